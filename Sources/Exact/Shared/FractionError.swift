// FractionError.swift: what can be wrong with an exact operation.

/// The reason why an operation has no exact result to give.
public enum FractionError: Error, Hashable, Sendable {
  /// The exact result, in lowest terms, does not fit the type.
  case overflow
  /// A denominator or a divisor is zero.
  case divisionByZero
  /// A floating-point operand is a NaN or an infinity.
  case notFinite
  /// A text is not a number; `offset` is that of the first offending UTF-8
  /// code unit, or the length of the text where it ends too early.
  case invalidSyntax(offset: Int)
  /// A text, a power or an expansion is larger than the documented limit.
  case limitExceeded
  /// An exact result was demanded and does not exist.
  case inexact
  /// A whole cannot be divided by weights that are missing or all zero, or one
  /// of which is negative.
  case invalidWeights
}

extension FractionError: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .overflow: "The exact result does not fit."
    case .divisionByZero: "The denominator or divisor is zero."
    case .notFinite: "The operand is not a finite number."
    case .invalidSyntax(let offset):
      "The text is not a number, from offset \(offset) on."
    case .limitExceeded: "The operand exceeds the documented limit."
    case .inexact: "No exact result exists."
    case .invalidWeights:
      "A weight is negative, or there is none above zero."
    }
  }
}
