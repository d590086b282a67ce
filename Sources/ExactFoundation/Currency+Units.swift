// Currency+Units.swift: the smallest amounts of currencies.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Locale.Currency {
  /// The smallest amount that accounts are kept in, by ISO 4217: a cent, for
  /// most currencies.
  ///
  ///     Locale.Currency("JPY").minorUnit  // 1
  ///     Locale.Currency("KWD").minorUnit  // 1/1000
  ///
  /// It is 1/100 for a code that the standard does not list or for which it
  /// has no minor unit, such as that of gold. The number of digits that
  /// Foundation shows by default is another for some currencies.
  public var minorUnit: Fraction {
    minorUnits[identifier.uppercased()] ?? 1 / 100
  }

  /// The smallest amount that can be paid in coins where cash payments are
  /// rounded; elsewhere the ``minorUnit``.
  ///
  ///     Locale.Currency("CHF").cashIncrement  // 1/20
  ///     Locale.Currency("EUR").cashIncrement  // 1/100
  ///
  /// Such rules change, and countries with the same currency may have
  /// different ones. Take a fraction of your own where that matters.
  public var cashIncrement: Fraction {
    cashIncrements[identifier.uppercased()] ?? minorUnit
  }
}

/// The currencies of ISO 4217, list one, whose minor unit is not 1/100.
private let minorUnits: [String: Fraction] = [
  "BIF": 1, "CLP": 1, "DJF": 1, "GNF": 1, "ISK": 1, "JPY": 1, "KMF": 1,
  "KRW": 1, "PYG": 1, "RWF": 1, "UGX": 1, "UYI": 1, "VND": 1, "VUV": 1,
  "XAF": 1, "XOF": 1, "XPF": 1,
  "BHD": 1 / 1000, "IQD": 1 / 1000, "JOD": 1 / 1000, "KWD": 1 / 1000,
  "LYD": 1 / 1000, "OMR": 1 / 1000, "TND": 1 / 1000,
  "CLF": 1 / 10_000, "UYW": 1 / 10_000,
]

/// What cash payments are rounded to: the smallest coin, and for those that the
/// Unicode Common Locale Data Repository lists without decimals, the unit.
private let cashIncrements: [String: Fraction] = [
  "AUD": 1 / 20, "CAD": 1 / 20, "CHF": 1 / 20, "MYR": 1 / 20,
  "HKD": 1 / 10, "ILS": 1 / 10, "NZD": 1 / 10, "ZAR": 1 / 10,
  "DKK": 1 / 2,
  "AMD": 1, "COP": 1, "CRC": 1, "CZK": 1, "GYD": 1, "IDR": 1, "MNT": 1,
  "MUR": 1, "NOK": 1, "PKR": 1, "SEK": 1, "TWD": 1, "TZS": 1, "UZS": 1,
  "HUF": 5, "CLP": 10,
]
