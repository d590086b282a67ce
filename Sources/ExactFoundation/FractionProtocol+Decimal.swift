// FractionProtocol+Decimal.swift: fractions from Decimals.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FractionProtocol {
  /// Creates the value of a Decimal, or `nil` if that is NaN or does not fit.
  ///
  ///     Fraction(exactly: Decimal(string: "19.99")!)  // 1999/100
  ///
  /// Every Decimal has an exact value as a ``BigFraction``. Mind that it may
  /// not be the one that is written in the source: the literal 19.99 goes
  /// through a `Double` before it becomes a Decimal.
  public init?(exactly decimal: Decimal) {
    guard let parts = DecimalParts(decimal) else { return nil }
    self.init(exactly: parts.value)
  }
}

extension DecimalParts {
  /// The exact value.
  var value: BigFraction {
    let scale = powersOfTen[abs(exponent)]
    let magnitude = BigInteger(significand)
    let significand = isNegative ? -magnitude : magnitude
    return exponent < 0
      ? BigFraction(significand, scale) : BigFraction(significand * scale)
  }
}

/// The powers of ten that an exponent of a Decimal stands for.
let powersOfTen: [BigInteger] = (1...128).reduce(into: [1]) { powers, _ in
  powers.append(powers[powers.count - 1] * 10)
}
