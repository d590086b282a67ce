// Fraction+Arithmetic.swift: the four operations, negation and the reciprocal.
//
// The forms that report overflow stand at the end; an operator is such a form
// and a trap, a named method such a form and an error. Integers are served in
// line, everything else by one call into the reduction core.

extension Fraction {
  /// The sum of two fractions.
  ///
  /// - Precondition: The exact sum fits.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let sum = sum(lhs, rhs) else {
      preconditionFailure("Overflow in Fraction +")
    }
    return sum
  }

  /// The difference of two fractions.
  ///
  /// - Precondition: The exact difference fits.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let difference = difference(lhs, rhs) else {
      preconditionFailure("Overflow in Fraction -")
    }
    return difference
  }

  /// The product of two fractions.
  ///
  /// - Precondition: The exact product fits.
  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self {
    guard let product = product(lhs, rhs) else {
      preconditionFailure("Overflow in Fraction *")
    }
    return product
  }

  /// The quotient of two fractions.
  ///
  /// - Precondition: `rhs` is not zero, and the exact quotient fits.
  @inlinable
  public static func / (lhs: Self, rhs: Self) -> Self {
    precondition(rhs.numerator != 0, "Division by zero")
    guard let quotient = quotient(lhs, rhs) else {
      preconditionFailure("Overflow in Fraction /")
    }
    return quotient
  }

  /// The value with the opposite sign.
  ///
  /// - Precondition: It fits: the numerator is not `Int.min`.
  @inlinable
  public static prefix func - (operand: Self) -> Self {
    guard let negative = operand.negative else {
      preconditionFailure("Overflow in Fraction -")
    }
    return negative
  }
}

extension Fraction {
  /// The sum of two fractions.
  ///
  /// - Throws: ``FractionError/overflow`` if the exact sum does not fit.
  @inlinable
  public func adding(_ other: Self) throws(FractionError) -> Self {
    guard let sum = Self.sum(self, other) else { throw .overflow }
    return sum
  }

  /// The difference of two fractions.
  ///
  /// - Throws: ``FractionError/overflow`` if the exact difference does not fit.
  @inlinable
  public func subtracting(_ other: Self) throws(FractionError) -> Self {
    guard let difference = Self.difference(self, other) else {
      throw .overflow
    }
    return difference
  }

  /// The product of two fractions.
  ///
  /// - Throws: ``FractionError/overflow`` if the exact product does not fit.
  @inlinable
  public func multiplied(by other: Self) throws(FractionError) -> Self {
    guard let product = Self.product(self, other) else { throw .overflow }
    return product
  }

  /// The quotient of two fractions.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `other` is zero,
  ///   ``FractionError/overflow`` if the exact quotient does not fit.
  @inlinable
  public func divided(by other: Self) throws(FractionError) -> Self {
    guard other.numerator != 0 else { throw .divisionByZero }
    guard let quotient = Self.quotient(self, other) else { throw .overflow }
    return quotient
  }

  /// The value with the opposite sign.
  ///
  /// - Throws: ``FractionError/overflow`` if the numerator is `Int.min`.
  @inlinable
  public func negated() throws(FractionError) -> Self {
    guard let negative else { throw .overflow }
    return negative
  }

  /// One divided by the value.
  ///
  /// `nil` for zero, and where it does not fit: the numerator is `Int.min`.
  @inlinable
  public var reciprocal: Self? {
    numerator == 0 ? nil : Self.quotient(1, self)
  }
}

extension Fraction {
  @inlinable
  static func sum(_ lhs: Self, _ rhs: Self) -> Self? {
    guard lhs.denominator | rhs.denominator == 1 else {
      return reducedSum(lhs, rhs)
    }
    let (n, overflow) = lhs.numerator.addingReportingOverflow(rhs.numerator)
    return overflow ? nil : Self(reduced: n, 1)
  }

  @inlinable
  static func difference(_ lhs: Self, _ rhs: Self) -> Self? {
    guard lhs.denominator | rhs.denominator == 1 else {
      return reducedDifference(lhs, rhs)
    }
    let (n, overflow) = lhs.numerator.subtractingReportingOverflow(
      rhs.numerator)
    return overflow ? nil : Self(reduced: n, 1)
  }

  @inlinable
  static func product(_ lhs: Self, _ rhs: Self) -> Self? {
    guard lhs.denominator | rhs.denominator == 1 else {
      return reducedProduct(lhs, rhs)
    }
    let (n, overflow) = lhs.numerator.multipliedReportingOverflow(
      by: rhs.numerator)
    return overflow ? nil : Self(reduced: n, 1)
  }

  @inlinable
  var negative: Self? {
    let (n, overflow) = 0.subtractingReportingOverflow(numerator)
    return overflow ? nil : Self(reduced: n, denominator)
  }

  @usableFromInline
  static func reducedSum(_ lhs: Self, _ rhs: Self) -> Self? {
    Self(
      Reduction.sum(
        lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator))
  }

  @usableFromInline
  static func reducedDifference(_ lhs: Self, _ rhs: Self) -> Self? {
    Self(
      Reduction.sum(
        lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator,
        subtracting: true))
  }

  @usableFromInline
  static func reducedProduct(_ lhs: Self, _ rhs: Self) -> Self? {
    Self(
      Reduction.product(
        lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator))
  }

  /// The quotient by a divisor that is not zero.
  @usableFromInline
  static func quotient(_ lhs: Self, _ rhs: Self) -> Self? {
    Self(
      Reduction.quotient(
        lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator))
  }
}
