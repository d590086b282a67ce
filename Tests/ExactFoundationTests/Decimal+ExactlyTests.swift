// Decimal+ExactlyTests.swift: Decimals of exactly the value of a fraction.

import Exact
import ExactFoundation
import ExactTesting
import Foundation
import Testing

struct DecimalExactlyTests {
  @Test(arguments: [
    ("1999/100", "19.99"), ("-7/100", "-0.07"), ("0", "0"), ("3/8", "0.375"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775807/5", "1844674407370955161.4"),
    // 2^-62 has 62 places, of which 44 are digits.
    ("1/4611686018427387904", "nil"),
    ("1/4294967296", "0.00000000023283064365386962890625"),
    ("1/3", "nil"), ("1/7", "nil"), ("22/7", "nil"),
    // 5^27 is the last power of five in a word; 2^27 · 10^-27.
    ("1/7450580596923828125", "0.000000000000000000134217728"),
  ])
  func values(_ text: String, _ expected: String) throws {
    let value = try Fraction(parsing: text)
    let decimal = Decimal(exactly: value)
    #expect(decimal?.description ?? "nil" == expected)
    #expect(
      Decimal(exactly: BigFraction(value))?.description ?? "nil" == expected)
  }

  @Test func everyExponent() throws {
    let wrong = try EdgeDecimal.all().filter { edge in
      guard let decimal = Decimal(exactly: edge.value) else { return true }
      // The texts are compared as well, so that no inverse hides a fault.
      return decimal.description != edge.decimal.description
        || BigFraction(exactly: decimal) != edge.value
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test func justOutside() throws {
    let ten: BigFraction = 10
    let largest = BigFraction(EdgeDecimal.largest)
    let top = try largest * ten.raised(to: 127)
    let bottom = try ten.raised(to: -128)
    #expect(Decimal(exactly: top) == .greatestFiniteMagnitude)
    #expect(Decimal(exactly: -top) != nil)
    #expect(Decimal(exactly: bottom)?.exponent == -128)
    #expect(Decimal(exactly: largest + 1) == nil)
    #expect(Decimal(exactly: (largest + 1) * 10) == nil)
    // 2^128 + 4 ends in a zero, which becomes an exponent.
    #expect(Decimal(exactly: largest + 5) != nil)
    #expect(Decimal(exactly: top + 1) == nil)
    #expect(try Decimal(exactly: top + ten.raised(to: 127)) == nil)
    #expect(try Decimal(exactly: ten.raised(to: 165)) != nil)
    #expect(try Decimal(exactly: ten.raised(to: 166)) == nil)
    #expect(try Decimal(exactly: 4 * ten.raised(to: 165)) == nil)
    #expect(Decimal(exactly: bottom / 10) == nil)
    #expect(Decimal(exactly: bottom / 2) == nil)
    #expect(Decimal(exactly: 1 + bottom) == nil)
    #expect(try Decimal(exactly: ten.raised(to: 100_000)) == nil)
    #expect(try Decimal(exactly: ten.raised(to: -100_000)) == nil)
    #expect(try Decimal(exactly: BigFraction(3).raised(to: 300)) == nil)
  }

  @Test func randomFractions() {
    var generator = SeededGenerator(seed: 22)
    var wrong: [Fraction] = []
    for _ in 0..<2000 {
      let twos = Int.random(in: 0...30, using: &generator)
      let fives = Int.random(in: 0...12, using: &generator)
      let d = (0..<fives).reduce(1 << twos) { d, _ in d * 5 }
      let value = Fraction(
        Int.random(in: Int.min...Int.max, using: &generator), d)
      // 30 places and 19 digits may need more than 128 bits.
      let scaled =
        BigInteger(value.numerator) * (1_000_000_000_000_000_000 as BigInteger)
        * 1_000_000_000_000 / BigInteger(value.denominator)
      guard let decimal = Decimal(exactly: value) else {
        if scaled.magnitude <= EdgeDecimal.largest { wrong.append(value) }
        continue
      }
      if Fraction(exactly: decimal) != value { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }
}
