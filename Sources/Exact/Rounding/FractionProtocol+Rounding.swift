// FractionProtocol+Rounding.swift: the nearest integers, multiples and decimals.

extension FractionProtocol {
  /// The value rounded to an integer by `rule`.
  ///
  ///     Fraction(7, 2).integer()                 // 3
  ///     Fraction(7, 2).integer(.toNearestOrEven) // 4
  ///
  /// It always fits: only a value that is whole already can be as large as the
  /// largest integer. ``rounded(_:)`` gives the same as a fraction.
  @inlinable
  public func integer(_ rule: FractionRounding = .towardZero) -> Integer {
    let (quotient, remainder) = numerator.quotientAndRemainder(
      dividingBy: denominator)
    return rule.integer(quotient, remainder: remainder, divisor: denominator)
  }

  /// The value rounded to an integer by `rule`, from halfway away from zero if
  /// no rule is named.
  ///
  ///     Fraction(7, 2).rounded()           // 4
  ///     Fraction(-7, 2).rounded(.towardZero)  // -3
  @inlinable
  public func rounded(
    _ rule: FractionRounding = .toNearestOrAwayFromZero
  ) -> Self {
    isInteger ? self : Self(integer(rule))
  }

  /// The value cut off towards zero: -3 for -7/2.
  @inlinable
  public var wholePart: Integer { integer() }

  /// What the value has beyond its whole part, with the same sign: -1/2 for
  /// -7/2. The two add up to the value.
  @inlinable
  public var fractionalPart: Self { self - Self(wholePart) }

  /// The value rounded by `rule` to a multiple of `step`.
  ///
  ///     let price = Fraction(123, 100)
  ///     try price.rounded(toMultipleOf: 1 / 20)         // 5/4
  ///     try price.rounded(.down, toMultipleOf: 1 / 20)  // 6/5
  ///
  /// A rule that looks for an even integer takes an even number of steps. A
  /// negative step has the same multiples as its magnitude, and rounds alike.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `step` is zero,
  ///   ``FractionError/overflow`` if the multiple does not fit.
  @inlinable
  public func rounded(
    _ rule: FractionRounding = .toNearestOrAwayFromZero,
    toMultipleOf step: Self
  ) throws(FractionError) -> Self {
    try Self(
      narrowing: BigFraction(self).multiple(of: BigFraction(step), rule))
  }

  /// The value rounded by `rule` to a number of places after the decimal point.
  ///
  ///     try Fraction(2, 3).rounded(toPlaces: 2)           // 67/100
  ///     try Fraction(1250).rounded(.down, toPlaces: -2)   // 1200
  ///
  /// Negative places stand before the point. A value that has no more than
  /// `places` is unchanged, however large that is.
  ///
  /// - Throws: ``FractionError/overflow`` if the rounded value does not fit.
  ///   For a type without bounds, ``FractionError/limitExceeded`` for a result
  ///   of more than 1,000,000 places, after the point or before it, that the
  ///   value itself does not come near.
  /// - Complexity: That of multiplication, times O(log *n*), for terms and
  ///   places of *n* digits; O(1) where they fit words.
  @inlinable
  public func rounded(
    _ rule: FractionRounding = .toNearestOrAwayFromZero, toPlaces places: Int
  ) throws(FractionError) -> Self {
    try Self(
      narrowing: BigFraction(self).rounded(
        rule, toPlaces: places, isBounded: Self.isBounded))
  }

  /// The value rounded by `rule` to a number of significant decimal digits.
  ///
  ///     try Fraction(2, 3).rounded(toSignificantDigits: 2)     // 67/100
  ///     try Fraction(1999).rounded(toSignificantDigits: 2)     // 2000
  ///
  /// Zero is unchanged, and so is a value that has no more than `digits`.
  ///
  /// - Throws: ``FractionError/limitExceeded`` if `digits` is not positive;
  ///   otherwise as ``rounded(_:toPlaces:)``.
  /// - Complexity: That of ``rounded(_:toPlaces:)``.
  @inlinable
  public func rounded(
    _ rule: FractionRounding = .toNearestOrAwayFromZero,
    toSignificantDigits digits: Int
  ) throws(FractionError) -> Self {
    let value = BigFraction(self)
    return try Self(
      narrowing: value.rounded(
        rule, toPlaces: value.places(ofSignificantDigits: digits),
        isBounded: Self.isBounded))
  }

  /// Whether the terms of the type have less than a few thousand bits, so that
  /// no rounded value of thousands of places fits.
  @usableFromInline
  static var isBounded: Bool {
    Self(exactly: BigFraction(reduced: (1 as BigInteger) << 4000, 1)) == nil
  }
}
