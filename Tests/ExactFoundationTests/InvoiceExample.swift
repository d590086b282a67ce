// InvoiceExample.swift: an invoice, as a program may keep one.

import Exact
import ExactFoundation
import Foundation

/// An invoice whose amounts stay exact until a rule says to round them.
struct Invoice {
  struct Line {
    let quantity: Fraction
    let price: Fraction
    let taxRate: Fraction

    /// Reads what people write: "1.73" and "13 %".
    init(
      _ quantity: Fraction, at price: String, taxedAt rate: String
    ) throws(FractionError) {
      self.quantity = quantity
      self.price = try Fraction(price, strategy: .decimal)
      taxRate = try Fraction(rate, strategy: .percent)
    }

    var net: Fraction { quantity * price }
  }

  let currency: Locale.Currency
  let lines: [Line]
  var discount: Fraction = 0

  /// The discount on each line, in the ratio of their nets and in whole minor
  /// units. The parts add up to it.
  var discounts: [Fraction] {
    get throws(FractionError) {
      try discount.allocated(by: lines.map(\.net), unit: currency.minorUnit)
    }
  }

  /// The net of each line after its discount, not rounded.
  var nets: [Fraction] {
    get throws(FractionError) {
      zip(lines, try discounts).map { line, discount in line.net - discount }
    }
  }

  /// The tax at each rate: rates apply to exact sums, and are rounded once.
  var taxes: [Fraction: Fraction] {
    get throws(FractionError) {
      var taxes: [Fraction: Fraction] = [:]
      for (line, net) in zip(lines, try nets) {
        taxes[line.taxRate, default: 0] += net * line.taxRate
      }
      for (rate, tax) in taxes {
        taxes[rate] = try tax.rounded(toMultipleOf: currency.minorUnit)
      }
      return taxes
    }
  }

  /// Nets and taxes.
  var total: Fraction {
    get throws(FractionError) { try nets.sum() + taxes.values.sum() }
  }

  /// What is paid in coins.
  func cashTotal(
    _ rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws(FractionError) -> Fraction {
    try total.rounded(rule, toMultipleOf: currency.cashIncrement)
  }
}

/// What one euro is in other currencies.
///
/// An amount goes from one to another by way of the euro. It is divided by a
/// rate, never multiplied by a rounded inverse.
struct EuroRates {
  let rates: [String: Fraction]

  /// - Parameter places: The places to which the amount in euros is rounded, if
  ///   a law says so.
  func exchange(
    _ amount: Fraction, from source: String, to target: String,
    roundingEurosTo places: Int? = nil
  ) throws(FractionError) -> Fraction? {
    guard let divisor = rates[source], let factor = rates[target] else {
      return nil
    }
    var euros = try amount.divided(by: divisor)
    if let places { euros = try euros.rounded(toPlaces: places) }
    return try euros.multiplied(by: factor)
  }
}
