// FractionProtocol+InstalmentsTests.swift: running totals that are rounded.

import Exact
import ExactTesting
import Testing

struct FractionInstalmentsTests {
  @Test func equalInstalments() throws {
    let cent = Fraction(1, 100)
    let loan = try (50_000 as Fraction).instalments(
      12, unit: cent, rounding: .toNearestOrEven)
    let (low, high) = (Fraction(416_666, 100), Fraction(416_667, 100))
    #expect(
      loan == [
        high, low, high, high, low, high, high, low, high, high, low, high,
      ])
    #expect(try (10 as Fraction).instalments(4, unit: 1) == [3, 2, 3, 2])
    #expect(
      try (10 as Fraction).instalments(4, unit: 1, rounding: .down)
        == [2, 3, 2, 3])
    #expect(try (-10 as Fraction).instalments(4, unit: 1) == [-3, -2, -3, -2])
    #expect(
      try (-10 as Fraction).instalments(4, unit: -1, rounding: .down)
        == [-3, -2, -3, -2])
    #expect(try (0 as Fraction).instalments(2, unit: 1) == [0, 0])
    #expect(try (5 as BigFraction).instalments(1, unit: 5) == [5])
  }

  @Test func weighted() throws {
    let parts = try (1000 as Fraction).instalments(
      by: [31, 28, 31], unit: 1 / 100)
    #expect(
      parts == [
        Fraction(34_444, 100), Fraction(31_112, 100), Fraction(34_444, 100),
      ])
    #expect(
      try (9 as Fraction).instalments(by: [0, 1 / 2, 0, 1 / 2, 0], unit: 1)
        == [0, 5, 0, 4, 0])
  }

  /// Every running total is the exact one, rounded by the rule.
  @Test(arguments: FractionRounding.allCases)
  func byDefinition(_ rule: FractionRounding) throws {
    var generator = SeededGenerator(seed: 14)
    func random(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }
    var faults: [String] = []
    for round in 0..<200 {
      let unit = Fraction(random(1...9), random(1...100))
      let total = unit * Fraction(random(-300...300))
      let weights =
        (0..<random(1...12)).map { _ in
          Fraction(random(0...9), random(1...12))
        } + [1]
      let scale = round % 3 == 0 ? BigFraction(1, BigInteger(3) << 130) : 1
      let parts = try BigFraction(total).instalments(
        by: weights.map { BigFraction($0) * scale }, unit: BigFraction(unit),
        rounding: rule)
      let sum = try weights.sum()
      var weight: Fraction = 0
      var paid: BigFraction = 0
      for (part, next) in zip(parts, weights) {
        weight += next
        paid += part
        let exact = BigFraction(total * weight / sum)
        if paid != multipleByDefinition(exact, BigFraction(unit), rule) {
          faults.append("\(total) by \(weights), \(unit): \(parts)")
          break
        }
      }
      if paid != BigFraction(total) { faults.append("\(parts) add up wrongly") }
      let narrow = try total.instalments(
        by: weights, unit: unit, rounding: rule)
      if narrow.map({ BigFraction($0) }) != parts {
        faults.append("\(narrow) are not \(parts)")
      }
      let count = random(1...30)
      if try total.instalments(count, unit: unit, rounding: rule)
        != total.instalments(
          by: Array(repeating: 2, count: count), unit: unit, rounding: rule)
      {
        faults.append("\(total) in \(count)")
      }
    }
    #expect(faults == [])
  }

  @Test func manyInstalments() throws {
    let parts = try (1_000_001 as Fraction).instalments(100_000, unit: 1)
    #expect(try parts.sum() == 1_000_001)
    #expect(parts.allSatisfy { $0 == 10 || $0 == 11 })
  }
}
