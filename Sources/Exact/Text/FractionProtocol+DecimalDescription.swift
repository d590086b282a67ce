// FractionProtocol+DecimalDescription.swift: rounded decimals as text.

extension FractionProtocol {
  /// The value, rounded to a multiple of 10^-`places`, with that many digits
  /// after the point.
  ///
  ///     try Fraction(2, 3).decimalDescription(places: 2)       // "0.67"
  ///     try Fraction(-1, 300).decimalDescription(places: 2)    // "0.00"
  ///     try Fraction(1234, 1).decimalDescription(places: -2)   // "1200"
  ///
  /// - For no places there is no point, for a negative number of them zeros
  ///   stand before it: -1 rounds to tens.
  /// - What rounds to zero has no sign.
  /// - A tie goes as `rule` says, by default away from zero. The value is
  ///   never taken through a floating-point number.
  ///
  /// - Throws: ``FractionError/limitExceeded`` if `places` is not from
  ///   -1,000,000 to 1,000,000.
  /// - Complexity: That of one division, and of
  ///   ``BigInteger/description(radix:)``.
  public func decimalDescription(
    places: Int, rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> String {
    try BigFraction(self).scaled(places: places, rule)
      .decimalText(places: places)
  }

  /// The value, rounded to a number of digits from the first that is not zero
  /// on, without an exponent.
  ///
  ///     try Fraction(1, 813).decimalDescription(significantDigits: 3)
  ///     // "0.00123"
  ///     try Fraction(1999, 1).decimalDescription(significantDigits: 2)
  ///     // "2000"
  ///
  /// - Zeros at the end are digits as well: 1/2 is "0.500" in three digits, and
  ///   zero is "0.00".
  /// - A tie goes as `rule` says, by default away from zero.
  ///
  /// - Throws: ``FractionError/limitExceeded`` if `significantDigits` is not
  ///   from 1 to 1,000,000, or if the last of them stands farther than
  ///   1,000,000 places from the point.
  /// - Complexity: That of multiplication and one division, and of
  ///   ``BigInteger/description(radix:)``.
  public func decimalDescription(
    significantDigits: Int,
    rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> String {
    guard 1...Limits.digits ~= significantDigits else { throw .limitExceeded }
    let value = BigFraction(self)
    var places = try value.places(ofSignificantDigits: significantDigits)
    var scaled = try value.scaled(places: places, rule)
    if scaled.magnitude >= .powerOfTen(significantDigits) {
      // The value was rounded up to a power of ten, which has one digit more.
      places -= 1
      scaled /= 10
    }
    return scaled.decimalText(places: places)
  }
}

extension BigFraction {
  /// The value times 10^`places`, rounded to an integer.
  fileprivate func scaled(
    places: Int, _ rule: FractionRounding
  ) throws(FractionError) -> BigInteger {
    guard places.magnitude <= Limits.places else { throw .limitExceeded }
    let scale = BigInteger.powerOfTen(abs(places))
    return places < 0
      ? try numerator.divided(by: denominator * scale, rounding: rule)
      : try (numerator * scale).divided(by: denominator, rounding: rule)
  }
}

extension BigInteger {
  /// The digits with a point before the last `places` of them, or followed by
  /// zeros for a negative number of places.
  fileprivate func decimalText(places: Int) -> String {
    let sign = isNegative ? "-" : ""
    let digits = magnitude.description
    if places <= 0 {
      let zeros = self == 0 ? 0 : -places
      return sign + digits + String(repeating: "0", count: zeros)
    }
    let padded = digits.leftPadded(toCount: places + 1)
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// Ten to a power that is known to be in bounds.
  static func powerOfTen(_ exponent: Int) -> BigInteger {
    guard let power = try? power(10 as BigInteger, exponent) else {
      preconditionFailure("The exponent was not checked")
    }
    return power
  }
}

extension String {
  /// ASCII digits with zeros before them up to a number of digits.
  func leftPadded(toCount count: Int) -> String {
    String(repeating: "0", count: Swift.max(0, count - utf8.count)) + self
  }
}
