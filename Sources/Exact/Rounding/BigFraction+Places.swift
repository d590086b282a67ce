// BigFraction+Places.swift: rounding to decimal places and digits.

extension BigFraction {
  /// The value rounded to a number of decimal places.
  ///
  /// - Parameter isBounded: Whether the result is for a type whose terms have
  ///   less than 4,000 bits.
  @usableFromInline
  func rounded(
    _ rule: FractionRounding, toPlaces places: Int,
    isBounded: @autoclosure () -> Bool
  ) throws(FractionError) -> BigFraction {
    let distance = places.magnitude
    if let value = small, distance < Int.bitWidth,
      let scale = try? power(10 as Int, distance),
      let rounded = value.multipleInWords(
        of: Fraction(
          reduced: places < 0 ? scale : 1, places < 0 ? 1 : scale), rule)
    {
      return BigFraction(rounded)
    }
    // A power of ten is formed where the value itself is about as long, or the
    // limit allows it. Two fractions that differ by less than 10^-3000 have a
    // term of more than 4,000 bits, so that no type with bounds needs more.
    let term = places < 0 ? numerator : denominator
    if distance > 3000 && distance > term.bitWidth {
      if let value = roundedFarOut(rule, isAfterPoint: places > 0) {
        return value
      }
      if isBounded() { throw .overflow }
      guard distance <= Limits.places else { throw .limitExceeded }
    }
    let scale = try power(10 as BigInteger, distance)
    if places < 0 {
      let steps = try numerator.divided(
        by: denominator * scale, rounding: rule)
      return BigFraction(reduced: steps * scale, 1)
    }
    let (steps, rest) = (numerator * scale).quotientAndRemainder(
      dividingBy: denominator)
    if rest == 0 { return self }
    return BigFraction(
      rule.integer(steps, remainder: rest, divisor: denominator),
      places: Int(distance))
  }

  /// The value rounded to more places than a term has bits: itself, zero, or
  /// `nil` for what only so many places can show.
  private func roundedFarOut(
    _ rule: FractionRounding, isAfterPoint: Bool
  ) -> BigFraction? {
    if isAfterPoint {
      // A decimal has no more places than its denominator has bits.
      return isTerminatingDecimal ? self : nil
    }
    // The value is less than half of the power of ten, and rounds as a third.
    let moves =
      n != 0
      && rule.movesAwayFromZero(
        isNegative: n < 0, isOdd: false, remainder: 1, divisor: 3)
    return moves ? nil : 0
  }

  /// The number of places at which the value has `digits` significant digits,
  /// and zero one before the point; the largest number if there are more.
  @usableFromInline
  func places(
    ofSignificantDigits digits: Int
  ) throws(FractionError) -> Int {
    guard digits > 0 else { throw .limitExceeded }
    if n == 0 { return digits - 1 }
    let (places, overflow) = (digits - 1).subtractingReportingOverflow(
      try decimalExponent())
    return overflow ? .max : places
  }

  /// The largest integer e such that 10^e does not exceed the magnitude of the
  /// value, which is not zero.
  private func decimalExponent() throws(FractionError) -> Int {
    let numerator = numerator.magnitude
    let denominator = denominator
    // Where d > n, 10^k n >= d if and only if 10^k exceeds (d - 1) / n.
    return numerator >= denominator
      ? try (numerator / denominator).decimalDigitCount() - 1
      : try -((denominator - 1) / numerator).decimalDigitCount()
  }
}

extension BigFraction {
  /// Creates the quotient of an integer by a power of ten.
  ///
  /// Only factors 2 and 5 can be common, which are found faster than a greatest
  /// common divisor.
  init(_ integer: BigInteger, places: Int) {
    if integer == 0 {
      self = 0
      return
    }
    let twos = Swift.min(integer.trailingZeroBitCount, places)
    var rest = integer
    var fives = rest.removeFives()
    if fives > places {
      rest *= .powerOfFive(fives - places)
      fives = places
    }
    self.init(
      reduced: rest >> twos, .powerOfFive(places - fives) << (places - twos))
  }
}

extension BigInteger {
  /// Five to a power that is known to be in bounds.
  fileprivate static func powerOfFive(_ exponent: Int) -> BigInteger {
    guard let power = try? power(5 as BigInteger, exponent) else {
      preconditionFailure("The exponent was not checked")
    }
    return power
  }

  /// The number of decimal digits of a positive integer.
  ///
  /// - Throws: ``FractionError/limitExceeded`` if its power of ten is too long.
  fileprivate func decimalDigitCount() throws(FractionError) -> Int {
    if var word = small {
      var digits = 0
      while word > 0 {
        word /= 10
        digits += 1
      }
      return digits
    }
    // The value is at least 2^(b - 2) if its b bits include one for the sign,
    // and the factor lies a little below log10(2).
    var digits = Int(Double(bitWidth - 2) * 0.301029995663)
    var power = try power(10 as BigInteger, digits)
    while power <= self {
      power *= 10
      digits += 1
    }
    return digits
  }
}
