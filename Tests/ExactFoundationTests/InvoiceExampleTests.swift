// InvoiceExampleTests.swift: the invoice of the example, on worked cases.
//
// The right results are those of Vectors/money.tsv, under their numbers.

import Exact
import ExactFoundation
import Foundation
import Testing

struct InvoiceExampleTests {
  /// The result that a case of money should have.
  private func result(_ id: String) throws -> String {
    let rows = try vectorRows(of: "money")
    return try #require(rows.first { $0[0] == id })[5]
  }

  private func text(_ amounts: [Fraction], places: Int = 2) -> String {
    amounts.map { $0.formatted(.decimal(places: places)) }
      .joined(separator: " ")
  }

  @Test func taxByRate() throws {
    let invoice = try Invoice(
      currency: Locale.Currency("EUR"),
      lines: [
        .init(2, at: "1.73", taxedAt: "13 %"),
        .init(2, at: "0.03", taxedAt: "24 %"),
      ])
    let taxes = try [13, 24].map { try invoice.taxes[$0 / 100] ?? 0 }
    let total = try invoice.total
    #expect(
      try "VAT \(text([taxes[0]])) + \(text([taxes[1]])),"
        + " gross \(text([total]))" == result("M21"))
  }

  @Test func taxOnSums() throws {
    func tax(lineCount: Int) throws -> Fraction {
      let line = try Invoice.Line(2, at: "348.11", taxedAt: "25 %")
      let invoice = Invoice(
        currency: Locale.Currency("EUR"),
        lines: Array(repeating: line, count: lineCount))
      return try invoice.taxes.values.sum()
    }
    let (one, two) = try (tax(lineCount: 1), tax(lineCount: 2))
    #expect(
      try "one line \(text([one])); two lines by line rule \(text([2 * one]));"
        + " by total rule \(text([two]))" == result("M22"))
  }

  @Test(arguments: [
    ("M01", "EUR", ["75", "25"], "99.99", 2),
    ("M08", "USD", ["50", "50", "50"], "-100.00", 2),
    ("M10", "KWD", ["5", "5", "5"], "10.000", 3),
  ])
  func discount(
    _ id: String, _ currency: String, _ prices: [String], _ discount: String,
    _ places: Int
  ) throws {
    let invoice = Invoice(
      currency: Locale.Currency(currency),
      lines: try prices.map { try .init(1, at: $0, taxedAt: "20%") },
      discount: try Fraction(discount, strategy: .decimal))
    let discounts = try invoice.discounts
    #expect(try text(discounts, places: places) == result(id))
    // What is left is taxed.
    let net = try prices.map { try Fraction($0, strategy: .decimal) }.sum()
    let left = try net - Fraction(discount, strategy: .decimal)
    let unit = try Fraction(1, power(10, places))
    let tax = try (left / 5).rounded(toMultipleOf: unit)
    #expect(try invoice.total == left + tax)
  }

  @Test func cash() throws {
    let totals = try ["1.025", "1.075"].map {
      try Invoice(
        currency: Locale.Currency("CHF"),
        lines: [.init(1, at: $0, taxedAt: "0%")])
    }
    let rules: [FractionRounding] = [
      .toNearestOrAwayFromZero, .toNearestOrEven,
    ]
    let texts = try rules.map { rule in
      try text(totals.map { try $0.cashTotal(rule) })
    }
    #expect(try texts.joined(separator: " | ") == result("M29"))
  }

  @Test func exchange() throws {
    let rates = try EuroRates(
      rates: [
        "ITL": Fraction("1936.27", strategy: .decimal),
        "FRF": Fraction("6.55957", strategy: .decimal), "EUR": 1,
        "SIT": Fraction("239.640", strategy: .decimal),
      ])
    func text(_ amount: Fraction?, places: Int = 2) throws -> String {
      self.text([try #require(amount)], places: places)
    }
    let lire: Fraction = 100_000
    let euros = try rates.exchange(
      lire, from: "ITL", to: "EUR", roundingEurosTo: 3)
    let francs = try rates.exchange(
      lire, from: "ITL", to: "FRF", roundingEurosTo: 3)
    let exact = try rates.exchange(lire, from: "ITL", to: "FRF")
    #expect(
      try "EUR \(text(euros, places: 3)) -> FRF \(text(francs));"
        + " exact rational FRF \(text(exact))" == result("M33"))
    let tolars = try [500, 1000].map {
      try text(rates.exchange($0, from: "SIT", to: "EUR"))
    }
    #expect(try tolars.joined(separator: " ") == result("M31"))
    #expect(try rates.exchange(1, from: "EUR", to: "XXX") == nil)
  }
}
