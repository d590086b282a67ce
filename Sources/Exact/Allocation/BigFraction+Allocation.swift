// BigFraction+Allocation.swift: the bodies of all allocations of fractions.

extension BigFraction {
  /// The parts by largest remainder, and what is left of the value beyond the
  /// last whole unit.
  @usableFromInline
  func partsAndLeftover(
    by weights: [BigFraction], unit: BigFraction
  ) throws(FractionError) -> (parts: [BigFraction], leftover: BigFraction) {
    let unit = unit.magnitude
    let (total, leftover) = try quotientAndRest(unit, .towardZero)
    let shares = try FractionApportionment(of: total, by: weights).shares()
    return (
      shares.map { BigFraction(reduced: $0, 1) * unit }, leftover
    )
  }

  /// The parts by largest remainder of a multiple of the unit.
  @usableFromInline
  func parts(
    by weights: [BigFraction], unit: BigFraction
  ) throws(FractionError) -> [BigFraction] {
    let (parts, leftover) = try partsAndLeftover(by: weights, unit: unit)
    guard leftover == 0 else { throw .inexact }
    return parts
  }

  /// The differences between running totals that are rounded to the unit, of
  /// which the value is a multiple.
  @usableFromInline
  func instalments(
    by weights: [BigFraction], unit: BigFraction, _ rule: FractionRounding
  ) throws(FractionError) -> [BigFraction] {
    let unit = unit.magnitude
    let (total, leftover) = try quotientAndRest(unit, .towardZero)
    let steps = try FractionApportionment(of: total, by: weights).steps(rule)
    guard leftover == 0 else { throw .inexact }
    return steps.map { BigFraction(reduced: $0, 1) * unit }
  }

  /// Equal weights, one for each of a number of instalments.
  @usableFromInline
  static func equalWeights(_ count: Int) throws(FractionError) -> [BigFraction]
  {
    guard count > 0 else { throw .invalidWeights }
    guard count <= Limits.instalments else { throw .limitExceeded }
    return Array(repeating: 1, count: count)
  }
}
