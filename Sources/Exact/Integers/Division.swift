// Division.swift: integer quotients under any rounding rule.

extension FixedWidthInteger {
  /// The quotient of two integers, rounded to an integer by `rule`.
  ///
  ///     try (-7).divided(by: 2, rounding: .down)             // -4
  ///     try (-7).divided(by: 2, rounding: .toNearestOrEven)  // -4
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `divisor` is zero,
  ///   ``FractionError/overflow`` if the rounded quotient does not fit.
  @inlinable
  public func divided(
    by divisor: Self, rounding rule: FractionRounding = .towardZero
  ) throws(FractionError) -> Self {
    guard divisor != 0 else { throw .divisionByZero }
    let (quotient, overflow) = dividedReportingOverflow(by: divisor)
    guard !overflow else { throw .overflow }
    return rule.integer(
      quotient, remainder: self % divisor, divisor: divisor)
  }
}
