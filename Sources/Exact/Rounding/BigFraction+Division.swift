// BigFraction+Division.swift: integer quotients and multiples of fractions.
//
// The quotient of a/b by c/d is that of the integers ad and bc.

extension Fraction {
  /// Integers in words with the quotient of two fractions, or `nil` if there
  /// is no room for the plain products.
  func quotientInWords(by other: Fraction) -> (dividend: Int, divisor: Int)? {
    let (dividend, overflow) = numerator.multipliedReportingOverflow(
      by: other.denominator)
    let (divisor, overflow2) = denominator.multipliedReportingOverflow(
      by: other.numerator)
    return overflow || overflow2 ? nil : (dividend, divisor)
  }

  /// The multiple of a positive step that a rule chooses for the value, or
  /// `nil` if this takes more than words.
  func multipleInWords(
    of step: Fraction, _ rule: FractionRounding
  ) -> Fraction? {
    guard let (dividend, divisor) = quotientInWords(by: step) else {
      return nil
    }
    let (steps, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    if rest == 0 { return self }
    let count = rule.integer(steps, remainder: rest, divisor: divisor)
    return Self.product(Fraction(reduced: count, 1), step)
  }
}

extension BigFraction {
  /// The multiple of `step` that a rule chooses for the value.
  @usableFromInline
  func multiple(
    of step: BigFraction, _ rule: FractionRounding
  ) throws(FractionError) -> BigFraction {
    let step = step.magnitude
    if let value = small, let step = step.small, step.numerator > 0,
      let multiple = value.multipleInWords(of: step, rule)
    {
      return BigFraction(multiple)
    }
    return BigFraction(reduced: try integerQuotient(step, rule), 1) * step
  }

  /// The quotient rounded to an integer.
  @usableFromInline
  func integerQuotient(
    _ other: BigFraction, _ rule: FractionRounding
  ) throws(FractionError) -> BigInteger {
    guard other.n != 0 else { throw .divisionByZero }
    if let value = small, let other = other.small,
      let (dividend, divisor) = value.quotientInWords(by: other),
      let quotient = try? dividend.divided(by: divisor, rounding: rule)
    {
      return BigInteger(quotient)
    }
    return try (numerator * other.denominator)
      .divided(by: denominator * other.numerator, rounding: rule)
  }

  /// The quotient rounded to an integer, and what remains.
  @usableFromInline
  func quotientAndRest(
    _ other: BigFraction, _ rule: FractionRounding
  ) throws(FractionError) -> (quotient: BigInteger, remainder: BigFraction) {
    let quotient = try integerQuotient(other, rule)
    return (quotient, self - BigFraction(reduced: quotient, 1) * other)
  }
}
