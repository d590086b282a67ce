// Decimal+Operand.swift: what Foundation's decimal numbers make of an
// expression. What they cannot hold is NaN.

import Exact
import Foundation

extension Decimal: Operand {
  private static let locale = Locale(identifier: "en_US_POSIX")

  package static func value(of number: String) -> Self {
    // Foundation refuses a zero with a large exponent.
    let digits = number.prefix { $0 != "e" && $0 != "E" }
    if !digits.contains(where: { "1"..."9" ~= $0 }) { return 0 }
    // A repetend need not be endless: 0.(9) is 1.
    if number.utf8.contains(UInt8(ascii: "(")), let exact = Fraction(number) {
      return Self(exact.numerator) / Self(exact.denominator)
    }
    // Foundation drops a repetend and all that follows.
    return Self(string: number.writingOutRepetend, locale: locale) ?? .nan
  }

  package func adding(_ other: Self) -> Self { self + other }
  package func subtracting(_ other: Self) -> Self { self - other }
  package func divided(by other: Self) -> Self { self / other }
  package func negated() -> Self { -self }

  package func multiplied(by other: Self) -> Self {
    // The operator may trap where the exponents add up to less than a Decimal
    // holds, so the significands are multiplied alone.
    let exponent = exponent + other.exponent
    guard exponent < leastExponent, !isZero, !other.isZero else {
      return self * other
    }
    let product = significand.magnitude * other.significand.magnitude
    guard product.exponent + exponent >= leastExponent else { return .nan }
    return Self(
      sign: sign == other.sign ? .plus : .minus,
      exponent: product.exponent + exponent, significand: product.significand)
  }

  /// The power to a whole exponent, by repeated squaring. `pow` would trap
  /// where `*` does.
  package func raised(toPower exponent: Self) -> Self {
    guard let exponent = BigInteger(exponent.description) else { return .nan }
    var result: Self = 1
    var square = self
    var bits = exponent.magnitude
    while bits != 0 {
      if bits & 1 == 1 { result = result.multiplied(by: square) }
      bits >>= 1
      if bits != 0 { square = square.multiplied(by: square) }
    }
    return exponent < 0 ? 1 / result : result
  }
}

/// The smallest exponent of a Decimal.
private let leastExponent = -128
