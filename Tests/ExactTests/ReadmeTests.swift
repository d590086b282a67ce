// ReadmeTests.swift: the examples of README.md, and what they promise.

import Exact
import ExactTesting
import Foundation
import Testing

struct ReadmeTests {
  @Test func opening() throws {
    let third: Fraction = 1 / 3
    #expect(third * 3 == 1)

    let price = try Fraction(parsing: "19.99")
    #expect((price * 3 / 7).description == "5997/700")

    #expect((2 / 3 * 3 as Fraction).description == "2")
  }

  @Test func promises() {
    #expect((2 / Fraction(Int.min)).description == "-1/4611686018427387904")
    #expect(Fraction(.max, 3) * 3 == Fraction(Int.max))
    #expect(MemoryLayout<Fraction>.size == 16)
  }

  @Test func making() throws {
    let (n, d, text) = (6, 8, "0.75")
    #expect((3 / 4 as Fraction).description == "3/4")
    #expect(Fraction(1 / 3) == 0)
    #expect(Fraction(6, -4).description == "-3/2")
    #expect(try Fraction(numerator: n, denominator: d) == 3 / 4)
    #expect(try Fraction(whole: -1, 1, 2).description == "-3/2")
    #expect(Fraction("0.1(6)")?.description == "1/6")
    #expect(Fraction("0.1(6") == nil)
    #expect(try Fraction(parsing: text) == 3 / 4)
  }

  @Test(arguments: [
    ("5", "5"), ("3/4", "3/4"), ("0.75", "3/4"), (".5", "1/2"),
    ("1e-3", "1/1000"), ("0.1(6)", "1/6"),
  ])
  func texts(_ text: String, _ value: String) {
    #expect(Fraction(text)?.description == value)
  }

  @Test(
    arguments: [
      ("-1 1/2", .mixed, "-3/2"), ("33 1/3 %", [.mixed, .percent], "1/3"),
      ("2¾", .vulgar, "11/4"), ("1_000", .digitSeparators, "1000"),
      ("16:9", .ratio, "16/9"), ("1.5/3", .decimalParts, "1/2"),
    ] as [(String, FractionParsingOptions, String)])
  func otherTexts(
    _ text: String, _ options: FractionParsingOptions, _ value: String
  ) throws {
    #expect(try Fraction(parsing: text, options).description == value)
  }

  @Test func calculating() throws {
    let a: Fraction = 3 / 4
    let b = Fraction(6, -4)
    #expect((a + b).description == "-3/4")
    #expect(try a.multiplied(by: b).description == "-9/8")
    #expect(try a.raised(to: -2).description == "16/9")
    #expect(a.reciprocal?.description == "4/3")
    #expect((a < b) == false)
    #expect(Int(b) == -1)
    #expect(Array(stride(from: 0, through: a, by: a / 3)).count == 4)

    let bills: [Fraction] = [1 / 3, 1 / 6, 1 / 2]
    #expect(try bills.sum() == 1)
    #expect(try bills.mean() == 1 / 3)
    #expect(try dot(bills, [3, 6, 2]) == 3)

    #expect(gcd(12, 18) == 6)
    #expect(try 7.divided(by: 2, rounding: .up) == 4)
  }

  @Test func writing() throws {
    let a: Fraction = 3 / 4
    #expect((a - 7 / 3).description == "-19/12")
    #expect((a - 7 / 3).mixedDescription == "-1 7/12")
    #expect(try (a - 7 / 3).decimalExpansion().description == "-1.58(3)")
    #expect(try (a - 7 / 3).decimalDescription(places: 2) == "-1.58")
    let text = try (a - 7 / 3)
      .decimalDescription(significantDigits: 2, rounding: .up)
    #expect(text == "-1.5")
  }

  @Test func rounding() throws {
    let total = try Fraction(parsing: "1234.565")
    #expect(
      try total.rounded(.toNearestOrEven, toPlaces: 2).description
        == "30864/25")
    #expect(
      try total.rounded(toMultipleOf: 1 / 20).description == "24691/20")
    #expect(try total.quotient(dividingBy: 100) == 12)
    let parts = try Fraction(100).allocated(by: [1, 1, 1], unit: 1 / 100)
    #expect(
      try parts.map { part throws in try part.decimalDescription(places: 2) }
        == ["33.34", "33.33", "33.33"])
  }

  @Test func floatingPoint() {
    #expect(
      Fraction(exactly: 0.1)?.description
        == "3602879701896397/36028797018963968")
    #expect(Fraction(shortestDecimal: 0.1)?.description == "1/10")
    #expect(Fraction(simplest: 1.0 / 3)?.description == "1/3")
    #expect(Double(Fraction(1, 3)).description == "0.3333333333333333")
    #expect(Fraction(1, 10).isLess(than: 0.1))
  }

  @Test func approximating() throws {
    let pi = try Fraction(parsing: "3.14159265358979")
    #expect(try pi.closest(maxDenominator: 1000).description == "355/113")
    #expect(Fraction.simplest(in: 1 / 3...1 / 2).description == "1/2")
    #expect(
      Array(pi.convergents.prefix(3)).map(\.description)
        == ["3", "22/7", "333/106"])
  }

  @Test func json() throws {
    let json = #"["3/4", 5, {"numerator": 3, "denominator": 4}]"#
    let values = try JSONDecoder().decode(
      [Fraction].self, from: Data(json.utf8))
    #expect(values == [3 / 4, 5, 3 / 4])
    let written = try JSONEncoder().encode(values[0])
    #expect(try JSONDecoder().decode(String.self, from: written) == "3/4")
  }

  @Test func lawChecking() {
    #expect(
      comparableViolations(
        ascendingClasses: [[1 / 3, 2 / 6], [1 / 2]] as [[Fraction]]) == [])
  }
}
