// PostfixExpression.swift: an expression as the steps that compute it.

/// An expression as the steps of a stack machine, in the order of execution.
///
/// - Invariant: Each operation finds its operands on the stack, and one value
///   is left at the end.
package struct PostfixExpression {
  /// What a step does.
  package enum Operation: Equatable {
    /// Puts the value of a number on the stack. The text follows the standard
    /// grammar of a fraction, and has neither a sign nor a stroke.
    case number(String)
    case negate, add, subtract, multiply, divide, raise
  }

  package struct Step: Equatable {
    package let operation: Operation
    /// The UTF-8 offset of the number or the sign.
    package let offset: Int
  }

  package internal(set) var steps: [Step] = []
}

extension PostfixExpression.Operation {
  /// The operation of a sign between two operands.
  init?(infix sign: Unicode.Scalar) {
    switch sign {
    case "+": self = .add
    case "-": self = .subtract
    case "*": self = .multiply
    case "/": self = .divide
    case "^": self = .raise
    default: return nil
    }
  }

  /// Whether the operation comes before one whose sign stands to the right of
  /// its own and has an operand in common with it.
  func binds(before next: Self) -> Bool {
    // -2^2 is -4, and 2^3^2 is 2^9.
    precedence > next.precedence
      || precedence == next.precedence && next != .raise
  }

  private var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .negate: 3
    case .raise: 4
    case .number: 5
    }
  }
}
