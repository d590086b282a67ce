// Decimal+OperandTests.swift: Decimal is shown as it is, but never traps.
//
// Nothing here depends on how Decimal rounds, which has changed over time.

import Foundation
import Testing
import fraction

@Suite struct DecimalOperandTests {
  @Test(arguments: [
    ("0.1 + 0.2", "0.3"),
    ("-1.50 * 2", "-3"),
    ("1/4", "0.25"),
    ("-0", "0"),
    ("0e99999999999999999999", "0"),
    ("0.(0)", "0"),
    ("1.(9)", "2"),
    ("5. + .5e1", "10"),
    ("1.5^2", "2.25"),
    ("(-2)^-3", "-0.125"),
    ("0^0", "1"),
    ("(-1)^9223372036854775807", "-1"),
    ("1^-9223372036854775808", "1"),
    ("(-1)^(2^64 + 1)", "-1"),
    ("0^2^64", "0"),
    ("-18446744073709551616 / 2^60", "-16"),
    ("1e400", "NaN"),
    ("1e1000000", "NaN"),
    ("0.5^2^64", "NaN"),
    // Decimal misses a whole exponent here, and knows no other.
    ("2^(1/3*3)", "NaN"),
  ])
  func values(_ text: String, _ expected: String) throws {
    let value = try PostfixExpression(parsing: text).value(as: Decimal.self)
    #expect(value.description == expected)
  }

  @Test func repetendIsNotDropped() throws {
    let value = try PostfixExpression(parsing: "0.1(6) * 6")
      .value(as: Decimal.self)
    #expect(value != 1 && !value.isNaN)
    #expect(abs(value - 1) < power(-36))
  }

  @Test func longRepetendIsNotDropped() throws {
    let digits = String(repeating: "142857", count: 20) + "1"
    let value = try PostfixExpression(parsing: "(0.(\(digits))e3 / 1e3) * 7")
      .value(as: Decimal.self)
    #expect(abs(value - 1) < power(-35))
  }

  @Test func productsBelowTheLeastExponent() throws {
    let tiny = power(-100)
    #expect(tiny.multiplied(by: tiny).isNaN)
    // A zero may have an exponent too.
    let zero = try #require(Decimal(string: "0e-100"))
    #expect(tiny.multiplied(by: zero) == 0)
    #expect(zero.multiplied(by: tiny) == 0)
    #expect(Decimal.nan.multiplied(by: tiny).isNaN)
    #expect(tiny.raised(toPower: 5).isNaN)
    #expect(tiny.raised(toPower: 0) == 1)
  }

  @Test func productThatDropsDigitsToFit() {
    // The exponents add up to -160, and 2^254 has 77 digits.
    let base = Decimal(2).raised(toPower: 127)
    let factor = base * power(-80)
    let square = factor.multiplied(by: factor)
    // NaN would count as less than anything.
    #expect(!square.isNaN)
    #expect(abs(square * power(80) / base * power(80) / base - 1) < power(-36))
    #expect(factor.multiplied(by: -factor) == -square)
    #expect((-factor).multiplied(by: -factor) == square)
  }

  @Test func productsBeyondTheGreatestExponent() {
    let huge = power(100)
    #expect(huge.multiplied(by: huge).isNaN)
    #expect(huge.raised(toPower: Decimal(Int.max)).isNaN)
    #expect(huge.raised(toPower: huge).isNaN)
  }
}

/// A power of ten.
private func power(_ exponent: Int) -> Decimal {
  Decimal(sign: .plus, exponent: exponent, significand: 1)
}
