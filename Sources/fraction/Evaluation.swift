// Evaluation.swift: the one evaluator that serves all number types.

import Exact

/// A type of number in which expressions can be evaluated.
package protocol Operand {
  /// The value of a number without a stroke, as near as the type comes.
  static func value(of number: String) throws(FractionError) -> Self

  func adding(_ other: Self) throws(FractionError) -> Self
  func subtracting(_ other: Self) throws(FractionError) -> Self
  func multiplied(by other: Self) throws(FractionError) -> Self
  func divided(by other: Self) throws(FractionError) -> Self
  func negated() throws(FractionError) -> Self

  /// The value to the power of another.
  ///
  /// - Throws: ``FractionError/inexact`` if an exact type is given an exponent
  ///   that is not whole, ``FractionError/limitExceeded`` if the power is far
  ///   too large.
  func raised(toPower exponent: Self) throws(FractionError) -> Self

  /// Whether the value, as a result, is small enough to go on with.
  var isWithinLimit: Bool { get }
}

extension Operand {
  package var isWithinLimit: Bool { true }
}

extension PostfixExpression {
  /// The value of the expression in a type of number.
  ///
  /// - Throws: The first step that has no value in that type.
  package func value<Number: Operand>(
    as type: Number.Type
  ) throws(ExpressionFault) -> Number {
    var stack: [Number] = []
    for step in steps {
      do throws(FractionError) {
        try step.operation.perform(on: &stack)
      } catch {
        throw ExpressionFault(
          reason: .init(error, in: step.operation), offset: step.offset)
      }
    }
    return stack.removeLast()
  }
}

extension PostfixExpression.Operation {
  fileprivate func perform<Number: Operand>(
    on stack: inout [Number]
  ) throws(FractionError) {
    if case .number(let text) = self {
      stack.append(try Number.value(of: text))
      return
    }
    let rhs = stack.removeLast()
    if self == .negate {
      stack.append(try rhs.negated())
      return
    }
    let lhs = stack.removeLast()
    let result: Number
    switch self {
    case .add: result = try lhs.adding(rhs)
    case .subtract: result = try lhs.subtracting(rhs)
    case .multiply: result = try lhs.multiplied(by: rhs)
    case .divide: result = try lhs.divided(by: rhs)
    case .raise: result = try lhs.raised(toPower: rhs)
    case .number, .negate: return
    }
    guard result.isWithinLimit else { throw .limitExceeded }
    stack.append(result)
  }
}
