// FractionProtocol+Allocation.swift: amounts divided so that the parts add up.

extension FractionProtocol {
  /// The value divided in the ratio of some weights into multiples of a unit,
  /// by largest remainder.
  ///
  ///     let total: Fraction = 100
  ///     try total.allocated(by: [1, 1, 1], unit: 1 / 100)
  ///     // 3334/100, 3333/100, 3333/100
  ///
  /// Each part is the exact one, cut off towards zero to a multiple of the
  /// unit. The units that are left over by that go one each to the parts that
  /// lost most, and to the earlier of two that lost the same. So the parts
  /// always add up to the value.
  ///
  /// - A negative value gives the parts of its magnitude, made negative.
  /// - A weight of zero gets nothing.
  /// - A negative unit counts as its magnitude.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the unit is zero;
  ///   ``FractionError/invalidWeights`` if a weight is negative, or none is
  ///   above zero; ``FractionError/inexact`` if the value is not a multiple of
  ///   the unit (see ``allocatedWithLeftover(by:unit:)``);
  ///   ``FractionError/overflow`` if a part does not fit;
  ///   ``FractionError/limitExceeded`` if the weights over their common
  ///   denominator, or the parts, may take more than 2^33 bits.
  /// - Complexity: O(*n* log *n*) for *n* weights, if these fit words over
  ///   their common denominator. (Balinski and Young, *Fair Representation*, on
  ///   the method of Hamilton.)
  @inlinable
  public func allocated(
    by weights: [Self], unit: Self
  ) throws(FractionError) -> [Self] {
    try Self.narrowed(
      BigFraction(self).parts(
        by: weights.map { BigFraction($0) }, unit: BigFraction(unit)))
  }

  /// The whole units of the value, divided as ``allocated(by:unit:)`` does, and
  /// what is left of it beyond the last whole unit.
  ///
  ///     let total = Fraction(12345, 1000)
  ///     try total.allocatedWithLeftover(by: [1, 1], unit: 1 / 100)
  ///     // parts: 617/100, 617/100, leftover: 1/200
  ///
  /// Parts and leftover together add up to the value, and have its sign.
  ///
  /// - Throws: As ``allocated(by:unit:)`` does, but for
  ///   ``FractionError/inexact``.
  /// - Complexity: That of ``allocated(by:unit:)``.
  @inlinable
  public func allocatedWithLeftover(
    by weights: [Self], unit: Self
  ) throws(FractionError) -> (parts: [Self], leftover: Self) {
    let (parts, leftover) = try BigFraction(self).partsAndLeftover(
      by: weights.map { BigFraction($0) }, unit: BigFraction(unit))
    return try (Self.narrowed(parts), Self(narrowing: leftover))
  }

  /// The value divided into equal instalments, as far as a unit allows.
  ///
  ///     let loan: Fraction = 100
  ///     try loan.instalments(3, unit: 1 / 100)  // 33.33, 33.34, 33.33
  ///
  /// After each instalment the total paid is the exact one, rounded by `rule`
  /// to a multiple of the unit. So the total is never off by more than one
  /// unit, and the instalments add up to the value. A negative unit counts as
  /// its magnitude.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the unit is zero;
  ///   ``FractionError/invalidWeights`` if `count` is not positive;
  ///   ``FractionError/limitExceeded`` if it is above 1,000,000, or the
  ///   instalments may take more than 2^33 bits; ``FractionError/inexact`` if
  ///   the value is not a multiple of the unit; ``FractionError/overflow`` if
  ///   an instalment does not fit.
  /// - Complexity: O(*n*) for *n* instalments.
  @inlinable
  public func instalments(
    _ count: Int, unit: Self,
    rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> [Self] {
    try Self.narrowed(
      BigFraction(self).instalments(
        by: BigFraction.equalWeights(count), unit: BigFraction(unit), rule))
  }

  /// The value divided into instalments in the ratio of some weights, as far
  /// as a unit allows.
  ///
  ///     let rent: Fraction = 1000
  ///     try rent.instalments(by: [31, 28, 31], unit: 1 / 100)
  ///     // 344.44, 311.12, 344.44
  ///
  /// After each instalment the total paid is the exact one, rounded by `rule`
  /// to a multiple of the unit. A weight of zero gets nothing.
  ///
  /// - Throws: As ``allocated(by:unit:)`` does.
  /// - Complexity: O(*n*) for *n* weights, if these fit words over their common
  ///   denominator.
  @inlinable
  public func instalments(
    by weights: [Self], unit: Self,
    rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> [Self] {
    try Self.narrowed(
      BigFraction(self).instalments(
        by: weights.map { BigFraction($0) }, unit: BigFraction(unit), rule))
  }

  @inlinable
  static func narrowed(
    _ fractions: [BigFraction]
  ) throws(FractionError) -> [Self] {
    var narrowed: [Self] = []
    narrowed.reserveCapacity(fractions.count)
    for fraction in fractions {
      narrowed.append(try Self(narrowing: fraction))
    }
    return narrowed
  }
}
