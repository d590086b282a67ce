// FormatStyle+Fractions.swift: formatting, and the names of the styles wherever
// any style may stand.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FractionProtocol {
  /// The terms with a stroke between, "-7/6", or an integer.
  public func formatted() -> String { formatted(.fraction) }

  /// The text of the value in a style.
  ///
  ///     Fraction(2, 3).formatted(.decimal(places: 2))  // "0.67"
  public func formatted(_ style: FractionFormatStyle<Self>) -> String {
    style.format(self)
  }

  /// What a style of any kind makes of the value.
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Self {
    style.format(self)
  }
}

// A name after a mere dot is looked up in extensions of the protocol if a
// parameter is generic, as it is in views. Such extensions name one type each.

extension FormatStyle {
  /// Writes a number of decimal places, as
  /// ``FractionFormatStyle/decimal(places:rounding:)`` does.
  public static func decimal<Value>(
    places: Int, rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) -> Self where Self == FractionFormatStyle<Value> {
    FractionFormatStyle.decimal(places: places, rounding: rule)
  }

  /// Writes per cent, as ``FractionFormatStyle/percent(places:rounding:)``
  /// does.
  public static func percent<Value>(
    places: Int, rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) -> Self where Self == FractionFormatStyle<Value> {
    FractionFormatStyle.percent(places: places, rounding: rule)
  }

  /// Writes all decimal digits, as
  /// ``FractionFormatStyle/repeatingDecimal(maxDigits:)`` does.
  public static func repeatingDecimal<Value>(
    maxDigits: Int
  ) -> Self where Self == FractionFormatStyle<Value> {
    FractionFormatStyle.repeatingDecimal(maxDigits: maxDigits)
  }
}

extension FormatStyle where Self == FractionFormatStyle<Fraction> {
  /// Writes the terms, as ``FractionFormatStyle/fraction`` does.
  public static var fraction: Self { FractionFormatStyle.fraction }

  /// Writes mixed numbers, as ``FractionFormatStyle/mixed`` does.
  public static var mixed: Self { FractionFormatStyle.mixed }

  /// Writes all decimal digits, as ``FractionFormatStyle/repeatingDecimal``
  /// does.
  public static var repeatingDecimal: Self {
    FractionFormatStyle.repeatingDecimal
  }
}

extension FormatStyle where Self == FractionFormatStyle<BigFraction> {
  /// Writes the terms, as ``FractionFormatStyle/fraction`` does.
  public static var fraction: Self { FractionFormatStyle.fraction }

  /// Writes mixed numbers, as ``FractionFormatStyle/mixed`` does.
  public static var mixed: Self { FractionFormatStyle.mixed }

  /// Writes all decimal digits, as ``FractionFormatStyle/repeatingDecimal``
  /// does.
  public static var repeatingDecimal: Self {
    FractionFormatStyle.repeatingDecimal
  }
}
