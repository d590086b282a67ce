// JSONNumberTests.swift: fractions that are numbers in JSON.

import Exact
import ExactFoundation
import ExactTesting
import Foundation
import Testing

private struct Item<F: FractionProtocol>: Codable, Equatable {
  @JSONNumber var price: F
  var discount: JSONNumber<F>?
}

private func read<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

private func write(_ value: some Encodable) throws -> String {
  String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

/// Why a number in a list of prices is refused, and where.
private func fault<T: Decodable>(
  of json: String, as type: T.Type
) -> (error: FractionError?, text: String, path: String)? {
  do {
    _ = try read([String: [T]].self, #"{"prices": [\#(json)]}"#)
    return nil
  } catch DecodingError.dataCorrupted(let context) {
    return (
      context.underlyingError as? FractionError, context.debugDescription,
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
    )
  } catch {
    return (nil, "\(error)", "")
  }
}

struct JSONNumberTests {
  @Test(arguments: [
    ("19.99", "1999/100"), ("0.07", "7/100"), ("3.133", "3133/1000"),
    ("-1.50", "-3/2"), ("0", "0"), ("-0", "0"), ("-0.0", "0"), ("0.00", "0"),
    ("0e5", "0"), ("12", "12"), ("1e3", "1000"), ("25E-2", "1/4"),
    ("1.005", "201/200"), ("0.1", "1/10"),
    ("9223372036854775807", "9223372036854775807"),
    ("0.000000000000000001", "1/1000000000000000000"),
    // What the fraction reads itself.
    (#""19.99""#, "1999/100"), (#""1/3""#, "1/3"),
    (#"{"numerator": 6, "denominator": -8}"#, "-3/4"),
  ])
  func reading(_ json: String, _ expected: String) throws {
    let number = try read([JSONNumber<Fraction>].self, "[\(json)]")[0]
    #expect(number.wrappedValue.description == expected)
    let text = try read([JSONText<BigFraction>].self, "[\(json)]")[0]
    #expect(text.wrappedValue.description == expected)
  }

  @Test(arguments: [
    // What a decoder hands over exactly, but in no word.
    ("9223372036854775808", FractionError.overflow),
    ("1e-19", .overflow), ("1e127", .overflow),
    // 39 digits and more, of which a decoder drops some.
    ("1234567890123456789012345678901234567890.5", .limitExceeded),
    ("0.1000000000000000055511151231257827021181583404541", .limitExceeded),
    ("50000000000000000000000000000000000001.5", .limitExceeded),
  ])
  func refused(_ json: String, _ error: FractionError) throws {
    let refusal = try #require(
      fault(of: json, as: JSONNumber<Fraction>.self))
    #expect(refusal.error == error)
    #expect(refusal.path == "prices.0")
  }

  @Test(arguments: ["1e128", "1e-129", "1e400", "12e-129"])
  func outOfRange(_ json: String) throws {
    let refusal = try #require(
      fault(of: json, as: JSONText<BigFraction>.self))
    #expect(refusal.text == "The number is out of the range of Decimal.")
    #expect(refusal.path == "prices.0")
  }

  @Test(arguments: [#""1,5""#, #""12abc""#, #""1/0""#, #""""#, "true", "[]"])
  func noNumber(_ json: String) {
    #expect(fault(of: json, as: JSONNumber<Fraction>.self) != nil)
  }

  @Test func nothing() throws {
    #expect(throws: DecodingError.self) {
      try read([JSONNumber<Fraction>].self, "[null]")
    }
    #expect(
      try read([JSONNumber<Fraction>?].self, "[null, 1.5]")
        == [nil, JSONNumber(3 / 2)])
  }

  @Test func digitsThatAreSureToArrive() throws {
    // 37 digits always do, and here a 38th.
    for digits in [
      String(repeating: "9", count: 37),
      "34028236692093846346337460743176821144",
    ] {
      let value = try read([JSONNumber<BigFraction>].self, "[0.\(digits)]")[0]
      #expect(value.wrappedValue == BigFraction("0.\(digits)"))
      #expect(try write([value]) == "[0.\(digits)]")
    }
    let next = "0.34028236692093846346337460743176821145"
    #expect(fault(of: next, as: JSONNumber<BigFraction>.self) != nil)
    #expect(throws: EncodingError.self) {
      try write([JSONNumber(BigFraction(next)!)])
    }
  }

  @Test(arguments: [
    ("1999/100", "19.99"), ("-3/2", "-1.5"), ("12", "12"), ("0", "0"),
    ("1/1000000000000000000", "0.000000000000000001"),
  ])
  func writing(_ text: String, _ json: String) throws {
    let value = try Fraction(parsing: text)
    #expect(try write([JSONNumber(value)]) == "[\(json)]")
    let written = try read([String].self, write([JSONText(value)]))
    #expect(written == [text])
  }

  @Test(arguments: ["1/3", "1/4611686018427387904"])
  func unwritable(_ text: String) throws {
    let value = JSONNumber(try Fraction(parsing: text))
    #expect {
      try JSONEncoder().encode(["prices": [value]])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else {
        return false
      }
      return context.codingPath.count == 2
    }
  }

  @Test func properties() throws {
    let item = Item<Fraction>(price: 1999 / 100)
    #expect(try write(item) == #"{"price":19.99}"#)
    #expect(
      try read(Item<Fraction>.self, #"{"price": 19.99, "discount": 0.10}"#)
        == Item(price: 1999 / 100, discount: JSONNumber(1 / 10)))
    #expect(try read(Item<Fraction>.self, #"{"price": 19.99}"#) == item)
  }

  @Test func roundTrips() throws {
    let samples = try EdgeDecimal.all().map(\.value).filter {
      // What has room for one digit more is written.
      (try? write([JSONNumber($0)])) != nil
    }
    #expect(samples.count > 1500)
    let text = try write(samples.map { JSONNumber($0) })
    let values = try read([JSONNumber<BigFraction>].self, text)
    let wrong = zip(samples, values).filter { $0 != $1.wrappedValue }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }
}
