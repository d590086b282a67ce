// ReadmeTests.swift: the examples of README.md that need ExactFoundation.

import Exact
import ExactFoundation
import Foundation
import Testing

struct ReadmeFoundationTests {
  @Test func money() throws {
    let cent = Locale.Currency("EUR").minorUnit
    #expect(cent.description == "1/100")
    let food = 2 * Fraction("1.73")!
    let wine = 2 * Fraction("0.03")!
    let taxes = try [
      (food * 13 / 100).rounded(toMultipleOf: cent),
      (wine * 24 / 100).rounded(toMultipleOf: cent),
    ]
    #expect(
      taxes.map { $0.formatted(.decimal(places: 2)) } == ["0.45", "0.01"])
    let total = try [food, wine].sum() + taxes.sum()
    #expect(total.formatted(.decimal(places: 2)) == "3.98")

    let discount = Fraction("99.99")!
    let parts = try discount.allocated(by: [75, 25], unit: cent)
    #expect(
      parts.map { $0.formatted(.decimal(places: 2)) } == ["74.99", "25.00"])

    let step = Locale.Currency("CHF").cashIncrement
    let cash = try total.rounded(toMultipleOf: step)
    #expect(cash.formatted(.decimal(places: 2)) == "4.00")

    let euros = try 100_000 / Fraction("1936.27", strategy: .decimal)
    let francs = try euros.multiplied(by: Fraction(parsing: "6.55957"))
    #expect(francs.formatted(.decimal(places: 2)) == "338.77")
  }

  @Test func styles() throws {
    let rate = try Fraction("8.875 %", strategy: .percent)
    #expect(rate.description == "71/800")
    #expect(rate.formatted(.percent(places: 1)) == "8.9%")
    #expect(Fraction(7, 6).formatted(.mixed) == "1 1/6")
    #expect(Fraction(7, 6).formatted(.repeatingDecimal) == "1.1(6)")
    #expect(throws: FractionError.invalidSyntax(offset: 2)) {
      try Fraction("12abc", strategy: .decimal)
    }
  }

  @Test func localisedCurrencies() throws {
    let total = Fraction(199, 50)
    var components = Locale.Components(languageCode: .german)
    components.region = .switzerland
    let locale = Locale(components: components)
    let currency = try #require(locale.currency)
    #expect(currency.identifier == "CHF")

    let price = try Decimal(
      total.rounded(toMultipleOf: currency.cashIncrement), places: 2)
    let text = price.formatted(
      .currency(code: currency.identifier)
        .precision(.fractionLength(2)).locale(locale))
    // Foundation writes a blank that does not break.
    #expect(text.replacing("\u{A0}", with: " ") == "CHF 4.00")
  }
}
