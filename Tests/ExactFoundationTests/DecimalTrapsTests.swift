// DecimalTrapsTests.swift: faults of Decimal that no fraction may inherit.
//
// Vectors/decimal-traps.tsv names each fault, with what Foundation makes of it
// and what is right. Here the same is done with fractions. That Foundation has
// the faults is tested nowhere: other versions of it have others.

import Exact
import ExactFoundation
import Foundation
import Testing

struct DecimalTrapsTests {
  @Test func traps() throws {
    var ran = 0
    var skipped: [String] = []
    var failures: [String] = []
    for row in try vectorRows(of: "decimal-traps") {
      let (id, right) = (row[0], row[4])
      if let reason = notInherited[id] {
        skipped.append("\(id) (\(reason))")
        continue
      }
      let result =
        try written(id) ?? arithmetic(id) ?? converted(id) ?? archived(id)
        ?? "nothing"
      ran += 1
      // Some rows go on with words about the right value.
      if result != right && !right.hasPrefix(result + " ") {
        failures.append("\(id): \(result) is not \(right)")
      }
    }
    print("decimal-traps: ran \(ran) rows; skipped: \(skipped)")
    #expect(failures == [])
    #expect(ran == 39 && skipped.count == 2)
  }

  /// What has no counterpart between fractions and Decimals.
  private let notInherited = [
    "T09": "no NSNumber is read",
    "T30": "a power is exact, or an error",
  ]

  /// The value that a text denotes in the standard grammar.
  private func number(_ text: String) -> BigFraction { BigFraction(text)! }

  private func decimal(_ value: BigFraction) -> String {
    Decimal(exactly: value)?.description ?? "nil"
  }

  private func decimal(
    _ value: BigFraction, _ rule: FractionRounding
  ) throws -> String {
    try Decimal(value, rounding: rule).description
  }

  /// Literals and texts.
  private func written(_ id: String) throws -> String? {
    switch id {
    case "T01": return decimal(number("19.99"))
    case "T02": return decimal(number("3.133"))
    case "T03":
      let product = 100 * number("0.07")
      return "\(decimal(product)), \(product == 7)"
    case "T04": return try Decimal(number("1.005"), places: 2).description
    case "T05": return decimal(number("1.2345678901234567890123456789"))
    case "T06":
      return decimal(try #require(BigFraction(shortestDecimal: 0.1 + 0.2)))
    case "T08":
      return BigFraction(shortestDecimal: Double.infinity) == nil
        ? "NaN or a failable init" : "a number"
    case "T10": return read("12abc")
    case "T11": return read("1,234.56")
    case "T12":
      let readings = Set(["eggs", "-", "+", ".", " ", "e", ""].map(read))
      return readings.count == 1 ? readings.first : "\(readings)"
    case "T15":
      return try decimal(
        number("0.1234567890123456789012345678901234567899"),
        .toNearestOrAwayFromZero)
    case "T16":
      let value = Decimal(exactly: number("10e-129"))
      return value.map { "\($0.significand)e\($0.exponent)" }
    case "T48": return read("3.133") + " as NSDecimalNumber"
    case "T50":
      let readings = Set(["12abc", "1.234,5 €", "EUR 5", "1/3"].map(read))
      return readings == ["nil"] ? "throws" : "\(readings)"
    default: return nil
    }
  }

  private func read(_ text: String) -> String {
    guard let value = try? BigFraction(text, strategy: .decimal) else {
      return "nil"
    }
    return decimal(value)
  }

  private func arithmetic(_ id: String) throws -> String? {
    switch id {
    case "T17":
      let value = -1 / number("123456789012345678901234567890123456789")
      // The right value has a digit more than there may be room for.
      let right = "-8.10000007290000066339000603684905493533e-39"
      return try decimal(value, .toNearestOrEven)
        == decimal(number(right), .toNearestOrEven) ? right : decimal(value)
    case "T18":
      let value =
        number("99999999999999999999999999999999999999")
        / number("1.9999999999999999999")
      return try value.formatted(.decimal(places: 3)) + ", as Decimal "
        + decimal(value, .toNearestOrEven)
    case "T19":
      let value =
        number("987654321098765432000") / number("0.123456789012345678")
      return try Decimal(value, places: 14).description
    case "T20":
      return decimal(number("1e-91") / 1) == decimal(number("1e-91"))
        ? "1e-91" : "nil"
    case "T21": return try decimal(number("2/3"), .toNearestOrEven)
    case "T22": return decimal(number("2/3") * 3)
    case "T23":
      return try decimal(
        35 + number("0.1234567890123456789012345678901234567"),
        .toNearestOrEven)
    case "T24":
      // Foundation reports a loss here, where a caller names the rule.
      return try decimal(
        number("340282366920938463463374607431768211455") + 4, .up)
    case "T26":
      return try decimal(
        number("1e-100") * number("1e-100"), .toNearestOrEven)
    case "T27":
      let value = number("1.33333333333333333333")
      return try Decimal(value * value, places: 38).description
    case "T28":
      let value = Decimal(exactly: number("1e127") * 10)
      return value.map {
        BigFraction(exactly: $0) == number("1e128") ? "1e128" : "\($0)"
      }
    case "T32":
      func text(_ rule: FractionRounding) -> String {
        number("-1.25").formatted(.decimal(places: 1, rounding: rule))
      }
      return "document: .up is toward +inf (\(text(.up))), .down toward -inf"
        + " (\(text(.down)))"
    default: return nil
    }
  }

  private func converted(_ id: String) throws -> String? {
    switch id {
    case "T33":
      // There is no fraction that could be equal to itself or not.
      return BigFraction(exactly: Decimal.nan) == nil ? "false" : "true"
    case "T34":
      return BigFraction(exactly: Decimal.nan).map { "\($0)" } ?? ""
    case "T37":
      let value = try #require(Decimal(string: "0.07"))
      return Fraction(exactly: value).map { "\(Double($0))" }
    case "T38":
      let value = try #require(Decimal(string: "1e20"))
      return Fraction(exactly: value)?.description ?? "nil"
    case "T45":
      let stored = try StoredDecimal(1000, exponent: -2).decimal
      return Fraction(exactly: stored)?.description
    case "T46": return decimal(-5)
    case "T47":
      return Fraction(exactly: Decimal(-5))?.magnitude.description
    case "T49":
      let value = Decimal(exactly: number("12345678901234567890.12"))
      return value?.formatted(
        .currency(code: "USD").locale(Locale(identifier: "en_US")))
    default: return nil
    }
  }

  private func archived(_ id: String) throws -> String? {
    func price(_ json: String) throws -> String {
      let values = try JSONDecoder().decode(
        [JSONNumber<BigFraction>].self, from: Data("[\(json)]".utf8))
      return decimal(values[0].wrappedValue)
    }
    switch id {
    case "T39":
      do {
        let json = try JSONEncoder().encode([JSONNumber(number("1/3"))])
        return String(decoding: json, as: UTF8.self)
      } catch is EncodingError {
        return "EncodingError"
      }
    case "T41": return try price("3.133")
    case "T42":
      do {
        return try price("1234567890123456789012345678901234567890.5")
      } catch is DecodingError {
        return "error"
      }
    case "T43":
      do {
        return try price("1e-129")
      } catch DecodingError.dataCorrupted(let context) {
        return context.debugDescription.contains("range")
          ? "0 or an error naming the range" : context.debugDescription
      }
    case "T44":
      do {
        let archive = try PropertyListEncoder().encode(
          [StoredDecimal(5, exponent: 300)])
        let values = try PropertyListDecoder().decode(
          [JSONNumber<BigFraction>].self, from: archive)
        return decimal(values[0].wrappedValue)
      } catch is DecodingError {
        return "DecodingError"
      }
    default: return nil
    }
  }
}
