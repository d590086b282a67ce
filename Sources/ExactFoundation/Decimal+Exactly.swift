// Decimal+Exactly.swift: Decimals of exactly the value of a fraction.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decimal {
  /// Creates the value of a fraction, or `nil` if a Decimal cannot hold it.
  ///
  ///     Decimal(exactly: Fraction(1999, 100))  // 19.99
  ///     Decimal(exactly: Fraction(1, 3))       // nil
  ///
  /// A Decimal holds an integer below 2^128, and so any of 38 digits, times a
  /// power of ten from 10^-128 to 10^127.
  public init?(exactly value: some FractionProtocol) {
    let numerator = BigInteger(value.numerator)
    let denominator = BigInteger(value.denominator)
    guard let places = value.decimalPlaces,
      places <= -DecimalParts.exponents.lowerBound
    else { return nil }
    var significand = numerator.magnitude
    var exponent = -places
    if places > 0 {
      significand = significand * powersOfTen[places] / denominator
    } else {
      // No more than 550 bits can be zeros at the end and a significand.
      guard significand.bitWidth <= 551 else { return nil }
      while significand > BigInteger(UInt128.max) {
        let (quotient, remainder) = significand.quotientAndRemainder(
          dividingBy: 10)
        guard remainder == 0 else { return nil }
        significand = quotient
        exponent += 1
      }
    }
    guard let significand = UInt128(exactly: significand) else { return nil }
    self.init(
      DecimalParts(
        isNegative: numerator < 0, significand: significand, exponent: exponent)
    )
  }
}
