// Int+Allocation.swift: integers divided so that the parts add up.
//
// A part never exceeds the whole, so it always fits.

extension Int {
  /// The value divided in the ratio of some weights into multiples of a unit,
  /// by largest remainder.
  ///
  ///     try 100.allocated(by: [1, 1, 1])           // 34, 33, 33
  ///     try 115.allocated(by: [1, 1, 1], unit: 5)  // 40, 40, 35
  ///
  /// The parts are those of ``FractionProtocol/allocated(by:unit:)`` and always
  /// add up to the value. Neither the sum of the weights nor a product need
  /// fit `Int`.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the unit is zero;
  ///   ``FractionError/invalidWeights`` if a weight is negative, or none is
  ///   above zero; ``FractionError/inexact`` if the value is not a multiple of
  ///   the unit (see ``allocatedWithLeftover(by:unit:)``).
  /// - Complexity: O(*n* log *n*) for *n* weights.
  public func allocated(
    by weights: [Int], unit: Int = 1
  ) throws(FractionError) -> [Int] {
    let (parts, leftover) = try allocatedWithLeftover(by: weights, unit: unit)
    guard leftover == 0 else { throw .inexact }
    return parts
  }

  /// The whole units of the value, divided as ``allocated(by:unit:)`` does, and
  /// what is left of it beyond the last whole unit.
  ///
  ///     try 103.allocatedWithLeftover(by: [1, 1], unit: 5)
  ///     // parts: 50, 50, leftover: 3
  ///
  /// - Throws: As ``allocated(by:unit:)`` does, but for
  ///   ``FractionError/inexact``.
  /// - Complexity: O(*n* log *n*) for *n* weights.
  public func allocatedWithLeftover(
    by weights: [Int], unit: Int
  ) throws(FractionError) -> (parts: [Int], leftover: Int) {
    let (total, leftover) = try units(unit)
    let (weights, sum) = try wideWeights(weights)
    let shares = Apportionment(total: total, weights: weights, sum: sum)
      .shares()
    return (multiples(shares, of: unit), leftover)
  }

  /// The value divided into equal instalments, as far as a unit allows.
  ///
  ///     try 100.instalments(3)  // 33, 34, 33
  ///
  /// The instalments are those of
  /// ``FractionProtocol/instalments(_:unit:rounding:)`` and add up to the value.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the unit is zero;
  ///   ``FractionError/invalidWeights`` if `count` is not positive;
  ///   ``FractionError/limitExceeded`` if it is above 1,000,000;
  ///   ``FractionError/inexact`` if the value is not a multiple of the unit.
  /// - Complexity: O(*n*) for *n* instalments.
  public func instalments(
    _ count: Int, unit: Int = 1,
    rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> [Int] {
    guard count <= Limits.instalments else { throw .limitExceeded }
    return try instalments(
      by: Array(repeating: 1, count: Swift.max(count, 0)), unit: unit,
      rounding: rule)
  }

  /// The value divided into instalments in the ratio of some weights, as far
  /// as a unit allows.
  ///
  ///     try 1000.instalments(by: [31, 28, 31])  // 344, 312, 344
  ///
  /// The instalments are those of
  /// ``FractionProtocol/instalments(by:unit:rounding:)``. Neither the sum of the
  /// weights nor a product need fit `Int`.
  ///
  /// - Throws: As ``allocated(by:unit:)`` does.
  /// - Complexity: O(*n*) for *n* weights.
  public func instalments(
    by weights: [Int], unit: Int = 1,
    rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> [Int] {
    let (total, leftover) = try units(unit)
    let (weights, sum) = try wideWeights(weights)
    guard leftover == 0 else { throw .inexact }
    if sum <= Wide(Int.max) {
      let steps = Apportionment(total: total, weights: weights, sum: sum)
        .steps(rule)
      return multiples(steps, of: unit)
    }
    // Products of running totals may need more than two words.
    let steps = Apportionment(
      total: BigInteger(total), weights: weights.map { BigInteger($0) },
      sum: BigInteger(sum)
    ).steps(rule)
    return multiples(steps.map { Wide($0) }, of: unit)
  }

  /// The number of whole units in the value, and what is left.
  private func units(
    _ unit: Int
  ) throws(FractionError) -> (total: Wide, leftover: Int) {
    guard unit != 0 else { throw .divisionByZero }
    let (total, leftover) = Wide(self).quotientAndRemainder(
      dividingBy: Wide(unit.magnitude))
    return (total, Int(leftover))
  }

  private func multiples(_ shares: [Wide], of unit: Int) -> [Int] {
    shares.map { Int($0 * Wide(unit.magnitude)) }
  }

  private func wideWeights(
    _ weights: [Int]
  ) throws(FractionError) -> (weights: [Wide], sum: Wide) {
    guard !weights.contains(where: { $0 < 0 }),
      weights.contains(where: { $0 != 0 })
    else { throw .invalidWeights }
    let wide = weights.map { Wide($0) }
    return (wide, wide.reduce(0, +))
  }
}
