// Double+Operand.swift: what binary floating point makes of an expression.

import Foundation

extension Double: Operand {
  package static func value(of number: String) -> Self {
    // No type of the standard library reads a repetend.
    Self(number.writingOutRepetend) ?? .nan
  }

  package func adding(_ other: Self) -> Self { self + other }
  package func subtracting(_ other: Self) -> Self { self - other }
  package func multiplied(by other: Self) -> Self { self * other }
  package func divided(by other: Self) -> Self { self / other }
  package func negated() -> Self { -self }
  package func raised(toPower exponent: Self) -> Self { pow(self, exponent) }
}

extension String {
  /// A number whose repetend, if it has one, is repeated only until more than
  /// 40 digits follow the first that is not zero.
  var writingOutRepetend: String {
    guard let opening = firstIndex(of: "("),
      let closing = firstIndex(of: ")")
    else { return self }
    let repetend = self[index(after: opening)..<closing]
    // The first copy may begin with zeros.
    let count = 2 + 40 / repetend.utf8.count
    return self[..<opening] + String(repeating: String(repetend), count: count)
      + self[index(after: closing)...]
  }
}
