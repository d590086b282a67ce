// Decimal+Parts.swift: a Decimal as the integers that it is made of, and back.
//
// Decimal is a container here. Its arithmetic cuts digits off, may trap, and
// differs between versions of Foundation; how it stores a value does not.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The number ±`significand` · 10^`exponent`, as a Decimal stores one.
struct DecimalParts: Equatable {
  var isNegative: Bool
  var significand: UInt128
  var exponent: Int

  /// The exponents that a Decimal has room for.
  static let exponents = -128...127
}

extension DecimalParts {
  /// Takes a Decimal apart; `nil` for NaN.
  ///
  /// - Complexity: That of writing the significand as text, the only form in
  ///   which Foundation hands over 128 bits.
  init?(_ decimal: Decimal) {
    guard !decimal.isNaN,
      let significand = UInt128(decimal.significand.magnitude.description)
    else { return nil }
    self.init(
      isNegative: decimal.sign == .minus, significand: significand,
      exponent: decimal.exponent)
  }

  /// Whether one more digit of any value could have been appended.
  ///
  /// A reader of decimal digits that drops those for which there is no room
  /// keeps all of them as long as that is so.
  var hasRoomForDigit: Bool { significand <= (.max - 9) / 10 }
}

extension Decimal {
  /// Puts a Decimal together, or returns `nil` if there is no room.
  init?(_ parts: DecimalParts) {
    // This moves zeros at the end of the significand to an exponent.
    guard let significand = Decimal(exactly: parts.significand) else {
      return nil
    }
    guard parts.significand != 0 else {
      // A zero with a sign would be NaN.
      self = significand
      return
    }
    let exponent = parts.exponent + significand.exponent
    if DecimalParts.exponents ~= exponent {
      self.init(
        sign: parts.isNegative ? .minus : .plus, exponent: parts.exponent,
        significand: significand)
      return
    }
    // Large numbers may have to keep such zeros, and may need more of them.
    let excess = parts.exponent - DecimalParts.exponents.upperBound
    guard exponent > DecimalParts.exponents.upperBound,
      let digits = parts.significand.shifted(byPlaces: excess)
    else { return nil }
    let sign = parts.isNegative ? "-" : ""
    self.init(string: "\(sign)\(digits)e\(DecimalParts.exponents.upperBound)")
  }
}

extension UInt128 {
  /// The product with a power of ten, or `nil` if that does not fit or is not
  /// whole.
  fileprivate func shifted(byPlaces places: Int) -> UInt128? {
    var result = self
    for _ in 0..<abs(places) {
      if places > 0 {
        let (product, overflow) = result.multipliedReportingOverflow(by: 10)
        guard !overflow else { return nil }
        result = product
      } else {
        let (quotient, remainder) = result.quotientAndRemainder(dividingBy: 10)
        guard remainder == 0 else { return nil }
        result = quotient
      }
    }
    return result
  }
}
