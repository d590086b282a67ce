// MoneyTests.swift: worked cases of money, from laws and from the reports of
// users of other libraries.
//
// Vectors/money.tsv tells each case in words and gives the right result and the
// one that is commonly given instead; the case is worked here under its number.

import Exact
import Testing

struct MoneyTests {
  @Test func fractions() throws { try run(on: Fraction.self) }

  @Test func bigFractions() throws { try run(on: BigFraction.self) }

  private func run<F: FractionProtocol>(on _: F.Type) throws {
    var ran: [String] = []
    var skipped: [String] = []
    var failures: [String] = []
    for columns in try vectorRows(of: "money") {
      let id = columns[0]
      guard
        let result = try allocation(id, on: F.self)
          ?? tax(id, on: F.self) ?? rounding(id, on: F.self)
          ?? exchange(id, on: F.self) ?? interest(id, on: F.self)
      else {
        skipped.append(id)
        continue
      }
      ran.append(id)
      if result != columns[5] {
        failures.append("\(id): \(result) is not \(columns[5])")
      }
    }
    print("money on \(F.self): ran \(ran.count) rows; skipped: \(skipped)")
    #expect(failures == [])
    #expect(ran.count >= 24)
  }

  /// A number as a case writes it.
  private func amount<F: FractionProtocol>(_ text: String) -> F {
    try! F(parsing: text, [.percent, .mixed])
  }

  private func text<F: FractionProtocol>(
    _ amounts: [F], _ rule: FractionRounding = .toNearestOrAwayFromZero,
    places: Int = 2
  ) throws -> String {
    try amounts.map {
      try $0.decimalDescription(places: places, rounding: rule)
    }
    .joined(separator: " ")
  }

  private func cents<F: FractionProtocol>(
    _ amount: F, _ rule: FractionRounding = .toNearestOrAwayFromZero
  ) throws -> F {
    try amount.rounded(rule, toPlaces: 2)
  }

  private func allocation<F: FractionProtocol>(
    _ id: String, on _: F.Type
  ) throws -> String? {
    func parts(
      _ total: String, _ weights: [F], _ unit: String, places: Int = 2
    ) throws -> String {
      let total: F = amount(total)
      return try text(
        total.allocated(by: weights, unit: amount(unit)), places: places)
    }
    switch id {
    case "M01": return try parts("99.99", [75, 25], "0.01")
    case "M08": return try parts("-100", [1, 1, 1], "0.01")
    case "M09": return try parts("0.02", [1, 1, 1, 1], "0.01")
    case "M10": return try parts("10", [1, 1, 1], "0.001", places: 3)
    case "M11": return try parts("1.15", [1, 1, 1], "0.05")
    case "M13":
      let total: F = 50_000
      return try text(
        total.instalments(
          12, unit: amount("0.01"), rounding: .toNearestOrEven))
    default: return nil
    }
  }

  private func tax<F: FractionProtocol>(
    _ id: String, on _: F.Type
  ) throws -> String? {
    func vat(_ net: String, _ count: F, _ rate: String) throws -> F {
      try cents(amount(net) * count * amount(rate))
    }
    switch id {
    case "M14":
      let gross: F = 40
      let net = try cents(gross / (1 + amount("5 %")))
      return try "net \(text([net])) tax \(text([gross - net]))"
    case "M16":
      let gross: F = 2 * amount("379.00")
      let net = try cents(gross / (1 + amount("21 %")))
      return try "net \(text([net])) tax \(text([gross - net]))"
        + " gross \(text([gross]))"
    case "M20":
      let byUnit = try 36 * vat("1.66", 1, "20 %")
      let byLine = try vat("1.66", 36, "20 %")
      return try "unit rule \(text([byUnit])); line rule \(text([byLine]))"
    case "M21":
      let (a, b) = try (vat("1.73", 2, "13 %"), vat("0.03", 2, "24 %"))
      let gross: F = 2 * amount("1.73") + 2 * amount("0.03") + a + b
      return try "VAT \(text([a])) + \(text([b])), gross \(text([gross]))"
    case "M22":
      let line = try vat("348.11", 2, "25 %")
      let total = try vat("348.11", 4, "25 %")
      return try "one line \(text([line])); two lines by line rule"
        + " \(text([2 * line])); by total rule \(text([total]))"
    case "M42": return try text([vat("19.99", 1, "8.875 %")])
    case "M43":
      let third: F = amount("33 1/3 %")
      return try text(
        [third * amount("9.99"), third * 10], .toNearestOrEven)
    default: return nil
    }
  }

  private func rounding<F: FractionProtocol>(
    _ id: String, on _: F.Type
  ) throws -> String? {
    func all(_ texts: String) -> [F] {
      texts.split(separator: " ").map { amount("\($0)") }
    }
    switch id {
    case "M25":
      let amounts = all("2.675 1.005 1.015 1.025 -0.995 -1.005 0.125")
      let rules: [FractionRounding] = [
        .toNearestOrAwayFromZero, .toNearestOrEven, .down, .up, .towardZero,
      ]
      return try rules.map { try text(amounts, $0) }
        .joined(separator: " | ")
    case "M26":
      let amounts = all("0.005 0.015 0.025 0.035 0.045")
      func sum(_ rule: FractionRounding) throws -> F {
        try amounts.reduce(0) { try $0 + cents($1, rule) }
      }
      return try "half-away sum \(text([sum(.toNearestOrAwayFromZero)]));"
        + " half-even sum \(text([sum(.toNearestOrEven)]));"
        + " exact \(text([amounts.reduce(0, +)], places: 3))"
    case "M29":
      return try [FractionRounding.toNearestOrAwayFromZero, .toNearestOrEven]
        .map { rule in
          try text(
            all("1.025 1.075").map {
              try $0.rounded(rule, toMultipleOf: amount("0.05"))
            })
        }.joined(separator: " | ")
    case "M48":
      let total: F = 100
      let sold = try cents(total / 7 * 3, .toNearestOrEven)
      return try "sold \(text([sold])), left \(text([total - sold]))"
    default: return nil
    }
  }

  private func exchange<F: FractionProtocol>(
    _ id: String, on _: F.Type
  ) throws -> String? {
    let rate: F = amount("239.640")
    switch id {
    case "M31": return try text([500 / rate, 1000 / rate])
    case "M32": return try text([1_000_000_000 / rate])
    case "M33":
      let euros: F = 100_000 / amount("1936.27")
      let francs: F = amount("6.55957")
      let rounded = try euros.rounded(toPlaces: 3)
      return try "EUR \(text([rounded], places: 3))"
        + " -> FRF \(text([rounded * francs]));"
        + " exact rational FRF \(text([euros * francs]))"
    case "M36":
      let euro: F = 1
      return try text([euro / 7 / 13 * 7 * 13])
    default: return nil
    }
  }

  private func interest<F: FractionProtocol>(
    _ id: String, on _: F.Type
  ) throws -> String? {
    switch id {
    case "M38":
      let year: F = 1_000_000 * amount("3.75 %")
      let interest = [
        year * 91 / 360, year * 91 / 365, year * 91 / 366, year * 90 / 360,
      ]
      return try interest.map { try text([$0], .toNearestOrEven) }
        .joined(separator: " | ")
    case "M40":
      // Exact powers of hundreds of factors fit no words.
      let rate: BigFraction = amount("5.5 %") / 12
      let debt: BigFraction = 250_000
      let payment = try cents(
        debt * rate / (1 - (1 + rate).raised(to: -360)), .toNearestOrEven)
      var balance = debt
      for _ in 1..<360 {
        balance += try cents(balance * rate, .toNearestOrEven) - payment
      }
      let last = try balance + cents(balance * rate, .toNearestOrEven)
      return try "payment \(text([payment])), last \(text([last]))"
    case "M41":
      let day: BigFraction = 1 + amount("5 %") / 365
      return try text([1000 * day.raised(to: 365)], .toNearestOrEven)
    default: return nil
    }
  }
}
