// FractionParseStrategyTests.swift: what each strategy reads and refuses.

import Exact
import ExactFoundation
import ExactTesting
import Foundation
import Testing

/// What the strategies make of a text: the value, or where it goes wrong.
private struct Readings: Sendable {
  let text: String
  let fraction, mixed, decimal, percent, repeatingDecimal: String

  init(
    _ text: String, _ fraction: String, _ mixed: String, _ decimal: String,
    _ percent: String, _ repeatingDecimal: String
  ) {
    self.text = text
    self.fraction = fraction
    self.mixed = mixed
    self.decimal = decimal
    self.percent = percent
    self.repeatingDecimal = repeatingDecimal
  }

  init(_ text: String, all: String) { self.init(text, all, all, all, all, all) }
}

private let readings = [
  Readings("5", "5", "5", "5", "@1", "5"),
  Readings("+5", "5", "5", "5", "@2", "5"),
  Readings("-7/6", "-7/6", "-7/6", "@2", "@2", "-7/6"),
  Readings("-1 1/6", "@2", "-7/6", "@2", "@3", "@2"),
  Readings("19.99", "@2", "@2", "1999/100", "@5", "1999/100"),
  Readings(".5", "@0", "@0", "1/2", "@2", "1/2"),
  Readings("5.", "@1", "@1", "5", "@2", "5"),
  Readings("0.1(6)", "@1", "@1", "@3", "@3", "1/6"),
  Readings("1e-3", "@1", "@1", "@1", "@1", "1/1000"),
  Readings("1E3", "@1", "@1", "@1", "@1", "1000"),
  Readings("8.875%", "@1", "@1", "@5", "71/800", "@5"),
  Readings("8.875 %", "@1", "@1", "@5", "71/800", "@5"),
  Readings("12abc", all: "@2"),
  Readings("1,5", all: "@1"),
  Readings("1,234.56", all: "@1"),
  Readings("--5", all: "@1"),
  Readings("1/3x", "@3", "@3", "@1", "@1", "@3"),
  Readings("1/", "@2", "@2", "@1", "@1", "@2"),
  Readings("1/0.5", "@3", "@3", "@1", "@1", "@3"),
  Readings("1/1e3", "@3", "@3", "@1", "@1", "@3"),
  Readings("1.5.5", "@1", "@1", "@3", "@3", "@3"),
  Readings("1.5/3", "@1", "@1", "@3", "@3", "@3"),
  Readings("1 1/6 1", "@1", "@5", "@1", "@2", "@1"),
  Readings("5%%", "@1", "@1", "@1", "@2", "@1"),
  Readings("5% ", "@1", "@1", "@1", "@2", "@1"),
  Readings("%", all: "@0"),
  Readings("", all: "@0"),
  Readings(" 5", all: "@0"),
  Readings("eggs", all: "@0"),
  Readings("-", all: "@1"),
  Readings(".", "@0", "@0", "@1", "@1", "@1"),
  Readings("٣", all: "@0"),
  Readings("1\u{0}", all: "@1"),
  Readings("nan", all: "@0"),
  Readings("1/0", "zero", "zero", "@1", "@1", "zero"),
  Readings(
    "9223372036854775808", "large", "large", "large", "@19", "large"),
  Readings(
    "9223372036854775808/2", "4611686018427387904", "4611686018427387904",
    "@19", "@19", "4611686018427387904"),
]

struct FractionParseStrategyTests {
  private func reading(
    _ text: String, _ strategy: FractionParseStrategy<Fraction>
  ) -> String {
    do {
      return try Fraction(text, strategy: strategy).description
    } catch .invalidSyntax(let offset) {
      return "@\(offset)"
    } catch .divisionByZero {
      return "zero"
    } catch .overflow {
      return "large"
    } catch {
      return error.description
    }
  }

  @Test func texts() {
    let wrong = readings.flatMap { row in
      [
        (row.text, FractionParseStrategy.fraction, row.fraction),
        (row.text, .mixed, row.mixed), (row.text, .decimal, row.decimal),
        (row.text, .percent, row.percent),
        (row.text, .repeatingDecimal, row.repeatingDecimal),
      ]
    }.filter { reading($0.0, $0.1) != $0.2 }
    #expect(
      wrong.map { "\($0.0) \($0.1): \(reading($0.0, $0.1)), not \($0.2)" } == []
    )
  }

  @Test func bigFractions() throws {
    let value = try BigFraction("1e-30", strategy: .repeatingDecimal)
    #expect(try value == BigFraction(1, power(10 as BigInteger, 30)))
    let text = "9223372036854775808.5%"
    #expect(
      try BigFraction(text, strategy: .percent)
        == BigFraction("18446744073709551617/200"))
  }

  @Test func limits() {
    let digits = String(repeating: "7", count: 1_000_001)
    #expect(throws: FractionError.limitExceeded) {
      try BigFraction(digits, strategy: .decimal)
    }
    #expect(throws: FractionError.invalidSyntax(offset: 1_000_001)) {
      try BigFraction(digits + "x", strategy: .decimal)
    }
    #expect(throws: FractionError.invalidSyntax(offset: 1_000_001)) {
      try BigFraction(digits + "/1", strategy: .decimal)
    }
    #expect(throws: FractionError.limitExceeded) {
      try BigFraction("1e1000000000", strategy: .repeatingDecimal)
    }
  }

  @Test func formats() throws {
    #expect(try Fraction("0.667", format: .decimal(places: 2)) == 667 / 1000)
    #expect(try Fraction("5%", format: .percent(places: 2)) == 1 / 20)
    #expect(try Fraction("1 1/2", format: .mixed) == 3 / 2)
    #expect(try Fraction("1/2", format: .fraction) == 1 / 2)
    #expect(try Fraction("0.(3)", format: .repeatingDecimal) == 1 / 3)
    #expect(throws: FractionError.invalidSyntax(offset: 2)) {
      try Fraction("50", format: .percent(places: 0))
    }
  }

  @Test func archives() throws {
    typealias Strategy = FractionParseStrategy<Fraction>
    let strategies: [Strategy] = [
      .fraction, .mixed, .decimal, .percent, .repeatingDecimal,
    ]
    let archive = try JSONEncoder().encode(strategies)
    #expect(
      try JSONDecoder().decode([Strategy].self, from: archive) == strategies)
    #expect(
      hashableViolations(equivalenceClasses: strategies.map { [$0, $0] }) == [])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Strategy.self, from: Data(#"{"form": "roman"}"#.utf8))
    }
  }
}

struct FractionFormatRoundTripTests {
  @Test func fractions() {
    var generator = SeededGenerator(seed: 31)
    roundTrips(
      of: (0..<500).map { _ in Fraction.edgeBiased(using: &generator) })
  }

  @Test func bigFractions() {
    var generator = SeededGenerator(seed: 32)
    roundTrips(
      of: (0..<200).map { _ in
        BigFraction.edgeBiased(bits: 200, using: &generator)
      })
  }

  private func roundTrips<F: FractionProtocol>(of values: [F]) {
    var wrong: [String] = []
    // A rounded value that fits no words is not read.
    func check(
      _ value: F, _ style: FractionFormatStyle<F>, _ expected: BigFraction
    ) {
      let text = style.format(value)
      let read = try? F(text, format: style)
      if read != F(exactly: expected) { wrong.append("\(value): \(text)") }
      if let read, style.format(read) != text {
        wrong.append("\(value) again: \(text)")
      }
    }
    for value in values {
      let exact = BigFraction(value)
      check(value, .fraction, exact)
      check(value, .mixed, exact)
      check(value, .repeatingDecimal(maxDigits: 200), exact)
      for rule in FractionRounding.allCases {
        check(
          value, .decimal(places: 3, rounding: rule),
          BigFraction((exact * 1000).integer(rule)) / 1000)
        check(
          value, .percent(places: 1, rounding: rule),
          BigFraction((exact * 1000).integer(rule)) / 1000)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }
}
