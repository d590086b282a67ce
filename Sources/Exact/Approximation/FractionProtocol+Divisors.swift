// FractionProtocol+Divisors.swift: common divisors and multiples, mediants and
// square roots of fractions.

/// The greatest fraction of which two fractions are integer multiples, never
/// negative; 0 if both are.
///
///     try gcd(Fraction(1, 2), Fraction(1, 3))  // 1/6
///
/// - Throws: ``FractionError/overflow`` if it does not fit.
@inlinable
public func gcd<F: FractionProtocol>(_ a: F, _ b: F) throws(FractionError) -> F
{
  try F(narrowing: BigFraction(a).commonDivisor(BigFraction(b)))
}

/// The least positive fraction that is an integer multiple of two fractions; 0
/// if either is.
///
///     try lcm(Fraction(1, 2), Fraction(1, 3))  // 1
///
/// - Throws: ``FractionError/overflow`` if it does not fit.
@inlinable
public func lcm<F: FractionProtocol>(_ a: F, _ b: F) throws(FractionError) -> F
{
  try F(narrowing: BigFraction(a).commonMultiple(BigFraction(b)))
}

extension FractionProtocol {
  /// The quotient of the sums of the numerators and of the denominators, which
  /// lies between the two fractions.
  ///
  ///     try Fraction(1, 2).mediant(with: Fraction(2, 3))  // 3/5
  ///
  /// - Throws: ``FractionError/overflow`` if it does not fit.
  @inlinable
  public func mediant(with other: Self) throws(FractionError) -> Self {
    let (a, b) = (BigFraction(self), BigFraction(other))
    return try Self(
      narrowing: BigFraction(
        a.numerator + b.numerator, a.denominator + b.denominator))
  }

  /// The square root, or `nil` if it is not rational.
  ///
  ///     Fraction(9, 4).squareRoot  // 3/2
  ///     Fraction(1, 2).squareRoot  // nil
  ///
  /// - Complexity: That of the integer square roots of the terms.
  @inlinable
  public var squareRoot: Self? {
    BigFraction(self).rationalSquareRoot.flatMap { Self(exactly: $0) }
  }
}

extension BigFraction {
  // A factor of both numerators is one of neither denominator, and conversely,
  // so that these quotients have lowest terms.

  @usableFromInline
  func commonDivisor(_ other: BigFraction) -> BigFraction {
    BigFraction(
      reduced: gcd(numerator, other.numerator),
      lcm(denominator, other.denominator))
  }

  @usableFromInline
  func commonMultiple(_ other: BigFraction) -> BigFraction {
    BigFraction(
      reduced: lcm(numerator, other.numerator),
      gcd(denominator, other.denominator))
  }

  @usableFromInline
  var rationalSquareRoot: BigFraction? {
    guard !isNegative,
      case (let n, true) = numerator.squareRootAndExactness,
      case (let d, true) = denominator.squareRootAndExactness
    else { return nil }
    return BigFraction(reduced: n, d)
  }
}
