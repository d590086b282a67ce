// FractionProtocol+Division.swift: division with an integer quotient.

extension FractionProtocol {
  /// The quotient rounded to an integer by `rule`, and what remains.
  ///
  ///     let x = Fraction(7, 2)
  ///     try x.quotientAndRemainder(dividingBy: 2/3)  // (5, 1/6)
  ///
  /// The value is `quotient * other + remainder`, exactly. The remainder has
  /// the sign of the value if `rule` is `.towardZero`, and that of `other` if it
  /// is `.down`.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `other` is zero,
  ///   ``FractionError/overflow`` if the quotient or the remainder does not fit.
  ///   ``quotient(dividingBy:rounding:)`` and
  ///   ``remainder(dividingBy:rounding:)`` ask for one of them alone.
  @inlinable
  public func quotientAndRemainder(
    dividingBy other: Self, rounding rule: FractionRounding = .towardZero
  ) throws(FractionError) -> (quotient: Integer, remainder: Self) {
    let (quotient, remainder) = try BigFraction(self).quotientAndRest(
      BigFraction(other), rule)
    return try (
      Self.integer(narrowing: quotient), Self(narrowing: remainder)
    )
  }

  /// The quotient rounded to an integer by `rule`.
  ///
  ///     try Fraction(7, 2).quotient(dividingBy: 2/3)                 // 5
  ///     try Fraction(7, 2).quotient(dividingBy: 2/3, rounding: .up)  // 6
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `other` is zero,
  ///   ``FractionError/overflow`` if the rounded quotient does not fit.
  @inlinable
  public func quotient(
    dividingBy other: Self, rounding rule: FractionRounding = .towardZero
  ) throws(FractionError) -> Integer {
    try Self.integer(
      narrowing: BigFraction(self).integerQuotient(BigFraction(other), rule))
  }

  /// What remains of the value when a multiple of `other` is taken away: the
  /// integer quotient that `rule` gives, times `other`.
  ///
  ///     try Fraction(-7, 2).remainder(dividingBy: 1)                  // -1/2
  ///     try Fraction(-7, 2).remainder(dividingBy: 1, rounding: .down) // 1/2
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `other` is zero,
  ///   ``FractionError/overflow`` if the remainder does not fit; the quotient
  ///   need not.
  @inlinable
  public func remainder(
    dividingBy other: Self, rounding rule: FractionRounding = .towardZero
  ) throws(FractionError) -> Self {
    try Self(
      narrowing: BigFraction(self)
        .quotientAndRest(BigFraction(other), rule).remainder)
  }

  @inlinable
  static func integer(
    narrowing value: BigInteger
  ) throws(FractionError) -> Integer {
    guard let integer = Integer(exactly: value) else { throw .overflow }
    return integer
  }
}
