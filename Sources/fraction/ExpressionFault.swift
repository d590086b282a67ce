// ExpressionFault.swift: what can be wrong with an expression, and where.

import Exact

/// The reason why an expression has no value, and its place in the text.
package struct ExpressionFault: Error, Equatable {
  package enum Reason: Equatable {
    case operandExpected
    case operatorExpected(inParentheses: Bool)
    case digitExpected
    case unclosedParenthesis
    case unopenedParenthesis
    case powerTooLarge
    case resultTooLarge
    case arithmetic(FractionError)
  }

  package let reason: Reason
  /// The UTF-8 offset of the first byte that is at fault.
  package let offset: Int

  /// The number of the character at fault, the first being 1.
  package func column(in text: String) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.distance(from: text.startIndex, to: index) + 1
  }
}

extension ExpressionFault.Reason {
  /// The reason why an operation has no value.
  init(_ error: FractionError, in operation: PostfixExpression.Operation) {
    switch (error, operation) {
    case (.limitExceeded, .number): self = .arithmetic(error)
    case (.limitExceeded, .raise): self = .powerTooLarge
    case (.limitExceeded, _): self = .resultTooLarge
    default: self = .arithmetic(error)
    }
  }
}

extension ExpressionFault.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .operandExpected:
      #"a number, "-" or "(" is expected"#
    case .operatorExpected(inParentheses: false):
      "an operator or the end is expected"
    case .operatorExpected(inParentheses: true):
      #"an operator or ")" is expected"#
    case .digitExpected:
      "a digit is expected"
    case .unclosedParenthesis:
      #""(" is never closed"#
    case .unopenedParenthesis:
      #"")" has no "(" before it"#
    case .powerTooLarge:
      "the power is too large"
    case .resultTooLarge:
      "the result is too large"
    case .arithmetic(.divisionByZero):
      "division by zero"
    case .arithmetic(.inexact):
      "the exponent is not a whole number"
    case .arithmetic(.limitExceeded):
      "the number has too many digits"
    case .arithmetic(let error):
      error.description
    }
  }
}
