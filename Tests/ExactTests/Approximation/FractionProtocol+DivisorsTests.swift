// FractionProtocol+DivisorsTests.swift: common divisors and multiples, mediants
// and square roots of fractions.

import Exact
import ExactTesting
import Testing

struct FractionDivisorsTests {
  @Test(arguments: [
    ("1/2", "1/3", "1/6", "1"), ("2/3", "-4/5", "2/15", "4"),
    ("0", "-3/4", "3/4", "0"), ("0", "0", "0", "0"), ("6", "4", "2", "12"),
    ("-5/6", "-5/6", "5/6", "5/6"),
  ])
  func divisors(_ a: String, _ b: String, _ g: String, _ l: String) throws {
    let (a, b) = (Fraction(a)!, Fraction(b)!)
    #expect(try gcd(a, b) == Fraction(g))
    #expect(try gcd(b, a) == Fraction(g))
    #expect(try lcm(a, b) == Fraction(l))
    #expect(try lcm(b, a) == Fraction(l))
  }

  @Test func divisorsThatDoNotFit() throws {
    #expect(throws: FractionError.overflow) { try gcd(Fraction(.min), 0) }
    #expect(throws: FractionError.overflow) {
      try gcd(Fraction(1, .max), Fraction(1, .max - 1))
    }
    #expect(throws: FractionError.overflow) {
      try lcm(Fraction(.max), Fraction(.max - 1))
    }
    #expect(try gcd(Fraction(.min), Fraction(1, 2)) == Fraction(1, 2))
    #expect(
      try gcd(BigFraction(Int.min), 0) == BigFraction(BigInteger(1) << 63))
  }

  /// gcd and lcm divide and are divided, and their product is that of the two.
  @Test func laws() throws {
    var generator = SeededGenerator(seed: 32)
    var failures: [String] = []
    for _ in 0..<1000 {
      let a = BigFraction.edgeBiased(bits: 200, using: &generator)
      let b = BigFraction.edgeBiased(bits: 200, using: &generator)
      if a.isZero || b.isZero { continue }
      let (g, l) = try (gcd(a, b), lcm(a, b))
      if !(a / g).isInteger || !(b / g).isInteger || !(l / a).isInteger
        || !(l / b).isInteger || g * l != (a * b).magnitude
        || g.isNegative || !g.isReduced || !l.isReduced
        || gcd((a / g).numerator, (b / g).numerator) != 1
      {
        failures.append("\(a), \(b)")
      }
      let square = a * a
      if square.squareRoot != a.magnitude { failures.append("root of \(a)²") }
      if (square + square).squareRoot != nil { failures.append("2·\(a)²") }
      if a < b {
        let mediant = try a.mediant(with: b)
        if !(a < mediant && mediant < b) { failures.append("\(a) | \(b)") }
      }
    }
    #expect(failures == [])
  }

  @Test func mediants() throws {
    #expect(
      try Fraction(1, 2).mediant(with: Fraction(2, 3)) == Fraction(3, 5))
    #expect(try Fraction(1, 3).mediant(with: Fraction(3, 1)) == 1)
    // The sums of the terms do not fit, and the quotient does.
    #expect(try Fraction(.max).mediant(with: Fraction(1)) == Fraction(1 << 62))
    #expect(throws: FractionError.overflow) {
      try Fraction(1, .max).mediant(with: Fraction(1, .max - 1))
    }
  }

  @Test func squareRoots() {
    #expect(Fraction(9, 4).squareRoot == Fraction(3, 2))
    #expect(Fraction(0).squareRoot == 0)
    #expect(Fraction(1, 2).squareRoot == nil)
    #expect(Fraction(4, 3).squareRoot == nil)
    #expect(Fraction(-4).squareRoot == nil)
    #expect(Fraction(.min).squareRoot == nil)
    #expect(Fraction(.max).squareRoot == nil)
    #expect(
      Fraction(3_037_000_499 * 3_037_000_499, 4).squareRoot
        == Fraction(3_037_000_499, 2))
  }
}
