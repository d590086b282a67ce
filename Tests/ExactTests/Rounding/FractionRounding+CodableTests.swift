// FractionRounding+CodableTests.swift: rounding rules in archives.

import Exact
import Foundation
import Testing

struct FractionRoundingCodableTests {
  @Test func names() throws {
    let rules: [FractionRounding] = [.up, .toNearestOrAwayFromZero]
    let json = String(decoding: try JSONEncoder().encode(rules), as: UTF8.self)
    #expect(json == #"["up","toNearestOrAwayFromZero"]"#)
  }

  @Test func roundTrips() throws {
    let rules = FractionRounding.allCases
    #expect(rules.count == 9)
    let read = try JSONDecoder().decode(
      [FractionRounding].self, from: JSONEncoder().encode(rules))
    #expect(read == rules)
  }

  @Test(arguments: [#"["sideways"]"#, "[0]", "[null]"])
  func refused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FractionRounding].self, from: Data(json.utf8))
    }
  }
}
