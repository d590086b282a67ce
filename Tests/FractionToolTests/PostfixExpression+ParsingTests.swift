// PostfixExpression+ParsingTests.swift: the order of the steps, and where a
// text stops being an expression.

import Testing
import fraction

@Suite struct PostfixExpressionParsingTests {
  @Test(arguments: [
    ("1 + 2 * 3", "1 2 3 * +"),
    ("1 * 2 + 3", "1 2 * 3 +"),
    ("1 - 2 - 3", "1 2 - 3 -"),
    ("1 / 2 / 3", "1 2 / 3 /"),
    ("1 / 2 * 3", "1 2 / 3 *"),
    ("1 - (2 - 3)", "1 2 3 - -"),
    ("2^3^4", "2 3 4 ^ ^"),
    ("(2^3)^4", "2 3 ^ 4 ^"),
    ("2*3^4*5", "2 3 4 ^ * 5 *"),
    // A minus comes after a power, and before all else.
    ("-2", "2 neg"),
    ("- 2", "2 neg"),
    ("-2^3", "2 3 ^ neg"),
    ("-2 ^3", "2 3 ^ neg"),
    ("-(2)", "2 neg"),
    ("--2", "2 neg neg"),
    ("-+-2", "2 neg neg"),
    ("1--2", "1 2 neg -"),
    ("-2*3", "2 neg 3 *"),
    ("-(2)*3", "2 neg 3 *"),
    ("2^-3", "2 3 neg ^"),
    ("2^-3^4", "2 3 4 ^ neg ^"),
    ("2^-3*4", "2 3 neg ^ 4 *"),
    ("2^-(3)*4", "2 3 neg ^ 4 *"),
    ("2*-3^4+5", "2 3 4 ^ neg * 5 +"),
    // Numbers end where the grammar ends them.
    ("0.1(6)(", nil),
    ("0.1(6)", "0.1(6)"),
    ("5.(6)e-2", "5.(6)e-2"),
    (".(6)", ".(6)"),
    (".5+5.", ".5 5. +"),
    ("1e3-1E+3", "1e3 1E+3 -"),
    ("1e-3-3", "1e-3 3 -"),
    ("\t1\r\n+ 2 ", "1 2 +"),
    // Other forms of numbers.
    ("1_000.5_0", "1000.50"),
    ("1 1/2", "3 2 /"),
    ("-1 1/2", "3 2 / neg"),
    ("1 1/2^2", "3 2 / 2 ^"),
    ("1 1/2/3", "3 2 / 3 /"),
    ("2 - 1 1/2", "2 3 2 / -"),
    ("1 4/2", "3"),
    ("1 / 2", "1 2 /"),
    ("1½", "3 2 /"),
    ("1 ½", "3 2 /"),
    ("½", "1 2 /"),
    ("2*½", "2 1 2 / *"),
    ("3³⁄₄", "15 4 /"),
    ("1⁄2", "1 2 /"),
    ("1 1⁄2+1", "3 2 / 1 +"),
    ("5%", "5 100 /"),
    ("5 % + 1", "5 100 / 1 +"),
    ("33 1/3 %", "100 3 / 100 /"),
    ("5%^2", "5 100 / 2 ^"),
    ("(½%)", "1 2 / 100 /"),
  ])
  func steps(_ text: String, _ expected: String?) {
    let expression = try? PostfixExpression(parsing: text)
    let steps = expression?.steps.map { name(of: $0.operation) }
    #expect(steps?.joined(separator: " ") == expected)
  }

  @Test func offsetsOfSteps() throws {
    let expression = try PostfixExpression(parsing: "-1 - (2^ 3)*-(4)")
    #expect(expression.steps.map(\.offset) == [1, 0, 6, 9, 7, 14, 12, 11, 3])
  }

  @Test(arguments: faultCases)
  func faults(_ text: String, _ reason: ExpressionFault.Reason, _ column: Int) {
    let fault = #expect(throws: ExpressionFault.self) {
      try PostfixExpression(parsing: text)
    }
    #expect(fault?.reason == reason)
    #expect(fault?.column(in: text) == column)
  }
}

private func name(of operation: PostfixExpression.Operation) -> String {
  switch operation {
  case .number(let text): text
  case .negate: "neg"
  case .add: "+"
  case .subtract: "-"
  case .multiply: "*"
  case .divide: "/"
  case .raise: "^"
  }
}

private let faultCases: [(String, ExpressionFault.Reason, Int)] = [
  ("", .operandExpected, 1),
  ("  ", .operandExpected, 3),
  ("2 + * 3", .operandExpected, 5),
  ("2 +", .operandExpected, 4),
  ("-", .operandExpected, 2),
  ("()", .operandExpected, 2),
  ("(1+)", .operandExpected, 4),
  ("(", .operandExpected, 2),
  (")", .operandExpected, 1),
  ("2^^3", .operandExpected, 3),
  ("x", .operandExpected, 1),
  ("−1", .operandExpected, 1),
  ("1 2", .operatorExpected(inParentheses: false), 3),
  ("2(3)", .operatorExpected(inParentheses: false), 2),
  ("(2)(3)", .operatorExpected(inParentheses: false), 4),
  ("(2)3", .operatorExpected(inParentheses: false), 4),
  ("(2 3)", .operatorExpected(inParentheses: true), 4),
  ("((2) 3)", .operatorExpected(inParentheses: true), 6),
  ("0.1(2+3)", .operatorExpected(inParentheses: false), 4),
  ("0.1()", .operatorExpected(inParentheses: false), 4),
  ("0.1 (6)", .operatorExpected(inParentheses: false), 5),
  ("0.1(6", .operatorExpected(inParentheses: false), 4),
  ("1e2(6)", .operatorExpected(inParentheses: false), 4),
  ("0.1(6)(7)", .operatorExpected(inParentheses: false), 7),
  ("1.2.3", .operatorExpected(inParentheses: false), 4),
  ("1,5", .operatorExpected(inParentheses: false), 2),
  ("1__0", .digitExpected, 3),
  ("1_", .digitExpected, 3),
  ("_1", .operandExpected, 1),
  ("1.(_3)", .operatorExpected(inParentheses: false), 3),
  ("1 1/0", .arithmetic(.divisionByZero), 1),
  ("2 + 1⁄0", .arithmetic(.divisionByZero), 5),
  ("1 2 3/4", .operatorExpected(inParentheses: false), 3),
  ("1  1/2", .operatorExpected(inParentheses: false), 4),
  ("1 -", .operandExpected, 4),
  ("½½", .operandExpected, 1),
  ("½×3", .operatorExpected(inParentheses: false), 2),
  ("2×½", .operatorExpected(inParentheses: false), 2),
  ("10 % 3", .operatorExpected(inParentheses: false), 6),
  ("5%%", .operatorExpected(inParentheses: false), 3),
  ("(5)%", .operatorExpected(inParentheses: false), 4),
  ("%", .operandExpected, 1),
  ("16:9", .operatorExpected(inParentheses: false), 3),
  ("1¹", .operatorExpected(inParentheses: false), 2),
  ("0x1F", .operatorExpected(inParentheses: false), 2),
  ("2 × 3", .operatorExpected(inParentheses: false), 3),
  ("2 ÷ 3 × 4", .operatorExpected(inParentheses: false), 3),
  ("1 \u{A0}+ 2", .operatorExpected(inParentheses: false), 3),
  ("1 + 2\u{0}", .operatorExpected(inParentheses: false), 6),
  ("1\u{661}", .operatorExpected(inParentheses: false), 2),
  // The sign and its accent are one character.
  ("1 +\u{301} 2", .operandExpected, 3),
  // So are a carriage return and a line feed.
  ("1\r\n+ *", .operandExpected, 5),
  (".", .digitExpected, 2),
  ("1 + .e5", .digitExpected, 6),
  (".()", .digitExpected, 2),
  ("1e", .digitExpected, 3),
  ("1e-", .digitExpected, 4),
  ("1e+x", .digitExpected, 4),
  ("1ee", .digitExpected, 3),
  ("2 * (1 + 2", .unclosedParenthesis, 5),
  ("((1)", .unclosedParenthesis, 1),
  ("(1)+(2+(3)", .unclosedParenthesis, 5),
  ("1)", .unopenedParenthesis, 2),
  ("(1) + 2) + 3", .unopenedParenthesis, 8),
]
