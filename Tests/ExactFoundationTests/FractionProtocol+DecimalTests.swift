// FractionProtocol+DecimalTests.swift: fractions from Decimals.

import Exact
import ExactFoundation
import ExactTesting
import Foundation
import Testing

struct FractionFromDecimalTests {
  @Test(arguments: [
    ("19.99", "1999/100"), ("0", "0"), ("0e5", "0"), ("-0", "0"),
    ("-0.07", "-7/100"), ("1.50", "3/2"), ("1e18", "1000000000000000000"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("0.000000000000000001", "1/1000000000000000000"),
    // Neither the significand nor the power of ten fits a word.
    ("9223372036854775807.5e1", "nil"),
    ("18446744073709551616e-1", "9223372036854775808/5"),
  ])
  func values(_ text: String, _ expected: String) throws {
    let decimal = try #require(Decimal(string: text))
    let exact = BigFraction(exactly: decimal)
    #expect(exact == BigFraction(text))
    let value = Fraction(exactly: decimal)
    // The oracle is the text, read by the grammar of fractions.
    #expect(value == Fraction(text))
    if let value { #expect(value.isReduced) }
    if expected != "nil" { #expect(exact?.description == expected) }
  }

  @Test func everyExponent() throws {
    let wrong = try EdgeDecimal.all().filter { edge in
      let value = BigFraction(exactly: edge.decimal)
      let word = Fraction(exactly: edge.decimal)
      return value != edge.value || value?.isReduced == false
        || word != Fraction(exactly: edge.value)
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test func valuesThatFoundationStoresOtherwise() throws {
    let hundreds = try StoredDecimal(1000, exponent: -2).decimal
    #expect(Fraction(exactly: hundreds) == 10)
    let tens = try StoredDecimal(10, exponent: 127, isNegative: true).decimal
    #expect(
      try BigFraction(exactly: tens) == -BigFraction(10).raised(to: 128))
    let zero = try StoredDecimal(0, exponent: 17).decimal
    #expect(Fraction(exactly: zero) == 0)
    let largest = try StoredDecimal(.max, exponent: -128).decimal
    #expect(
      try BigFraction(exactly: largest)
        == BigFraction(EdgeDecimal.largest) * BigFraction(10).raised(to: -128))
  }

  @Test func noNumber() throws {
    #expect(Fraction(exactly: Decimal.nan) == nil)
    #expect(BigFraction(exactly: Decimal.nan) == nil)
    let stored = try StoredDecimal(0, exponent: 0, isNegative: true).decimal
    #expect(stored.isNaN)
    #expect(Fraction(exactly: stored) == nil)
  }

  @Test func randomTexts() throws {
    var generator = SeededGenerator(seed: 21)
    var wrong: [String] = []
    for _ in 0..<2000 {
      let digits = UInt128.random(
        in: 0...(.max >> UInt128.random(in: 0...127, using: &generator)),
        using: &generator)
      let text = "\(digits)e\(Int.random(in: -128...127, using: &generator))"
      guard let decimal = Decimal(string: text) else {
        wrong.append(text)
        continue
      }
      if BigFraction(exactly: decimal) != BigFraction(text)
        || Fraction(exactly: decimal) != Fraction(text)
      {
        wrong.append(text)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test func otherInitialisersKeepTheirMeaning() {
    #expect(Fraction(exactly: 5) == 5)
    #expect(Decimal(exactly: 5)?.description == "5")
  }
}
