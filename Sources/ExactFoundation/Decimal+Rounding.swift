// Decimal+Rounding.swift: Decimals that are the rounded value of a fraction.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decimal {
  /// Creates the value of a fraction, rounded by `rule` to a number of places
  /// after the decimal point.
  ///
  ///     try Decimal(Fraction(2, 3), places: 2)                  // 0.67
  ///     try Decimal(Fraction(2, 3), places: 2, rounding: .down) // 0.66
  ///
  /// The value is rounded once, by default a tie away from zero, and never by
  /// Foundation. Negative places stand before the point.
  ///
  /// - Throws: ``FractionError/overflow`` if a Decimal cannot hold all digits
  ///   of the rounded value (see ``init(exactly:)``);
  ///   ``FractionError/limitExceeded`` for a fraction of any size that would
  ///   have more than 1,000,000 places.
  public init(
    _ value: some FractionProtocol, places: Int,
    rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) {
    let rounded = try BigFraction(value).rounded(rule, toPlaces: places)
    guard let decimal = Decimal(exactly: rounded) else { throw .overflow }
    self = decimal
  }

  /// Creates the value of a fraction, rounded by `rule` to the 38 significant
  /// digits for which a Decimal always has room.
  ///
  ///     try Decimal(Fraction(2, 3), rounding: .toNearestOrEven)
  ///     // 0.66666666666666666666666666666666666667
  ///
  /// There are fewer of them for a value below 10^-91, because a Decimal has no
  /// more than 128 places. A 39th digit is rounded away even where it would
  /// fit; ``init(exactly:)`` keeps it.
  ///
  /// - Throws: ``FractionError/overflow`` if the rounded value is too large.
  public init(
    _ value: some FractionProtocol, rounding rule: FractionRounding
  ) throws(FractionError) {
    let value = BigFraction(value)
    // No Decimal has an integer part of 166 digits; one of 600 bits has more.
    guard value.numerator.bitWidth - value.denominator.bitWidth <= 600 else {
      throw .overflow
    }
    let digits = 38
    let mostPlaces = -DecimalParts.exponents.lowerBound
    let smallest = BigFraction(1, powersOfTen[mostPlaces - digits + 1])
    let rounded =
      value.magnitude < smallest
      ? try value.rounded(rule, toPlaces: mostPlaces)
      : try value.rounded(rule, toSignificantDigits: digits)
    guard let decimal = Decimal(exactly: rounded) else { throw .overflow }
    self = decimal
  }
}
