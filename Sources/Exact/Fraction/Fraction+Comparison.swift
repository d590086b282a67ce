// Fraction+Comparison.swift: order. Equality is that of all fractions, hashing is
// synthesised.

extension Fraction: Comparable {
  /// Whether the left operand is the smaller number. Exact for all operands.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    Reduction.isLess(
      lhs.numerator, lhs.denominator, than: rhs.numerator, rhs.denominator)
  }
}
