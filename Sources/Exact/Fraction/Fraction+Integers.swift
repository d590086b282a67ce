// Fraction+Integers.swift: fractions from integers and integer literals.

extension Fraction: ExpressibleByIntegerLiteral {
  /// Creates the value of an integer literal, so that `1/3` is a fraction
  /// where one is expected.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(reduced: value, 1)
  }

  /// Creates the value of an `Int`.
  @inlinable
  public init(_ integer: Int) {
    self.init(reduced: integer, 1)
  }

  /// Creates the value of an integer.
  ///
  /// - Precondition: The integer fits `Int`.
  @inlinable
  public init(_ integer: some BinaryInteger) {
    self.init(reduced: Int(integer), 1)
  }

  /// Creates the value of an integer, or `nil` if it does not fit `Int`.
  @inlinable
  public init?(exactly integer: some BinaryInteger) {
    guard let numerator = Int(exactly: integer) else { return nil }
    self.init(reduced: numerator, 1)
  }
}
