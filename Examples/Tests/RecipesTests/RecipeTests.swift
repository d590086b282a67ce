// RecipeTests.swift: the recipe, and the laws of the numbers it is made of.

import Exact
import ExactTesting
import Foundation
import Recipes
import Testing

struct RecipeTests {
  private func pancakes() throws -> Recipe {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try JSONDecoder().decode(
      Recipe.self,
      from: Data(contentsOf: package.appending(path: "pancakes.json")))
  }

  /// 0.575 + 0.2225 + 1.17 + 0.00333… is 1.97083…, and three quarters of it
  /// 1.478125.
  @Test func scaling() throws {
    #expect(
      try pancakes().text(forGuests: 4) == """
        1/2 l milk (0.58)
        1/4 kg flour (0.22)
        3 pieces eggs (1.17)
        1/3 spoon salt (0.00)
        Total 1.97
        """)
    #expect(
      try pancakes().text(forGuests: 3) == """
        3/8 l milk (0.43)
        3/16 kg flour (0.17)
        2 1/4 pieces eggs (0.88)
        1/4 spoon salt (0.00)
        Total 1.48
        """)
  }

  @Test func nobodyToCookFor() throws {
    let recipe = try JSONDecoder().decode(
      Recipe.self, from: Data(#"{"guests": 0, "ingredients": []}"#.utf8))
    #expect(throws: FractionError.divisionByZero) {
      try recipe.text(forGuests: 1)
    }
  }

  @Test func json() throws {
    let recipe = try pancakes()
    #expect(
      roundTripViolations("decode(encode(recipe)) == recipe", samples: [recipe])
      {
        try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode($0))
      } == [])
  }

  @Test func largeNumbers() throws {
    let growth = try BigFraction(parsing: "1.05").raised(to: 360)
    #expect(try growth.decimalDescription(places: 2) == "42476396.41")
    var generator = SeededGenerator(seed: 7)
    let samples = (0..<12).map { _ in
      BigFraction.edgeBiased(bits: 300, using: &generator)
    }
    #expect(
      comparableViolations(ascendingClasses: Set(samples).sorted().map { [$0] })
        == [])
  }
}
