// UnaryTask+Decimal.swift: between fractions, Decimals and amounts as text.

import Exact
import ExactFoundation
import Foundation

enum ValueOfDecimal: UnaryTask {
  @inline(__always)
  static func result(_ decimal: Decimal) -> Fraction {
    Fraction(exactly: decimal)!
  }
}

enum EqualDecimal: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> Decimal {
    Decimal(exactly: fraction)!
  }
}

enum DecimalQuotient: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> Decimal {
    Decimal(nearly: fraction)
  }
}

enum TwoPlaceDecimal: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> Decimal {
    do {
      return try Decimal(fraction, places: 2, rounding: .toNearestOrEven)
    } catch {
      preconditionFailure("Amount too large")
    }
  }
}

/// A quotient that is rounded twice.
enum TwoPlaceQuotient: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> Decimal {
    var quotient = Decimal(nearly: fraction)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &quotient, 2, .bankers)
    return rounded
  }
}

enum FormattedFraction: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> String {
    fraction.formatted(.decimal(places: 2, rounding: .toNearestOrEven))
  }
}

enum FormattedDecimal: UnaryTask {
  private static let style = Decimal.FormatStyle(
    locale: Locale(identifier: "en_US_POSIX")
  ).grouping(.never).precision(.fractionLength(2))

  @inline(__always)
  static func result(_ decimal: Decimal) -> String { decimal.formatted(style) }
}

enum FormattedDouble: UnaryTask {
  @inline(__always)
  static func result(_ number: Double) -> String {
    String(format: "%.2f", number)
  }
}

enum WrittenDecimal: UnaryTask {
  @inline(__always)
  static func result(_ decimal: Decimal) -> String { decimal.description }
}

enum ParsedFraction: UnaryTask {
  @inline(__always)
  static func result(_ text: String) -> Fraction {
    do {
      return try Fraction(text, strategy: .decimal)
    } catch {
      preconditionFailure("No amount")
    }
  }
}

enum ParsedDecimal: UnaryTask {
  @inline(__always)
  static func result(_ text: String) -> Decimal { Decimal(string: text)! }
}
