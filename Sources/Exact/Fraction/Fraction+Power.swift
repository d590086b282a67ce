// Fraction+Power.swift: integer powers.

extension Fraction {
  /// The value to the power `exponent`, the product of that many factors; a
  /// negative exponent takes the power of the reciprocal. The power zero of
  /// anything is 1.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the value is zero and the
  ///   exponent negative, ``FractionError/overflow`` if the exact power does
  ///   not fit.
  /// - Complexity: O(log |exponent|).
  public func raised(to exponent: Int) throws(FractionError) -> Self {
    var n = numerator.magnitude
    var d = denominator.magnitude
    if exponent < 0 {
      guard n != 0 else { throw .divisionByZero }
      swap(&n, &d)
    }
    // Powers of terms without a common factor have none either, so the terms
    // can be raised apart, and the result fits if and only if both do.
    n = try power(n, exponent.magnitude)
    d = try power(d, exponent.magnitude)
    let isNegative = numerator < 0 && exponent % 2 != 0
    guard let denominator = Int(exactly: d),
      let numerator = Int(magnitude: n, isNegative: isNegative)
    else { throw .overflow }
    return Self(reduced: numerator, denominator)
  }
}
