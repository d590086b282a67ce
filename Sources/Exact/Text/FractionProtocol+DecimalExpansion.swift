// FractionProtocol+DecimalExpansion.swift: all decimal digits of a fraction.

extension FractionProtocol {
  /// All decimal digits of the value: those before the point, those that stand
  /// once, and those that repeat for ever.
  ///
  ///     try "\(Fraction(1, 6).decimalExpansion())"   // "0.1(6)"
  ///     try "\(Fraction(-1, 8).decimalExpansion())"  // "-0.125"
  ///
  /// The standard grammar reads the description back, as long as it has no more
  /// than 1,000,000 digits, those that repeat counted twice.
  ///
  /// - Parameter maxDigits: How many digits may follow the point, a repetend
  ///   counted once. More than 1,000,000 counts as 1,000,000.
  /// - Throws: ``FractionError/limitExceeded`` if more digits would follow; the
  ///   denominator alone decides that, before a digit is made.
  /// - Complexity: O(√*m*) products modulo the denominator to find the period,
  ///   where *m* is `maxDigits`, and that of one division and of
  ///   ``BigInteger/description(radix:)`` for the digits.
  public func decimalExpansion(
    maxDigits: Int = 100_000
  ) throws(FractionError) -> DecimalExpansion {
    let (n, d) = (BigInteger(numerator), BigInteger(denominator))
    let limit = min(maxDigits, Limits.digits)
    let decimals = DecimalPeriod(ofDenominator: d)
    guard let period = decimals.period(upTo: limit) else {
      throw .limitExceeded
    }
    let count = decimals.prefixCount + period
    let (whole, rest) = n.magnitude.quotientAndRemainder(dividingBy: d)
    let digits = (rest * .powerOfTen(count) / d).description
    // As many digits as were asked for, but none for none.
    let padded = digits.leftPadded(toCount: count).suffix(count)
    return DecimalExpansion(
      isNegative: n < 0, integerPart: whole.description,
      prefix: String(padded.prefix(decimals.prefixCount)),
      repetend: String(padded.dropFirst(decimals.prefixCount)))
  }

  /// Whether the decimal expansion ends: the denominator has no prime factor
  /// but 2 and 5.
  ///
  ///     Fraction(1, 40).isTerminatingDecimal  // true
  ///     Fraction(1, 3).isTerminatingDecimal   // false
  public var isTerminatingDecimal: Bool { decimalPlaces != nil }

  /// The number of digits after the point that the value needs, or `nil` if its
  /// decimal expansion does not end.
  ///
  ///     Fraction(1, 40).decimalPlaces  // 3, as in 0.025
  ///     Fraction(40).decimalPlaces     // 0
  public var decimalPlaces: Int? {
    let decimals = DecimalPeriod(ofDenominator: BigInteger(denominator))
    return decimals.cofactor == 1 ? decimals.prefixCount : nil
  }
}
