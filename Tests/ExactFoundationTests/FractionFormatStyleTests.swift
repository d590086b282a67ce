// FractionFormatStyleTests.swift: fractions written in each style.

import Exact
import ExactFoundation
import ExactTesting
import Foundation
import Testing

struct FractionFormatStyleTests {
  @Test(arguments: [
    ("0", "0", "0", "0"), ("5", "5", "5", "5"), ("-7/6", "-7/6", "-1 1/6", ""),
    ("7/6", "7/6", "1 1/6", "1.1(6)"), ("-1/2", "-1/2", "-1/2", "-0.5"),
    ("1/7", "1/7", "1/7", "0.(142857)"), ("-25/8", "-25/8", "-3 1/8", "-3.125"),
    (
      "-9223372036854775808", "-9223372036854775808", "-9223372036854775808",
      "-9223372036854775808"
    ),
    (
      "-9223372036854775807/2", "-9223372036854775807/2",
      "-4611686018427387903 1/2", "-4611686018427387903.5"
    ),
  ])
  func exactStyles(
    _ text: String, _ fraction: String, _ mixed: String, _ decimal: String
  ) throws {
    let decimal = decimal.isEmpty ? "-1.1(6)" : decimal
    let value = try Fraction(parsing: text)
    #expect(value.formatted() == fraction)
    #expect(value.formatted(.fraction) == fraction)
    #expect(value.formatted(.mixed) == mixed)
    #expect(value.formatted(.repeatingDecimal) == decimal)
    let big = BigFraction(value)
    #expect(big.formatted() == fraction)
    #expect(big.formatted(.fraction) == fraction)
    #expect(big.formatted(.mixed) == mixed)
    #expect(big.formatted(.repeatingDecimal) == decimal)
  }

  @Test(arguments: [
    ("2/3", 2, "0.67", "66.67%"), ("-2/3", 0, "-1", "-67%"),
    ("-1/300", 2, "0.00", "-0.33%"), ("1/8", 2, "0.13", "12.50%"),
    ("-1/8", 2, "-0.13", "-12.50%"), ("7/6", 2, "1.17", "116.67%"),
    (
      "1234567890123456789/1000", 1, "1234567890123456.8",
      "123456789012345678.9%"
    ),
    // A hundred times these values fits no word.
    (
      "9223372036854775807", 2, "9223372036854775807.00",
      "922337203685477580700.00%"
    ),
    (
      "-9223372036854775808", 3, "-9223372036854775808.000",
      "-922337203685477580800.000%"
    ),
    (
      "1/9223372036854775807", 20, "0.00000000000000000011",
      "0.00000000000000001084%"
    ),
    ("1255", -1, "1260", "125500%"), ("3", 0, "3", "300%"),
    ("-1/30000", 2, "0.00", "0.00%"),
  ])
  func roundedStyles(
    _ text: String, _ places: Int, _ decimal: String, _ percent: String
  ) throws {
    let value = try Fraction(parsing: text)
    #expect(value.formatted(.decimal(places: places)) == decimal)
    #expect(value.formatted(.percent(places: places)) == percent)
    let big = BigFraction(value)
    #expect(big.formatted(.decimal(places: places)) == decimal)
    #expect(big.formatted(.percent(places: places)) == percent)
  }

  @Test(
    arguments: [
      (.up, "0.13 -0.12 0.1%"), (.down, "0.12 -0.13 0.0%"),
      (.towardZero, "0.12 -0.12 0.0%"), (.awayFromZero, "0.13 -0.13 0.1%"),
      (.toNearestOrEven, "0.12 -0.12 0.0%"),
      (.toNearestOrAwayFromZero, "0.13 -0.13 0.1%"),
      (.toNearestOrTowardZero, "0.12 -0.12 0.0%"),
      (.toNearestOrUp, "0.13 -0.12 0.1%"),
      (.toNearestOrDown, "0.12 -0.13 0.0%"),
    ] as [(FractionRounding, String)])
  func rules(_ rule: FractionRounding, _ expected: String) {
    let eighth: Fraction = 1 / 8
    let style = FractionFormatStyle<Fraction>.decimal(
      places: 2, rounding: rule)
    let percent = Fraction(1, 2000).formatted(
      .percent(places: 1, rounding: rule))
    #expect(
      "\(style.format(eighth)) \(style.format(-eighth)) \(percent)" == expected)
  }

  @Test func longPeriods() throws {
    let seventh: Fraction = 1 / 7
    #expect(seventh.formatted(.repeatingDecimal(maxDigits: 6)) == "0.(142857)")
    #expect(seventh.formatted(.repeatingDecimal(maxDigits: 5)) == "1/7")
    #expect(seventh.formatted(.repeatingDecimal(maxDigits: 0)) == "1/7")
    #expect(seventh.formatted(.repeatingDecimal(maxDigits: .min)) == "1/7")
    #expect(seventh.formatted(.repeatingDecimal(maxDigits: .max)).count == 10)
    // Ten is a primitive root of 99989, and the next prime one is 100019.
    let period = Fraction(1, 99989).formatted(.repeatingDecimal)
    #expect(period.utf8.count == 99988 + 4)
    #expect(Fraction(1, 100019).formatted(.repeatingDecimal) == "1/100019")
    let prime = Fraction(1, 9_223_372_036_854_775_783)
    #expect(prime.formatted(.repeatingDecimal) == "1/9223372036854775783")
    // Nor may a denominator of any size take long.
    let big = try BigFraction(3).raised(to: -5_000)
    #expect(big.formatted(.repeatingDecimal) == big.description)
  }

  @Test func localesChangeNothing() {
    let german = FractionFormatStyle<Fraction>.decimal(places: 2)
      .locale(Locale(identifier: "de_DE"))
    #expect(german.format(12345) == "12345.00")
    #expect(german == .decimal(places: 2))
  }

  @Test func bounds() async {
    let least = FractionFormatStyle<Fraction>.decimal(places: -1_000_000)
    let most = FractionFormatStyle<Fraction>.decimal(places: 1_000_000)
    #expect(least != most)
    await #expect(processExitsWith: .failure) {
      _ = FractionFormatStyle<Fraction>.decimal(places: 1_000_001)
    }
    await #expect(processExitsWith: .failure) {
      _ = FractionFormatStyle<Fraction>.percent(places: .min)
    }
  }
}

struct FractionFormatStyleCodableTests {
  private typealias Style = FractionFormatStyle<Fraction>

  private func read(_ json: String) throws -> Style {
    try JSONDecoder().decode(Style.self, from: Data(json.utf8))
  }

  @Test func roundTrips() throws {
    let styles: [Style] = [
      .fraction, .mixed, .repeatingDecimal, .repeatingDecimal(maxDigits: 10),
      .decimal(places: 2), .decimal(places: 2, rounding: .down),
      .decimal(places: 3), .percent(places: 2),
      .percent(places: 2, rounding: .up),
    ]
    let archive = try JSONEncoder().encode(styles)
    #expect(try JSONDecoder().decode([Style].self, from: archive) == styles)
    // Styles that write differently differ.
    #expect(Set(styles).count == styles.count)
    #expect(
      hashableViolations(
        equivalenceClasses: styles.map { [$0] } + [
          [.decimal(places: 7), .decimal(places: 7)]
        ]) == [])
  }

  @Test func reading() throws {
    let json = #"{"decimal": {"places": 2, "rounding": "down"}}"#
    #expect(try read(json) == .decimal(places: 2, rounding: .down))
    #expect(try read(#"{"mixed": {}}"#) == .mixed)
  }

  @Test(arguments: [
    #"{"decimal": {"places": 1000001, "rounding": "down"}}"#,
    #"{"percent": {"places": -9223372036854775808, "rounding": "down"}}"#,
    #"{"decimal": {"places": 1e99, "rounding": "down"}}"#,
    #"{"decimal": {"places": 2, "rounding": "sideways"}}"#,
    #"{"decimal": {"rounding": "down"}}"#, #"{"roman": {}}"#, "{}", "3",
  ])
  func refused(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }
}
