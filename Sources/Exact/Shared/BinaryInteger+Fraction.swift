// BinaryInteger+Fraction.swift: integers from fractions.

extension BinaryInteger {
  /// Creates the whole part of a fraction, cut off towards zero as that of a
  /// floating-point number is: `Int(Fraction(-7, 2))` is -3.
  ///
  /// - Precondition: The whole part fits.
  @inlinable
  public init<F: FractionProtocol>(_ fraction: F) {
    self.init(fraction.numerator / fraction.denominator)
  }

  /// Creates the value of a fraction, or `nil` if it is not whole or does not
  /// fit.
  @inlinable
  public init?<F: FractionProtocol>(exactly fraction: F) {
    guard fraction.isInteger else { return nil }
    self.init(exactly: fraction.numerator)
  }
}
