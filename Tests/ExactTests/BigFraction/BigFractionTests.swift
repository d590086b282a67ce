// BigFractionTests.swift: making fractions of any size, and what they say about
// themselves.

import Exact
import ExactTesting
import Testing

private let large = (1 as BigInteger) << 200

struct BigFractionTests {
  @Test func lowestTerms() throws {
    let rows: [(BigInteger, BigInteger, BigInteger, BigInteger)] = [
      (6, -4, -3, 2), (0, -7, 0, 1), (0, -large, 0, 1), (large, large, 1, 1),
      (large * 6, large * -4, -3, 2), (-large, -large * large, 1, large),
      (1, BigInteger(Int.min), -1, 1 << 63),
      (BigInteger(Int.min), -1, 1 << 63, 1),
      (BigInteger(Int.min), 1, BigInteger(Int.min), 1),
      (BigInteger(Int.min), BigInteger(Int.min), 1, 1),
    ]
    for (n, d, p, q) in rows {
      let value = BigFraction(n, d)
      #expect(value.numerator == p && value.denominator == q)
      #expect(value.isReduced)
      #expect(try BigFraction(numerator: n, denominator: d) == value)
    }
    #expect(throws: FractionError.divisionByZero) {
      try BigFraction(numerator: large, denominator: 0)
    }
    #expect(throws: FractionError.divisionByZero) {
      try BigFraction(numerator: 0, denominator: 0)
    }
  }

  @Test func mixedNumbers() throws {
    #expect(try BigFraction(whole: -1, 1, 2) == -3 / 2)
    #expect(
      try BigFraction(whole: large, 1, 2) == BigFraction(large * 2 + 1, 2))
    #expect(
      try BigFraction(whole: -large, 1, 2) == BigFraction(large * -2 - 1, 2))
  }

  @Test func signs() {
    let values: [BigFraction] = [
      BigFraction(large), BigFraction(1, large), 3 / 7,
    ]
    for magnitude in values {
      #expect(magnitude.signum() == 1 && (-magnitude).signum() == -1)
      #expect(!magnitude.isNegative && (-magnitude).isNegative)
      #expect((-magnitude).magnitude == magnitude && !magnitude.isZero)
      #expect(magnitude.isInteger == (magnitude.denominator == 1))
    }
    #expect((0 as BigFraction).signum() == 0 && (0 as BigFraction).isZero)
  }

  @Test func texts() {
    let value = BigFraction(-(1 << 64), 3 as BigInteger)
    #expect("\(value)" == "-18446744073709551616/3")
    #expect("\(value * 3)" == "-18446744073709551616")
    #expect(value.debugDescription == "BigFraction(-18446744073709551616, 3)")
  }

  @Test func conversions() {
    let value = BigFraction(large * 2 + 1, 2)
    #expect(BigInteger(value) == large && BigInteger(-value) == -large)
    #expect(BigInteger(exactly: value) == nil)
    #expect(BigInteger(exactly: value * 2) == large * 2 + 1)
    #expect(Int(exactly: value) == nil && Int(BigFraction(-7, 2)) == -3)
    #expect(BigFraction(UInt128.max) == BigFraction(exactly: UInt128.max))
    #expect(
      BigFraction(UInt128.max) + 1 == BigFraction((1 as BigInteger) << 128))
    for small in [Fraction(.min, .max), Fraction(.max, .max - 1), 0] {
      #expect(Fraction(exactly: BigFraction(small)) == small)
    }
    #expect(Fraction(exactly: value) == nil)
    #expect(Fraction(exactly: 1 / BigFraction(BigInteger(Int.max) + 1)) == nil)
    #expect(Fraction(exactly: BigFraction(Int.min) - 1) == nil)
    #expect(
      Fraction(exactly: BigFraction(Int.min) - 1 + 1) == Fraction(Int.min))
  }

  @Test(arguments: [
    ("0e99999999999999999999999", "0/1"), ("-0.000e-99999999999", "0/1"),
    ("1e-40", "1/10000000000000000000000000000000000000000"),
    ("123456789012345678901234567890", "123456789012345678901234567890/1"),
    ("0.(0000000000000000000000001)", "1/9999999999999999999999999"),
    ("-36893488147419103232/6", "-18446744073709551616/3"),
    ("18446744073709551616/36893488147419103232", "1/2"),
    ("12.5(0)e1", "125/1"),
  ])
  func parsing(_ text: String, _ terms: String) throws {
    let value = try BigFraction(parsing: text)
    #expect(value.terms == terms)
    #expect(value.isReduced)
  }

  /// An exponent or a text beyond the limit is refused unless the value is
  /// zero.
  @Test func limitsOfParsing() throws {
    let digits = String(repeating: "7", count: 1_000_001)
    let zeros = String(repeating: "0", count: 1_000_001)
    for text in [
      "1e1000001", "-1e-1000001", "1e99999999999999999999", digits,
      "0.\(digits)", "1/\(digits)", "0.(\(digits))", "\(digits)/0000001",
    ] {
      #expect(throws: FractionError.limitExceeded) {
        try BigFraction(parsing: text)
      }
      #expect(BigFraction(text) == nil)
    }
    #expect(try BigFraction(parsing: zeros + "7") == 7)
    #expect(try BigFraction(parsing: "7." + zeros) == 7)
    #expect(try BigFraction(parsing: "." + zeros + "7e1000002") == 7)
    #expect(try BigFraction(parsing: zeros + "/7") == 0)
    #expect(throws: FractionError.divisionByZero) {
      try BigFraction(parsing: digits + "/" + zeros)
    }
    #expect(throws: FractionError.invalidSyntax(offset: 1_000_001)) {
      try BigFraction(parsing: digits + "x")
    }
  }

  @Test func strides() {
    let top = BigFraction(large)
    let steps = Array(stride(from: top, through: top + 1, by: 1 / 4))
    let distances: [BigFraction] = [0, 1 / 4, 1 / 2, 3 / 4, 1]
    #expect(steps == distances.map { top + $0 })
    #expect(Array(stride(from: top, to: top - 1, by: -1 / 2)).count == 2)
  }

  @Test func traps() async {
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigFraction(1, BigInteger(zero())))
      })
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigFraction(1 << 100, BigInteger(zero())))
      })
  }
}
