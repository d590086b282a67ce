// Currency+UnitsTests.swift: the smallest amounts of currencies.

import Exact
import ExactFoundation
import Foundation
import Testing

struct CurrencyUnitsTests {
  @Test(
    arguments: [
      ("EUR", 1 / 100), ("USD", 1 / 100), ("JPY", 1), ("KRW", 1), ("VND", 1),
      ("KWD", 1 / 1000), ("TND", 1 / 1000), ("CLF", 1 / 10_000),
      ("UYW", 1 / 10_000), ("CLP", 1), ("UYI", 1), ("UYU", 1 / 100),
      // The standard has two digits where Foundation shows none.
      ("RSD", 1 / 100), ("COP", 1 / 100), ("PKR", 1 / 100), ("IQD", 1 / 1000),
      ("XXX", 1 / 100), ("no code", 1 / 100), ("", 1 / 100),
    ] as [(String, Fraction)])
  func minorUnits(_ code: String, _ unit: Fraction) {
    #expect(Locale.Currency(code).minorUnit == unit)
    #expect(Locale.Currency(code.lowercased()).minorUnit == unit)
  }

  @Test(
    arguments: [
      ("CHF", 1 / 20), ("CAD", 1 / 20), ("AUD", 1 / 20), ("NZD", 1 / 10),
      ("DKK", 1 / 2), ("SEK", 1), ("NOK", 1), ("CZK", 1), ("HUF", 5),
      ("EUR", 1 / 100), ("USD", 1 / 100), ("JPY", 1), ("KWD", 1 / 1000),
    ] as [(String, Fraction)])
  func cashIncrements(_ code: String, _ increment: Fraction) {
    #expect(Locale.Currency(code).cashIncrement == increment)
    #expect(Locale.Currency(code.lowercased()).cashIncrement == increment)
  }

  @Test func unitsOfAllCurrencies() {
    let currencies = Locale.Currency.isoCurrencies
    #expect(currencies.count > 150)
    let units = Dictionary(grouping: currencies, by: \.minorUnit)
      .mapValues(\.count)
    let kinds: Set<Fraction> = [1, 1 / 100, 1 / 1000, 1 / 10_000]
    #expect(Set(units.keys) == kinds)
    #expect(units[1] == 17)
    #expect(units[Fraction(1, 1000)] == 7)
    // Cash is never finer than accounts.
    #expect(
      currencies.filter { !($0.cashIncrement / $0.minorUnit).isInteger } == [])
  }
}
