// BigFraction+CodableTests.swift: fractions of any size in JSON.

import Exact
import Foundation
import Testing

struct BigFractionCodableTests {
  private func decode(_ json: String) throws -> BigFraction {
    try JSONDecoder().decode([BigFraction].self, from: Data("[\(json)]".utf8))[
      0]
  }

  @Test func writes() throws {
    let values: [BigFraction] = [3 / 4, -18_446_744_073_709_551_616 / 5]
    let json = try JSONEncoder().encode(values)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"["3\/4","-18446744073709551616\/5"]"#)
  }

  @Test(arguments: [
    (#""3/4""#, "3/4"), ("-5", "-5/1"), (#""1e40""#, "1\(zeros(40))/1"),
    (#""-18446744073709551616/6""#, "-9223372036854775808/3"),
    (#"{"numerator": 6, "denominator": -8}"#, "-3/4"),
    (
      #"{"numerator": 1, "denominator": -9223372036854775808}"#,
      "-1/9223372036854775808"
    ),
    (
      #"{"numerator": "18446744073709551616", "denominator": 3}"#,
      "18446744073709551616/3"
    ),
  ])
  func reads(_ json: String, _ terms: String) throws {
    let value = try decode(json)
    #expect(value.terms == terms)
    #expect(value.isReduced)
  }

  private static func zeros(_ count: Int) -> String {
    String(repeating: "0", count: count)
  }

  @Test(arguments: [
    (#""1/0""#, FractionError.divisionByZero),
    (#""1/-2""#, .invalidSyntax(offset: 2)), (#""1e1000001""#, .limitExceeded),
    (#"{"numerator": 1, "denominator": 0}"#, .divisionByZero),
  ])
  func namesTheFault(_ json: String, _ fault: FractionError) {
    #expect {
      try decode(json)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else {
        return false
      }
      return context.underlyingError as? FractionError == fault
        && context.codingPath.count == 1
    }
  }

  @Test(arguments: [
    "0.1", "null", "true", "[1, 2]", "{}", #"{"numerator": 1}"#,
    #"{"numerator": 0.5, "denominator": 1}"#,
    #"{"numerator": "1/2", "denominator": "2"}"#,
  ])
  func refuses(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
