// Fraction+Comparison.swift: equality and order. Hashing is synthesised.

extension Fraction: Comparable {
  // Written out, because `Strideable` offers an `==` by distance that would be
  // preferred to the synthesised one.

  /// Whether two fractions are the same number.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.numerator == rhs.numerator && lhs.denominator == rhs.denominator
  }

  /// Whether the left operand is the smaller number. Exact for all operands.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    Reduction.isLess(
      lhs.numerator, lhs.denominator, than: rhs.numerator, rhs.denominator)
  }
}
