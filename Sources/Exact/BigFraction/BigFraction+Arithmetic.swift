// BigFraction+Arithmetic.swift: the four operations, powers, negation and the
// reciprocal.
//
// While both operands fit words the reduction core does the work, and hands
// over a result of two words in lowest terms where it does not fit one. Larger
// operands follow the same formulas, with the derivations given there.

extension BigFraction {
  /// The sum of two fractions.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard lhs.d | rhs.d > 0 else {
      return sum(lhs, rhs, subtracting: false)
    }
    return Self(Reduction.sum(lhs.n, lhs.d, rhs.n, rhs.d))
  }

  /// The difference of two fractions.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard lhs.d | rhs.d > 0 else {
      return sum(lhs, rhs, subtracting: true)
    }
    return Self(Reduction.sum(lhs.n, lhs.d, rhs.n, rhs.d, subtracting: true))
  }

  /// The product of two fractions.
  public static func * (lhs: Self, rhs: Self) -> Self {
    guard lhs.d | rhs.d > 0 else {
      return product(
        lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator)
    }
    return Self(Reduction.product(lhs.n, lhs.d, rhs.n, rhs.d))
  }

  /// The quotient of two fractions.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func / (lhs: Self, rhs: Self) -> Self {
    precondition(rhs.n != 0, "Division by zero")
    guard lhs.d | rhs.d > 0 else {
      let quotient = product(
        lhs.numerator, lhs.denominator, rhs.denominator,
        rhs.numerator.magnitude)
      return rhs.isNegative ? -quotient : quotient
    }
    return Self(Reduction.quotient(lhs.n, lhs.d, rhs.n, rhs.d))
  }

  /// The value with the opposite sign.
  public static prefix func - (operand: Self) -> Self {
    Self(reduced: -operand.numerator, operand.denominator)
  }

  private static func sum(
    _ lhs: Self, _ rhs: Self, subtracting: Bool
  ) -> Self {
    let (a, b) = (lhs.numerator, lhs.denominator)
    let (c, d) = (rhs.numerator, rhs.denominator)
    let g = gcd(b, d)
    let p = b.dividedExactly(by: g)
    let x = a * d.dividedExactly(by: g)
    let y = c * p
    let t = subtracting ? x - y : x + y
    let h = g == 1 ? 1 : gcd(t, g)
    return Self(reduced: t.dividedExactly(by: h), p * d.dividedExactly(by: h))
  }

  private static func product(
    _ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger
  ) -> Self {
    let g = gcd(a, d)
    let h = gcd(c, b)
    return Self(
      reduced: a.dividedExactly(by: g) * c.dividedExactly(by: h),
      b.dividedExactly(by: h) * d.dividedExactly(by: g))
  }
}

extension BigFraction {
  /// The sum of two fractions.
  public func adding(_ other: Self) -> Self { self + other }

  /// The difference of two fractions.
  public func subtracting(_ other: Self) -> Self { self - other }

  /// The product of two fractions.
  public func multiplied(by other: Self) -> Self { self * other }

  /// The quotient of two fractions.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `other` is zero.
  public func divided(by other: Self) throws(FractionError) -> Self {
    guard other.n != 0 else { throw .divisionByZero }
    return self / other
  }

  /// The value with the opposite sign.
  public func negated() -> Self { -self }

  /// One divided by the value; `nil` for zero.
  public var reciprocal: Self? { n == 0 ? nil : 1 / self }

  /// The value multiplied by itself `exponent` times; a negative exponent
  /// takes the power of the reciprocal. The power zero of anything is 1.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the value is zero and the
  ///   exponent negative, ``FractionError/limitExceeded`` if a term may exceed
  ///   2^33 bits.
  public func raised(to exponent: Int) throws(FractionError) -> Self {
    guard exponent >= 0 else {
      guard let reciprocal else { throw .divisionByZero }
      return try reciprocal.raised(toMagnitude: exponent.magnitude)
    }
    return try raised(toMagnitude: exponent.magnitude)
  }

  private func raised(toMagnitude k: UInt) throws(FractionError) -> Self {
    Self(reduced: try power(numerator, k), try power(denominator, k))
  }
}
