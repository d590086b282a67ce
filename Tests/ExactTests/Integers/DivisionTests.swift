// DivisionTests.swift: integer quotients under every rounding rule.

import Exact
import Testing

struct DivisionTests {
  /// Every pair of bytes under every rule, by the definition of the rule: the
  /// integers next to the quotient, and their distances from it.
  @Test(arguments: FractionRounding.allCases)
  func bytes(_ rule: FractionRounding) {
    var faults: [String] = []
    for a in Int8.min ... .max {
      for b in Int8.min ... .max where b != 0 {
        let expected = Int8(
          exactly: integerByDefinition(Int(a), Int(b), rule))
        if (try? a.divided(by: b, rounding: rule)) != expected {
          faults.append("\(a) / \(b)")
        }
      }
    }
    #expect(faults == [])
  }

  @Test func edges() throws {
    #expect(try (-7).divided(by: 2) == -3)
    #expect(try Int.max.divided(by: 2, rounding: .up) == 1 << 62)
    #expect(try Int.min.divided(by: .max, rounding: .awayFromZero) == -2)
    #expect(try Int.min.divided(by: .max, rounding: .toNearestOrEven) == -1)
    #expect(try UInt.max.divided(by: 2, rounding: .toNearestOrUp) == 1 << 63)
    #expect(throws: FractionError.overflow) { try Int.min.divided(by: -1) }
    #expect(throws: FractionError.divisionByZero) {
      try 1.divided(by: 0, rounding: .up)
    }
  }

  @Test func rulesOfTheStandardLibrary() {
    let rules: [(FloatingPointRoundingRule, FractionRounding)] = [
      (.up, .up), (.down, .down), (.towardZero, .towardZero),
      (.awayFromZero, .awayFromZero), (.toNearestOrEven, .toNearestOrEven),
      (.toNearestOrAwayFromZero, .toNearestOrAwayFromZero),
    ]
    for (theirs, ours) in rules { #expect(FractionRounding(theirs) == ours) }
  }
}
