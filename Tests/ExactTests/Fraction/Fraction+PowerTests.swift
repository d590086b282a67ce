// Fraction+PowerTests.swift: powers of fractions.

import Exact
import Testing

struct FractionPowerTests {
  @Test(arguments: [
    (2, 3, 3, 8, 27), (2, 3, -3, 27, 8), (-2, 3, -3, -27, 8), (5, 7, 0, 1, 1),
    (0, 1, 0, 1, 1), (0, 1, 5, 0, 1), (0, 1, Int.max, 0, 1),
    (-1, 1, Int.min, 1, 1),
    (-1, 1, Int.max, -1, 1), (1, 1, Int.min, 1, 1), (-2, 1, 63, Int.min, 1),
    (-1, 2, -63, Int.min, 1), (2, 1, 62, 1 << 62, 1), (1, 2, 62, 1, 1 << 62),
    (Int.min, 1, 1, Int.min, 1), (3037000499, 1, 2, 9223372030926249001, 1),
  ])
  func powers(_ n: Int, _ d: Int, _ k: Int, _ p: Int, _ q: Int) throws {
    let power = try Fraction(n, d).raised(to: k)
    #expect(power == Fraction(p, q))
    #expect(power.isReduced)
  }

  @Test(arguments: [
    (2, 1, 63), (1, 2, 63), (2, 1, -63), (-2, 1, -63), (3, 2, Int.max),
    (3, 2, Int.min), (Int.min, 1, -1), (Int.min, 1, 2), (3037000500, 1, 2),
  ])
  func overflow(_ n: Int, _ d: Int, _ k: Int) {
    #expect(throws: FractionError.overflow) { try Fraction(n, d).raised(to: k) }
  }

  @Test(arguments: [-1, Int.min])
  func zero(_ k: Int) {
    #expect(throws: FractionError.divisionByZero) {
      try (0 as Fraction).raised(to: k)
    }
  }
}
