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
        let expected = Int8(exactly: rounded(Int(a), Int(b), rule))
        if (try? a.divided(by: b, rounding: rule)) != expected {
          faults.append("\(a) / \(b)")
        }
      }
    }
    #expect(faults == [])
  }

  private func rounded(_ a: Int, _ b: Int, _ rule: FractionRounding) -> Int {
    let (n, d) = b < 0 ? (-a, -b) : (a, b)
    let floor = (n - ((n % d) + d) % d) / d
    let below = n - floor * d
    if below == 0 { return floor }
    let ceiling = floor + 1
    let awayFromZero = n < 0 ? floor : ceiling
    let towardZero = n < 0 ? ceiling : floor
    let nearest = 2 * below < d ? floor : ceiling
    let isTie = 2 * below == d
    switch rule {
    case .up: return ceiling
    case .down: return floor
    case .towardZero: return towardZero
    case .awayFromZero: return awayFromZero
    case .toNearestOrEven:
      return isTie ? (floor % 2 == 0 ? floor : ceiling) : nearest
    case .toNearestOrAwayFromZero: return isTie ? awayFromZero : nearest
    case .toNearestOrTowardZero: return isTie ? towardZero : nearest
    case .toNearestOrUp: return isTie ? ceiling : nearest
    case .toNearestOrDown: return isTie ? floor : nearest
    }
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
