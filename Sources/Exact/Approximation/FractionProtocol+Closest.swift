// FractionProtocol+Closest.swift: the best and the simplest fractions near a
// number.

extension FractionProtocol {
  /// The fraction of the smallest denominator in a range, and among those the
  /// one of the smallest magnitude.
  ///
  ///     Fraction.simplest(in: Fraction(314, 100)...Fraction(315, 100))
  ///     // 22/7
  ///
  /// - Complexity: O(*n*) divisions for bounds of *n* digits.
  @inlinable
  public static func simplest(in range: ClosedRange<Self>) -> Self {
    let simplest = BigFraction.simplest(
      between: BigFraction(range.lowerBound),
      and: BigFraction(range.upperBound), includingEnds: true)
    guard let value = Self(exactly: simplest) else {
      preconditionFailure("No fraction is simpler than the bounds")
    }
    return value
  }

  /// The fraction closest to the value whose terms are within bounds.
  ///
  ///     let pi = Fraction(3_141_592_654, 1_000_000_000)
  ///     try pi.closest(maxDenominator: 1000)                    // 355/113
  ///     try pi.closest(maxDenominator: 1000, maxNumerator: 30)  // 22/7
  ///
  /// Of two that are equally close, it is the one of the smaller denominator,
  /// and then the one of the smaller magnitude. The closest fraction to the
  /// opposite value is the opposite of the result.
  ///
  /// - Parameters:
  ///   - maxDenominator: The largest denominator, at least 1.
  ///   - maxNumerator: The largest magnitude of the numerator, at least 0, or
  ///     `nil` for any.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `maxDenominator` is below 1,
  ///   ``FractionError/overflow`` if `maxNumerator` is below 0 or the result
  ///   does not fit.
  /// - Complexity: O(*n*) divisions for terms of *n* digits (Knuth, TAOCP
  ///   vol. 2, 4.5.3, exercise 43).
  @inlinable
  public func closest(
    maxDenominator: Integer, maxNumerator: Integer? = nil
  ) throws(FractionError) -> Self {
    try Self(
      narrowing: BigFraction(self).closest(
        maxDenominator: BigInteger(maxDenominator),
        maxNumerator: maxNumerator.map { BigInteger($0) }))
  }

  /// The fraction closest to the exact value of a floating-point number whose
  /// denominator is within a bound.
  ///
  ///     try Fraction.closest(to: 3.14159265358979, maxDenominator: 1000)
  ///     // 355/113
  ///
  /// Ties are decided as by
  /// ``FractionProtocol/closest(maxDenominator:maxNumerator:)``.
  ///
  /// - Throws: ``FractionError/notFinite`` if the number is not finite,
  ///   ``FractionError/divisionByZero`` if `maxDenominator` is below 1,
  ///   ``FractionError/overflow`` if the result does not fit.
  /// - Complexity: O(*n*) divisions for a value of *n* digits.
  @inlinable
  public static func closest(
    to number: some BinaryFloatingPoint, maxDenominator: Integer
  ) throws(FractionError) -> Self {
    guard number.isFinite else { throw .notFinite }
    return try Self(
      narrowing: BigFraction(binaryValueOf: number).closest(
        maxDenominator: BigInteger(maxDenominator), maxNumerator: nil))
  }
}
