// Double+Operand.swift: what binary floating point makes of an expression.

import Exact
import Foundation

extension Double: Operand {
  package static func value(of number: String) throws(FractionError) -> Self {
    if let value = Self(number) { return value }
    // A repetend, which no type of the standard library reads.
    let exact = try Fraction(parsing: number)
    return Self(exact.numerator) / Self(exact.denominator)
  }

  package func adding(_ other: Self) -> Self { self + other }
  package func subtracting(_ other: Self) -> Self { self - other }
  package func multiplied(by other: Self) -> Self { self * other }
  package func divided(by other: Self) -> Self { self / other }
  package func negated() -> Self { -self }
  package func raised(toPower exponent: Self) -> Self { pow(self, exponent) }
}
