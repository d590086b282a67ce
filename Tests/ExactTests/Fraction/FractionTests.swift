// FractionTests.swift: making fractions, and what they say about themselves.

import Exact
import Testing

struct FractionTests {
  @Test(arguments: [
    (6, -4, -3, 2), (-6, -4, 3, 2), (0, -7, 0, 1), (7, 1, 7, 1),
    (Int.min, Int.min, 1, 1), (Int.max, Int.max, 1, 1),
    (2, Int.min, -1, 1 << 62),
    (Int.min, 2, -1 << 62, 1), (Int.min, 1, Int.min, 1),
    (Int.min, Int.max, Int.min, Int.max),
    (0, Int.min, 0, 1), (Int.min, -2, 1 << 62, 1), (-1, Int.max, -1, Int.max),
  ])
  func lowestTerms(_ n: Int, _ d: Int, _ p: Int, _ q: Int) throws {
    let value = Fraction(n, d)
    #expect((value.numerator, value.denominator) == (p, q))
    #expect(value.isReduced)
    #expect(try Fraction(numerator: n, denominator: d) == value)
  }

  @Test(arguments: [
    (1, Int.min), (Int.min, -1), (Int.max, Int.min), (Int.min, -3),
    (3, Int.min),
  ])
  func termsThatDoNotFit(_ n: Int, _ d: Int) {
    #expect(throws: FractionError.overflow) {
      try Fraction(numerator: n, denominator: d)
    }
  }

  @Test(arguments: [0, 1, -1, Int.min, Int.max])
  func zeroDenominator(_ n: Int) {
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(numerator: n, denominator: 0)
    }
  }

  @Test func literals() {
    let third: Fraction = 1 / 3
    #expect(third * 3 == 1)
    #expect(third == Fraction(1, 3))
    #expect(-third == Fraction(-1, 3))
    #expect(2 / 3 + third == 1 as Fraction)
  }

  @Test(arguments: [
    (2, 1, 3, 7, 3), (-1, 1, 2, -3, 2), (0, -1, 2, -1, 2), (0, 0, 5, 0, 1),
    (3, 5, 2, 11, 2), (2, -1, 2, 3, 2), (-2, -1, 2, -3, 2),
    (Int.max, 0, 9, Int.max, 1), (Int.min, 0, 9, Int.min, 1),
    (-1, Int.min, Int.max, 1, Int.max),
  ])
  func mixedNumbers(_ whole: Int, _ n: Int, _ d: Int, _ p: Int, _ q: Int) throws
  {
    #expect(try Fraction(whole: whole, n, d) == Fraction(p, q))
  }

  @Test func mixedNumbersThatDoNotFit() {
    #expect(throws: FractionError.overflow) { try Fraction(whole: .max, 1, 2) }
    #expect(throws: FractionError.overflow) { try Fraction(whole: .min, 1, 2) }
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(whole: 1, 1, 0)
    }
  }

  @Test(arguments: [
    (-7, 2, -1), (0, 1, 0), (7, 2, 1), (Int.min, 1, -1), (Int.min, Int.max, -1),
  ])
  func signs(_ n: Int, _ d: Int, _ sign: Int) {
    let value = Fraction(n, d)
    #expect(value.signum() == Fraction(sign))
    #expect(value.isNegative == (sign < 0))
    #expect(value.isZero == (sign == 0))
    #expect(value.isInteger == (d == 1))
  }

  @Test func magnitude() {
    #expect(Fraction(-3, 4).magnitude == Fraction(3, 4))
    #expect(Fraction(3, 4).magnitude == Fraction(3, 4))
    #expect(Fraction(.min + 1, 2).magnitude == Fraction(.max, 2))
  }

  @Test func descriptions() {
    #expect(
      "\(Fraction(3, 4)) \(Fraction(-1, 2)) \(Fraction(5))" == "3/4 -1/2 5")
    #expect(Fraction(.min, .max).description == "\(Int.min)/\(Int.max)")
    #expect(Fraction(3, 4).debugDescription == "Fraction(3, 4)")
    #expect(Fraction(-5).debugDescription == "Fraction(-5, 1)")
  }

  @Test func traps() async {
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(1, zero()))
      })
    expectTrap(
      "Overflow in Fraction initialiser",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(1 + zero(), Int.min))
      })
    expectTrap(
      "Overflow in Fraction -",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.min + zero(), 1).magnitude)
      })
  }
}
