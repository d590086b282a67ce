// BigFraction+Arithmetic.swift: the four operations, powers, negation and the
// reciprocal.
//
// While both operands fit words the reduction core does the work, and hands
// over a result of two words in lowest terms where it does not fit one. Larger
// operands follow the same formulas, with the derivations given there.

extension BigFraction {
  /// The sum of two fractions.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    lhs.d | rhs.d > 0 ? smallSum(lhs.n, lhs.d, rhs.n, rhs.d) : sum(lhs, rhs)
  }

  /// The difference of two fractions.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    lhs.d | rhs.d > 0
      ? smallDifference(lhs.n, lhs.d, rhs.n, rhs.d)
      : sum(lhs, rhs, subtracting: true)
  }

  /// The product of two fractions.
  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self {
    lhs.d | rhs.d > 0
      ? smallProduct(lhs.n, lhs.d, rhs.n, rhs.d) : product(lhs, rhs)
  }

  /// The quotient of two fractions.
  ///
  /// - Precondition: `rhs` is not zero.
  @inlinable
  public static func / (lhs: Self, rhs: Self) -> Self {
    precondition(rhs.n != 0, "Division by zero")
    return lhs.d | rhs.d > 0
      ? smallQuotient(lhs.n, lhs.d, rhs.n, rhs.d)
      : product(lhs, rhs, inverting: true)
  }

  /// The value with the opposite sign.
  public static prefix func - (operand: Self) -> Self {
    guard let limbs = operand.limbs, operand.n.magnitude > 1 || operand.d < -1
    else {
      // The least `Int` is the one numerator whose opposite has another form.
      return Self(reduced: -operand.numerator, operand.denominator)
    }
    return Self(n: -operand.n, d: operand.d, limbs: limbs)
  }
}

extension BigFraction {
  @usableFromInline
  static func smallSum(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Self {
    Self(Reduction.sum(a, b, c, d))
  }

  @usableFromInline
  static func smallDifference(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Self {
    Self(Reduction.sum(a, b, c, d, subtracting: true))
  }

  @usableFromInline
  static func smallProduct(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Self {
    Self(Reduction.product(a, b, c, d))
  }

  @usableFromInline
  static func smallQuotient(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Self {
    Self(Reduction.quotient(a, b, c, d))
  }

  @usableFromInline
  static func sum(
    _ lhs: Self, _ rhs: Self, subtracting: Bool = false
  ) -> Self {
    withRuns(lhs, rhs) { a, b, c, d, scratch in
      let g = scratch.greatestCommonDivisor(b, d)
      let p = scratch.quotient(b, g)
      let x = scratch.product(a, scratch.quotient(d, g))
      let y = scratch.product(c, p)
      let (t, isNegative) = scratch.sum(
        x, isNegative: lhs.n < 0, y, isNegative: (rhs.n < 0) != subtracting)
      if t.count == 0 { return 0 }
      let h = scratch.greatestCommonDivisor(t, g)
      return Self(
        isNegative: isNegative, scratch.quotient(t, h), nil,
        p, scratch.quotient(d, h))
    }
  }

  @usableFromInline
  static func product(
    _ lhs: Self, _ rhs: Self, inverting: Bool = false
  ) -> Self {
    if lhs.n == 0 || rhs.n == 0 { return 0 }
    return withRuns(lhs, rhs) { a, b, c, d, scratch in
      let (c, d) = inverting ? (d, c) : (c, d)
      let g = scratch.greatestCommonDivisor(a, d)
      let h = scratch.greatestCommonDivisor(c, b)
      return Self(
        isNegative: (lhs.n < 0) != (rhs.n < 0),
        scratch.quotient(a, g), scratch.quotient(c, h),
        scratch.quotient(b, h), scratch.quotient(d, g))
    }
  }

  /// Lends the magnitudes of a/b and c/d, and scratch memory for one operation.
  @inline(__always)
  private static func withRuns(
    _ lhs: Self, _ rhs: Self,
    _ body: (LimbRun, LimbRun, LimbRun, LimbRun, inout LimbScratch) -> Self
  ) -> Self {
    lhs.withRuns { a, b in
      rhs.withRuns { c, d in
        let count = a.count + b.count + c.count + d.count
        // No operation forms more than six numbers as long as all operands.
        return LimbScratch.withScratch(capacity: 6 * count + 8) {
          body(a, b, c, d, &$0)
        }
      }
    }
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
