// FractionRounding.swift: the rounding rules, and the one place that applies
// them.

/// A rule for choosing between the two integers next to an exact quotient.
///
/// An exact integer is never changed by any rule. The raw value of a rule is its
/// name.
public enum FractionRounding: String, Hashable, Sendable, CaseIterable {
  /// Towards positive infinity: the ceiling.
  case up
  /// Towards negative infinity: the floor.
  case down
  /// Towards zero: truncation.
  case towardZero
  /// Away from zero.
  case awayFromZero
  /// To the nearest integer, and from halfway to the even one.
  case toNearestOrEven
  /// To the nearest integer, and from halfway away from zero.
  case toNearestOrAwayFromZero
  /// To the nearest integer, and from halfway towards zero.
  case toNearestOrTowardZero
  /// To the nearest integer, and from halfway up.
  case toNearestOrUp
  /// To the nearest integer, and from halfway down.
  case toNearestOrDown
}

extension FractionRounding {
  /// Creates the rule that rounds as a rule of the standard library does.
  ///
  /// A rule that a later standard library adds counts as its default,
  /// `toNearestOrAwayFromZero`.
  public init(_ rule: FloatingPointRoundingRule) {
    switch rule {
    case .up: self = .up
    case .down: self = .down
    case .towardZero: self = .towardZero
    case .awayFromZero: self = .awayFromZero
    case .toNearestOrEven: self = .toNearestOrEven
    case .toNearestOrAwayFromZero: self = .toNearestOrAwayFromZero
    @unknown default: self = .toNearestOrAwayFromZero
    }
  }

  /// The integer that the rule chooses for a quotient.
  ///
  /// - Parameters:
  ///   - quotient: The quotient as cut off towards zero.
  ///   - remainder: What was cut off, with the sign of the dividend.
  ///   - divisor: The divisor.
  @inlinable
  package func integer<T: BinaryInteger>(
    _ quotient: T, remainder: T, divisor: T
  ) -> T {
    if remainder == 0 { return quotient }
    let isNegative = (remainder < 0) != (divisor < 0)
    let moves = movesAwayFromZero(
      isNegative: isNegative, isOdd: quotient.words[0] & 1 == 1,
      remainder: remainder.magnitude, divisor: divisor.magnitude)
    // A remainder means a divisor of at least 2, which leaves room for one.
    if !moves { return quotient }
    return isNegative ? quotient - 1 : quotient + 1
  }

  /// Whether a quotient that was cut off towards zero moves one away from it.
  ///
  /// - Parameters:
  ///   - isNegative: Whether the exact quotient is below zero.
  ///   - isOdd: Whether the quotient as cut off is odd.
  ///   - remainder: The magnitude of what was cut off; not zero.
  ///   - divisor: The magnitude of the divisor.
  @inlinable
  package func movesAwayFromZero<Magnitude: BinaryInteger>(
    isNegative: Bool, isOdd: Bool, remainder: Magnitude, divisor: Magnitude
  ) -> Bool {
    assert(remainder != 0, "An exact quotient is not rounded")
    switch self {
    case .up: return !isNegative
    case .down: return isNegative
    case .towardZero: return false
    case .awayFromZero: return true
    case .toNearestOrEven, .toNearestOrAwayFromZero, .toNearestOrTowardZero,
      .toNearestOrUp, .toNearestOrDown:
      break
    }
    // Twice the remainder could overflow; its complement cannot.
    let complement = divisor - remainder
    if remainder != complement { return remainder > complement }
    switch self {
    case .toNearestOrEven: return isOdd
    case .toNearestOrUp, .up: return !isNegative
    case .toNearestOrDown, .down: return isNegative
    case .toNearestOrAwayFromZero, .awayFromZero: return true
    case .toNearestOrTowardZero, .towardZero: return false
    }
  }
}
