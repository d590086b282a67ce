// EvaluationTests.swift: the values of expressions.

import Exact
import Testing
import fraction

@Suite struct EvaluationTests {
  @Test(arguments: exactCases)
  func exactValues(_ text: String, _ expected: String) throws {
    let value = try PostfixExpression(parsing: text).value(as: Fraction.self)
    #expect(value.description == expected)
    #expect(value.isReduced)
  }

  @Test(arguments: faultCases)
  func faults(_ text: String, _ error: FractionError, _ column: Int) throws {
    let expression = try PostfixExpression(parsing: text)
    let fault = #expect(throws: ExpressionFault.self) {
      try expression.value(as: Fraction.self)
    }
    #expect(fault?.reason == .arithmetic(error))
    #expect(fault?.column(in: text) == column)
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
    let cases: [(String, Fraction)] = [
      (opening + "5" + closing, 5),
      (String(repeating: "-(", count: n) + "5" + closing, 5),
      (String(repeating: "-", count: n + 1) + "5", -5),
      (String(repeating: "+", count: n) + "5", 5),
      ("5" + String(repeating: "+5", count: n), Fraction(5 * (n + 1))),
      ("1" + String(repeating: "^1", count: n), 1),
      ("1" + String(repeating: "^-1", count: n), 1),
      ("1" + String(repeating: "*(1", count: n) + closing, 1),
    ]
    for (text, expected) in cases {
      let value = try PostfixExpression(parsing: text).value(as: Fraction.self)
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
]

private let faultCases: [(String, FractionError, Int)] = [
  ("1 + 9223372036854775808", .overflow, 5),
  ("- 9223372036854775809", .overflow, 3),
  ("-(-9223372036854775808)", .overflow, 1),
  ("--9223372036854775808", .overflow, 1),
  ("1 + 9223372036854775807", .overflow, 3),
  ("-9223372036854775807 - 2", .overflow, 22),
  ("(2 + 1)^40 * 3^40", .overflow, 8),
  ("3037000500*3037000500", .overflow, 11),
  ("1 / 3037000500 / 3037000500", .overflow, 16),
  ("2^1000", .overflow, 2),
  ("2^-9223372036854775808", .overflow, 2),
  ("1e30", .overflow, 1),
  ("1e-9999999999999999999999", .overflow, 1),
  ("1/0", .divisionByZero, 2),
  ("1 + 2/(3 - 3) * 4", .divisionByZero, 6),
  ("0/0", .divisionByZero, 2),
  ("0^-1", .divisionByZero, 2),
  ("4^(1/2)", .inexact, 2),
  ("1^0.5", .inexact, 2),
  ("2^3^.5", .inexact, 4),
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
]
