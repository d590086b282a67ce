// FractionProtocol+DivisionTests.swift: integer quotients and remainders of
// fractions.

import Exact
import ExactTesting
import Testing

struct FractionDivisionTests {
  /// Dividend, divisor, rule, quotient and remainder.
  @Test(
    arguments: [
      ("7/2", "2/3", .towardZero, 5, "1/6"),
      ("-7/2", "2/3", .towardZero, -5, "-1/6"),
      ("-7/2", "2/3", .down, -6, "1/2"),
      ("7/2", "-2/3", .down, -6, "-1/2"),
      ("7/2", "2/3", .up, 6, "-1/2"),
      ("7/2", "1", .toNearestOrEven, 4, "-1/2"),
      ("0", "5", .up, 0, "0"),
      ("-9223372036854775808", "-9223372036854775808", .towardZero, 1, "0"),
      (
        "1/9223372036854775807", "9223372036854775807", .down, 0,
        "1/9223372036854775807"
      ),
    ] as [(String, String, FractionRounding, Int, String)])
  func table(
    _ x: String, _ y: String, _ rule: FractionRounding, _ q: Int, _ r: String
  ) throws {
    let (x, y, r) = try (
      Fraction(parsing: x), Fraction(parsing: y), Fraction(parsing: r)
    )
    let both = try x.quotientAndRemainder(dividingBy: y, rounding: rule)
    #expect(both == (q, r))
    #expect(try x.quotient(dividingBy: y, rounding: rule) == q)
    #expect(try x.remainder(dividingBy: y, rounding: rule) == r)
    let big = try BigFraction(x)
      .quotientAndRemainder(dividingBy: BigFraction(y), rounding: rule)
    #expect(big == (BigInteger(q), BigFraction(r)))
  }

  /// Each result fails exactly where it does not fit itself.
  @Test func overflow() throws {
    let least = Fraction(Int.min)
    #expect(throws: FractionError.overflow) {
      try least.quotient(dividingBy: -1)
    }
    #expect(throws: FractionError.overflow) {
      try least.quotientAndRemainder(dividingBy: -1)
    }
    #expect(try least.remainder(dividingBy: -1) == 0)
    #expect(try least.quotient(dividingBy: 1) == .min)
    // The quotient needs three words.
    let tiny = Fraction(3, .max)
    #expect(
      try Fraction(Int.max).remainder(dividingBy: tiny)
        == Fraction(
          BigInteger(Int.max) * BigInteger(Int.max) % 3 == 0 ? 0 : 1, .max))
    #expect(throws: FractionError.overflow) {
      try Fraction(Int.max).quotient(dividingBy: tiny)
    }
    // The remainder needs a longer denominator than there is.
    let (x, y) = (Fraction(1, .max), Fraction(1, .max - 1))
    #expect(try x.quotient(dividingBy: y, rounding: .up) == 1)
    #expect(throws: FractionError.overflow) {
      try x.remainder(dividingBy: y, rounding: .up)
    }
    #expect(try x.remainder(dividingBy: y) == x)
  }

  @Test func zeroDivisor() {
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(1, 2).quotientAndRemainder(dividingBy: 0)
    }
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(1, 2).quotient(dividingBy: 0)
    }
    #expect(throws: FractionError.divisionByZero) {
      try (0 as BigFraction).remainder(dividingBy: 0)
    }
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(1, 2).rounded(toMultipleOf: 0)
    }
  }

  /// x == q * y + r, q is what the rule says, and what does not fit is reported.
  @Test(arguments: FractionRounding.allCases)
  func law(_ rule: FractionRounding) {
    var generator = SeededGenerator(seed: 8)
    var faults: [String] = []
    for (x, y) in zip(
      edgeFractions(500, seed: 9), edgeFractions(500, seed: 10)) where y != 0
    {
      let (n, d) = (BigFraction(x), BigFraction(y))
      let q = integerByDefinition(
        n.numerator * d.denominator, n.denominator * d.numerator, rule)
      let r = n - BigFraction(q) * d
      let quotient = outcome { () throws(FractionError) in
        try x.quotient(dividingBy: y, rounding: rule)
      }
      let remainder = outcome { () throws(FractionError) in
        try x.remainder(dividingBy: y, rounding: rule)
      }
      if quotient != Int(exactly: q).map(Result.success)
        ?? .failure(.overflow)
      {
        faults.append("\(x) / \(y): \(quotient)")
      }
      if remainder != narrowed(r) { faults.append("\(x) % \(y): \(remainder)") }
      let both = try? x.quotientAndRemainder(dividingBy: y, rounding: rule)
      if (both == nil)
        != ((try? quotient.get()) == nil || (try? remainder.get()) == nil)
      {
        faults.append("\(x) /% \(y)")
      }
    }
    for _ in 0..<200 {
      let x = BigFraction.edgeBiased(bits: 400, using: &generator)
      let y = BigFraction.edgeBiased(bits: 150, using: &generator)
      guard y != 0,
        let (q, r) = try? x.quotientAndRemainder(
          dividingBy: y, rounding: rule)
      else { continue }
      if BigFraction(q) * y + r != x || !r.isReduced
        || q
          != integerByDefinition(
            x.numerator * y.denominator, x.denominator * y.numerator, rule)
      {
        faults.append("\(x) /% \(y)")
      }
    }
    #expect(faults == [])
  }
}
