// EvaluationTests.swift: the values of expressions.

import Exact
import Testing
import fraction

@Suite struct EvaluationTests {
  @Test(arguments: exactCases)
  func exactValues(_ text: String, _ expected: String) throws {
    let value = try PostfixExpression(parsing: text).value(as: BigFraction.self)
    #expect(value.description == expected)
    #expect(value.isReduced)
  }

  @Test(arguments: faultCases)
  func faults(
    _ text: String, _ reason: ExpressionFault.Reason, _ column: Int
  ) throws {
    let expression = try PostfixExpression(parsing: text)
    let fault = #expect(throws: ExpressionFault.self) {
      try expression.value(as: BigFraction.self)
    }
    #expect(fault?.reason == reason)
    #expect(fault?.column(in: text) == column)
  }

  @Test func powerOfThousandBits() throws {
    let value = try PostfixExpression(parsing: "2^1000")
      .value(as: BigFraction.self)
    #expect(value.description == twoToTheThousand)
  }

  @Test func resultsUpToTheLimit() throws {
    // Powers of two, because tests are slow where numbers are long.
    for text in [
      "2^999999", "-2^999999", "2^-999999", "2^999998 * 2",
      "2^999999 - 1 + 1", "(3*2^333331)^3", "1e1000000",
    ] {
      _ = try PostfixExpression(parsing: text).value(as: BigFraction.self)
    }
  }

  @Test(arguments: doubleCases)
  func doubleValues(_ text: String, _ expected: Double) throws {
    let value = try PostfixExpression(parsing: text).value(as: Double.self)
    #expect(value == expected)
  }

  @Test func anyLengthAndDepth() throws {
    let n = 30_000
    let opening = String(repeating: "(", count: n)
    let closing = String(repeating: ")", count: n)
    let cases: [(String, BigFraction)] = [
      (opening + "5" + closing, 5),
      (String(repeating: "-(", count: n) + "5" + closing, 5),
      (String(repeating: "-", count: n + 1) + "5", -5),
      (String(repeating: "+", count: n) + "5", 5),
      ("5" + String(repeating: "+5", count: n), BigFraction(5 * (n + 1))),
      ("1" + String(repeating: "^1", count: n), 1),
      ("1" + String(repeating: "^-1", count: n), 1),
      ("1" + String(repeating: "*(1", count: n) + closing, 1),
    ]
    for (text, expected) in cases {
      let value = try PostfixExpression(parsing: text).value(
        as: BigFraction.self)
      #expect(value == expected)
    }
    for text in [opening, closing, opening + "5", "5" + closing] {
      #expect(throws: ExpressionFault.self) {
        try PostfixExpression(parsing: text)
      }
    }
  }
}

private let exactCases: [(String, String)] = [
  ("2/3 * 3", "2"),
  ("0.1 + 0.2", "3/10"),
  ("1 + 2 * 3", "7"),
  ("(1 + 2) * 3", "9"),
  ("7 - 2 - 1", "4"),
  ("7 - (2 - 1)", "6"),
  ("12 / 4 / 3", "1"),
  ("12 / (4 / 3)", "9"),
  ("12 / 4 * 3", "9"),
  ("1/2 + 1/3 - 1/6", "2/3"),
  ("(1/2)/(3/4)", "2/3"),
  ("-1/2 + 3", "5/2"),
  ("+-+1", "-1"),
  ("3--2", "5"),
  ("3-+-2", "5"),
  ("2 * -3", "-6"),
  ("-(1 - 3)", "2"),
  ("-2^2", "-4"),
  ("(-2)^2", "4"),
  ("2^-1", "1/2"),
  ("2^3^2", "512"),
  ("(2^3)^2", "64"),
  ("2^-3*4", "1/2"),
  ("2^-2^2", "1/16"),
  ("2 * -3^2 + 5", "-13"),
  ("-2^-2", "-1/4"),
  ("(2/3)^3", "8/27"),
  ("(2/3)^-3", "27/8"),
  ("4^(1/2 + 3/2)", "16"),
  ("0^0", "1"),
  ("5", "5"),
  ("007", "7"),
  (".5", "1/2"),
  ("5.", "5"),
  ("1.50", "3/2"),
  ("0.1(6)", "1/6"),
  (".(3)", "1/3"),
  ("5.(3)", "16/3"),
  ("0.(9)", "1"),
  ("-0.(142857)", "-1/7"),
  ("1e3", "1000"),
  ("1e-3", "1/1000"),
  ("1.5E+2", "150"),
  ("0.1(6)e1", "5/3"),
  ("0.(3)*(3)", "1"),
  ("1^9223372036854775807", "1"),
  ("(-1)^9223372036854775807", "-1"),
  ("(-1)^-9223372036854775808", "1"),
  ("0^9223372036854775807", "0"),
  ("0e99999999999999999999", "0"),
  ("-9223372036854775808", "-9223372036854775808"),
  ("9223372036854775807 / 3 * 3", "9223372036854775807"),
  ("2^64", "18446744073709551616"),
  ("-2^63", "-9223372036854775808"),
  ("(-2)^65", "-36893488147419103232"),
  ("1 + 9223372036854775808", "9223372036854775809"),
  ("- 9223372036854775809", "-9223372036854775809"),
  ("-(-9223372036854775808)", "9223372036854775808"),
  ("1 + 9223372036854775807", "9223372036854775808"),
  ("-9223372036854775807 - 2", "-9223372036854775809"),
  ("(2 + 1)^40 * 3^40", "147808829414345923316083210206383297601"),
  ("3037000500*3037000500", "9223372037000250000"),
  ("1 / 3037000500 / 3037000500", "1/9223372037000250000"),
  ("1e30", "1000000000000000000000000000000"),
  ("1e-30", "1/1000000000000000000000000000000"),
  ("1/3^100", "1/515377520732011331036461129765621272702107522001"),
  ("2^-64", "1/18446744073709551616"),
  (
    "1*2*3*4*5*6*7*8*9*10*11*12*13*14*15*16*17*18*19*20*21*22*23*24*25",
    "15511210043330985984000000"
  ),
  (
    "1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20/21/22/23/24/25",
    "1/15511210043330985984000000"
  ),
  ("9223372036854775807 + 1 - 1", "9223372036854775807"),
  ("2^64 - 2^64 + 1/2", "1/2"),
  ("1/2^70 + 1/2^70 - 1/2^69 + 7", "7"),
  ("2^100 * 3 / 2^100", "3"),
  ("0.(11111111111111111111)", "1/9"),
  (
    "0.12345678901234567890(1)",
    "111111110111111111011/900000000000000000000"
  ),
  ("1^2^64", "1"),
  ("(-1)^2^64", "1"),
  ("(-1)^(2^64 + 1)", "-1"),
  ("(-1)^-(2^64 + 1)", "-1"),
  ("0^2^64", "0"),
  ("5^(2^64 - 2^64)", "1"),
]

/// As Python writes it.
private let twoToTheThousand =
  "1071508607186267320948425049060001810561404811705533607443750388370351"
  + "0511249361224931983788156958581275946729175531468251871452856923140435"
  + "9845775746985748039345677748242309854210746050623711418779541821530464"
  + "7498358194126739876755916554394607706291457119647768654216766042983165"
  + "2624386837205668069376"

private let faultCases: [(String, ExpressionFault.Reason, Int)] = [
  ("1/0", .arithmetic(.divisionByZero), 2),
  ("1 + 2/(3 - 3) * 4", .arithmetic(.divisionByZero), 6),
  ("0/0", .arithmetic(.divisionByZero), 2),
  ("2^64/(2^64 - 2^64)", .arithmetic(.divisionByZero), 5),
  ("0^-1", .arithmetic(.divisionByZero), 2),
  ("0^-2^64", .arithmetic(.divisionByZero), 2),
  ("4^(1/2)", .arithmetic(.inexact), 2),
  ("1^0.5", .arithmetic(.inexact), 2),
  ("2^3^.5", .arithmetic(.inexact), 4),
  ("2^(2^64 + 1/2)", .arithmetic(.inexact), 2),
  ("1e-9999999999999999999999", .arithmetic(.limitExceeded), 1),
  ("-1e1000001", .arithmetic(.limitExceeded), 2),
  ("1 + 1e-1000001", .arithmetic(.limitExceeded), 5),
  ("9^9^9^9", .powerTooLarge, 4),
  ("2^8000000000", .powerTooLarge, 2),
  ("2^-8000000000", .powerTooLarge, 2),
  ("2^-9223372036854775808", .powerTooLarge, 2),
  ("2^2^64", .powerTooLarge, 2),
  ("1 - (1/2)^2^64", .powerTooLarge, 10),
  ("(-1/3)^-(2^64)", .powerTooLarge, 7),
  ("2^1000000", .powerTooLarge, 2),
  ("2^-1000000", .powerTooLarge, 2),
  ("(-2)^1000000", .powerTooLarge, 5),
  ("1/2^999999/2", .resultTooLarge, 11),
  ("(3*2^333332)^3", .powerTooLarge, 13),
  ("1e301030^1", .powerTooLarge, 9),
  ("1e301030 + 1", .resultTooLarge, 10),
  ("2^999999*4*2^999999", .resultTooLarge, 9),
  ("2^999999 + 2^999999", .resultTooLarge, 10),
  ("-2^999999 - 2^999999", .resultTooLarge, 11),
]

private let doubleCases: [(String, Double)] = [
  ("0.1 + 0.2", 0.30000000000000004),
  ("2/3 * 3", 2),
  ("1/3 - 1", -0.6666666666666667),
  ("0.1(6)", 0.16666666666666666),
  ("-0.(3)", -0.3333333333333333),
  (".5 * 5.", 2.5),
  ("2^-2", 0.25),
  ("-2^2", -4),
  ("2^.5", 1.4142135623730951),
  ("1e-3", 0.001),
  ("2^64", 0x1p64),
  ("18446744073709551617", 0x1p64),
  ("1e23 - 1", 1e23),
  ("1e-400", 0),
  ("2^1024", .infinity),
  ("1e400", .infinity),
  ("-1^2^64", -1),
  ("0.5^2^64", 0),
  ("1.(9)", 2),
  ("0.0(6)e1", 0.6666666666666666),
  ("0.(" + String(repeating: "3", count: 400) + ")", 0.3333333333333333),
  ("0.(" + String(repeating: "0", count: 99) + "3)e100", 3),
  ("1000.(3)e-310", 1.0003333333333333e-307),
  ("123.(45)e300", 1.2345454545454545e302),
]
