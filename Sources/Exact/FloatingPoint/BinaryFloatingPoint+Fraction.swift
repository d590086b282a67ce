// BinaryFloatingPoint+Fraction.swift: floating-point numbers from fractions,
// rounded once.

extension BinaryFloatingPoint {
  /// Creates the floating-point number that a rule chooses for a fraction.
  ///
  ///     Double(Fraction(1, 3))                         // 0.3333333333333333
  ///     Float(Fraction(1, 3), rounding: .towardZero)   // 0.3333333
  ///
  /// The default rule is that of IEEE 754: to the nearest number, and from
  /// halfway to the one with the even significand. A magnitude beyond the
  /// greatest number becomes infinite or that number, and one below the least
  /// number becomes zero or that number, as the rule says; the zero keeps the
  /// sign.
  ///
  /// - Complexity: That of a division of the terms.
  @inlinable
  public init(
    _ fraction: some FractionProtocol,
    rounding rule: FractionRounding = .toNearestOrEven
  ) {
    let value = BigFraction(fraction)
    let quotient = FloatingPointQuotient<Self>(value)
    let magnitude =
      quotient.movesAwayFromZero(rule, isNegative: value.isNegative)
      ? quotient.magnitude.nextUp : quotient.magnitude
    self = value.isNegative ? -magnitude : magnitude
  }

  /// Creates the floating-point number that is equal to a fraction, or `nil` if
  /// there is none.
  ///
  ///     Double(exactly: Fraction(3, 8))   // 0.375
  ///     Double(exactly: Fraction(1, 3))   // nil
  ///
  /// - Complexity: That of a division of the terms.
  @inlinable
  public init?(exactly fraction: some FractionProtocol) {
    let value = BigFraction(fraction)
    let quotient = FloatingPointQuotient<Self>(value)
    guard quotient.remainder == 0 else { return nil }
    self = value.isNegative ? -quotient.magnitude : quotient.magnitude
  }
}
