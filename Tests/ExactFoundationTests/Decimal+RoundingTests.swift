// Decimal+RoundingTests.swift: Decimals that are rounded values of fractions.

import Exact
import ExactFoundation
import ExactTesting
import Foundation
import Testing

struct DecimalRoundingTests {
  @Test(
    arguments: [
      ("2/3", 2, .toNearestOrAwayFromZero, "0.67"), ("2/3", 2, .down, "0.66"),
      ("-2/3", 2, .down, "-0.67"), ("1/8", 2, .toNearestOrEven, "0.12"),
      ("1/8", 2, .toNearestOrAwayFromZero, "0.13"), ("-1/300", 2, .up, "0"),
      ("1255", -1, .toNearestOrEven, "1260"), ("19.99", 2, .up, "19.99"),
      ("1/7", 38, .down, "0.14285714285714285714285714285714285714"),
      ("1e-129", 128, .up, "0." + String(repeating: "0", count: 127) + "1"),
    ] as [(String, Int, FractionRounding, String)])
  func places(
    _ text: String, _ places: Int, _ rule: FractionRounding, _ expected: String
  ) throws {
    let value = try BigFraction(parsing: text)
    let decimal = try Decimal(value, places: places, rounding: rule)
    #expect(decimal.description == expected)
    guard let word = Fraction(exactly: value) else { return }
    #expect(
      try Decimal(word, places: places, rounding: rule).description == expected)
  }

  @Test func defaultRule() throws {
    #expect(try Decimal(Fraction(1, 8), places: 2).description == "0.13")
    #expect(try Decimal(Fraction(-1, 8), places: 2).description == "-0.13")
  }

  // By Python's fractions.
  @Test(arguments: [
    (
      "2/3", "66666666666666666666666666666666666667e-38",
      "66666666666666666666666666666666666666e-38"
    ),
    (
      "-2/3", "-66666666666666666666666666666666666667e-38",
      "-66666666666666666666666666666666666667e-38"
    ),
    (
      "22/7", "31428571428571428571428571428571428571e-37",
      "31428571428571428571428571428571428571e-37"
    ),
    (
      "340282366920938463463374607431768211455",
      "34028236692093846346337460743176821146e1",
      "34028236692093846346337460743176821145e1"
    ),
    (
      "123456789012345678901234567890123456785/10",
      "12345678901234567890123456789012345678e0",
      "12345678901234567890123456789012345678e0"
    ),
    (
      "99999999999999999999999999999999999999.5", "1e38",
      "99999999999999999999999999999999999999e0"
    ),
    (
      "9223372036854775807/9223372036854775806",
      "10000000000000000001084202172485504434e-37",
      "10000000000000000001084202172485504434e-37"
    ),
    (
      "1/9223372036854775807", "10842021724855044341250022359521704622e-56",
      "10842021724855044341250022359521704622e-56"
    ),
    ("0", "0", "0"), ("19.99", "19.99", "19.99"),
  ])
  func digits(_ text: String, _ nearest: String, _ down: String) throws {
    let value = try BigFraction(parsing: text)
    let even = try Decimal(value, rounding: .toNearestOrEven)
    let floor = try Decimal(value, rounding: .down)
    #expect(
      try even.description == #require(Decimal(string: nearest)).description)
    #expect(
      try floor.description == #require(Decimal(string: down)).description)
    guard let word = Fraction(exactly: value) else { return }
    #expect(
      try Decimal(word, rounding: .toNearestOrEven).description
        == even.description)
  }

  @Test func smallValues() throws {
    func rounded(
      _ text: String, _ rule: FractionRounding = .toNearestOrEven
    ) throws -> BigFraction? {
      let value = try BigFraction(parsing: text)
      return BigFraction(exactly: try Decimal(value, rounding: rule))
    }
    let digits = "12345678901234567890123456789012345678"
    let least = BigFraction("1e-128")
    // The first digits stand at places 91 and 92.
    #expect(
      try rounded("\(digits)9e-129") == BigFraction("\(digits)e-128")! + least!)
    #expect(
      try rounded("\(digits)4e-130")
        == BigFraction("\(digits.dropLast())e-128")! + least!)
    #expect(try rounded("5e-129") == 0)
    #expect(try rounded("5e-129", .toNearestOrUp) == least)
    #expect(try rounded("51e-130") == least)
    #expect(try rounded("1e-200") == 0)
    #expect(try rounded("1e-200", .up) == least)
    #expect(try rounded("-1e-10000", .up) == 0)
    #expect(try rounded("-1e-10000", .down) == -least!)
  }

  @Test func outOfRange() throws {
    for text in [
      "34028236692093846346337460743176821146e128", "1e166", "1e9999",
    ] {
      let value = try BigFraction(parsing: text)
      for value in [value, -value] {
        #expect(throws: FractionError.overflow) {
          try Decimal(value, rounding: .toNearestOrEven)
        }
        #expect(throws: FractionError.overflow) {
          try Decimal(value, places: 2)
        }
      }
    }
    #expect(throws: FractionError.overflow) {
      try Decimal(Fraction(2, 3), places: 39, rounding: .up)
    }
    let huge = try BigFraction(10).raised(to: 20_000)
    #expect(throws: FractionError.overflow) {
      try Decimal(huge, rounding: .down)
    }
    let largest = try Decimal(
      BigFraction(parsing: "3402823669209384634633746074317682114.59e128"),
      rounding: .down)
    #expect(
      BigFraction(exactly: largest)
        == BigFraction("34028236692093846346337460743176821145e127"))
  }

  @Test func everyEdge() throws {
    var wrong: [BigFraction] = []
    for edge in try EdgeDecimal.all() {
      let third = edge.value / 3
      let decimal = try Decimal(third, rounding: .toNearestOrEven)
      guard let rounded = BigFraction(exactly: decimal) else {
        wrong.append(third)
        continue
      }
      let off = (rounded - third).magnitude
      // Half a unit of the last of 38 digits, or of the last place there is.
      let relative = try BigFraction(5) * BigFraction(10).raised(to: -38)
      let absolute = try BigFraction(5) * BigFraction(10).raised(to: -129)
      if off > max(relative * third.magnitude, absolute) {
        wrong.append(third)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }
}
