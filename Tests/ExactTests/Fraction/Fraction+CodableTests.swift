// Fraction+CodableTests.swift: fractions in JSON.

import Exact
import Foundation
import Testing

struct FractionCodableTests {
  private func decode(_ json: String) throws -> Fraction {
    try JSONDecoder().decode([Fraction].self, from: Data("[\(json)]".utf8))[0]
  }

  @Test func writes() throws {
    let values: [Fraction] = [3 / 4, -5, 0]
    let json = try JSONEncoder().encode(values)
    #expect(String(decoding: json, as: UTF8.self) == #"["3\/4","-5","0"]"#)
  }

  @Test(arguments: [
    (#""3/4""#, 3, 4), (#""-6/8""#, -3, 4), (#""0.75""#, 3, 4), ("5", 5, 1),
    ("-9223372036854775808", Int.min, 1),
    ("9007199254740993", 9007199254740993, 1),
    (#"{"numerator": 6, "denominator": -8}"#, -3, 4),
    (#"{"denominator": 2, "numerator": 1, "note": "x"}"#, 1, 2),
  ])
  func reads(_ json: String, _ n: Int, _ d: Int) throws {
    let value = try decode(json)
    #expect(value == Fraction(n, d))
    #expect(value.isReduced)
  }

  /// `JSONDecoder` rounds a number and hands it over as an integer if that is
  /// one.
  @Test(arguments: [("1.0", 1), ("1.0000000000000001", 1)])
  func readsWhatTheDecoderRounds(_ json: String, _ n: Int) throws {
    #expect(try decode(json) == Fraction(n))
  }

  @Test(arguments: [
    (#""1/0""#, FractionError.divisionByZero),
    (#""1/-2""#, .invalidSyntax(offset: 2)),
    (#""""#, .invalidSyntax(offset: 0)),
    (#""1e400""#, .overflow),
    (#"{"numerator": 1, "denominator": 0}"#, .divisionByZero),
    (#"{"numerator": 1, "denominator": -9223372036854775808}"#, .overflow),
  ])
  func namesTheFault(_ json: String, _ fault: FractionError) {
    #expect {
      try decode(json)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else {
        return false
      }
      return context.underlyingError as? FractionError == fault
        && context.debugDescription == fault.description
        && context.codingPath.count == 1
    }
  }

  @Test(arguments: [
    "0.1", "1e400", "9223372036854775808", "null", "true", "[1, 2]", "{}",
    #"{"numerator": 1}"#, #"{"numerator": 0.5, "denominator": 1}"#,
    #"{"numerator": "1", "denominator": "2"}"#,
  ])
  func refuses(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
