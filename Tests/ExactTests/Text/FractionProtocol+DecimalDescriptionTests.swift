// FractionProtocol+DecimalDescriptionTests.swift: rounded decimals.

import Exact
import ExactTesting
import Testing

struct DecimalDescriptionTests {
  @Test(arguments: [
    ("2/3", 2, "0.67"), ("2/3", 0, "1"), ("2/3", 5, "0.66667"),
    ("-2/3", 2, "-0.67"), ("1/8", 2, "0.13"), ("-1/8", 2, "-0.13"),
    ("1/3", 1, "0.3"), ("0", 0, "0"), ("0", 3, "0.000"), ("0", -3, "0"),
    ("-1/300", 2, "0.00"), ("-1/300", 0, "0"), ("-4", -1, "0"),
    ("1234", -2, "1200"), ("1250", -2, "1300"), ("-1250", -2, "-1300"),
    ("99", -2, "100"), ("49", -2, "0"), ("50", -2, "100"), ("5", 2, "5.00"),
    ("199/200", 2, "1.00"), ("1999/2000", 2, "1.00"), ("-999/10", 0, "-100"),
    ("9223372036854775807", 1, "9223372036854775807.0"),
    ("-9223372036854775808", -19, "-10000000000000000000"),
    ("-9223372036854775808", -20, "0"),
    ("1/9223372036854775807", 20, "0.00000000000000000011"),
  ])
  func places(_ text: String, _ places: Int, _ expected: String) throws {
    let value = try Fraction(parsing: text)
    #expect(try value.decimalDescription(places: places) == expected)
    let big = BigFraction(value)
    #expect(try big.decimalDescription(places: places) == expected)
  }

  /// A tie, and what is just not one, under every rule.
  @Test(
    arguments: [
      (.up, "0.3", "-0.2", "0.3", "-0.2"),
      (.down, "0.2", "-0.3", "0.2", "-0.3"),
      (.towardZero, "0.2", "-0.2", "0.2", "-0.2"),
      (.awayFromZero, "0.3", "-0.3", "0.3", "-0.3"),
      (.toNearestOrEven, "0.2", "-0.2", "0.2", "-0.3"),
      (.toNearestOrAwayFromZero, "0.3", "-0.3", "0.2", "-0.3"),
      (.toNearestOrTowardZero, "0.2", "-0.2", "0.2", "-0.3"),
      (.toNearestOrUp, "0.3", "-0.2", "0.2", "-0.3"),
      (.toNearestOrDown, "0.2", "-0.3", "0.2", "-0.3"),
    ] as [(FractionRounding, String, String, String, String)])
  func rules(
    _ rule: FractionRounding, _ tie: String, _ negativeTie: String,
    _ below: String, _ negativeAbove: String
  ) throws {
    func text(_ n: Int, _ d: Int) throws -> String {
      try Fraction(n, d).decimalDescription(places: 1, rounding: rule)
    }
    #expect(try text(1, 4) == tie)
    #expect(try text(-1, 4) == negativeTie)
    #expect(try text(249, 1000) == below)
    #expect(try text(-251, 1000) == negativeAbove)
  }

  @Test(arguments: [
    ("1/813", 3, "0.00123"), ("1999", 2, "2000"), ("1/2", 3, "0.500"),
    ("0", 3, "0.00"), ("0", 1, "0"), ("1/3", 3, "0.333"), ("1", 3, "1.00"),
    ("-2/3", 1, "-0.7"), ("1234567", 3, "1230000"), ("9999/10000", 3, "1.00"),
    ("9999/10", 3, "1000"), ("99/100", 1, "1"), ("999", 1, "1000"),
    ("95", 1, "100"), ("94", 1, "90"), ("10", 1, "10"), ("10", 2, "10"),
    ("10", 3, "10.0"), ("1/10", 1, "0.1"), ("1/10", 2, "0.10"),
    ("9/100", 1, "0.09"), ("1/1000000", 2, "0.0000010"), ("100", 1, "100"),
    ("-9223372036854775808", 4, "-9223000000000000000"),
    ("1/9223372036854775807", 2, "0.00000000000000000011"),
  ])
  func significantDigits(
    _ text: String, _ digits: Int, _ expected: String
  ) throws {
    let value = try Fraction(parsing: text)
    #expect(
      try value.decimalDescription(significantDigits: digits) == expected)
    #expect(
      try BigFraction(value).decimalDescription(significantDigits: digits)
        == expected)
  }

  @Test func limits() throws {
    let value: Fraction = 1 / 3
    for places in [Int.min, -1_000_001, 1_000_001, .max] {
      #expect(throws: FractionError.limitExceeded) {
        try value.decimalDescription(places: places)
      }
    }
    for digits in [Int.min, -1, 0, 1_000_001, .max] {
      #expect(throws: FractionError.limitExceeded) {
        try value.decimalDescription(significantDigits: digits)
      }
    }
    #expect(
      try value.decimalDescription(places: 10_000)
        == "0." + String(repeating: "3", count: 10_000))
    #expect(try value.decimalDescription(places: -10_000) == "0")
    #if !DEBUG
      #expect(try value.decimalDescription(places: -1_000_000) == "0")
    #endif
    // The first digit stands too far away.
    let tiny = try BigFraction(2).raised(to: -4_000_000)
    #expect(throws: FractionError.limitExceeded) {
      try tiny.decimalDescription(significantDigits: 1)
    }
    let small = try BigFraction(10).raised(to: -5_000)
    #expect(
      try small.decimalDescription(significantDigits: 1)
        == "0." + String(repeating: "0", count: 4_999) + "1")
  }

  /// What is read back is a multiple of the unit, on the right side and less
  /// than one unit, or at most half a unit, away.
  @Test(arguments: [51, 52] as [UInt64])
  func rounding(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for i in 0..<2_000 {
      let value =
        i % 2 == 0
        ? BigFraction(Fraction.edgeBiased(using: &generator))
        : BigFraction.edgeBiased(bits: 300, using: &generator)
      let places = Int.random(in: -30...40, using: &generator)
      let rule = FractionRounding.allCases.randomElement(using: &generator)!
      let text = try value.decimalDescription(places: places, rounding: rule)
      let rounded = try BigFraction(parsing: text)
      let unit = try BigFraction(10).raised(to: -places)
      let distance = (rounded - value) / unit
      let isRight =
        switch rule {
        case .up: 0 <= distance && distance < 1
        case .down: -1 < distance && distance <= 0
        case .towardZero:
          distance.magnitude < 1 && rounded.magnitude <= value.magnitude
        case .awayFromZero:
          distance.magnitude < 1 && rounded.magnitude >= value.magnitude
        default: distance.magnitude <= 1 / 2
        }
      let point = text.firstIndex(of: ".")
      let count = point.map { text[$0...].count - 1 } ?? 0
      if !isRight || !(rounded / unit).isInteger || count != max(0, places)
        || text.hasPrefix("-") != rounded.isNegative
      {
        faults.append("\(value) to \(places) places, \(rule): \(text)")
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// So many digits from the first that is not zero on.
  @Test func significance() throws {
    var generator = SeededGenerator(seed: 53)
    var faults: [String] = []
    for _ in 0..<2_000 {
      let value = BigFraction.edgeBiased(bits: 200, using: &generator)
      if value.isZero { continue }
      let digits = Int.random(in: 1...40, using: &generator)
      let text = try value.decimalDescription(significantDigits: digits)
      let shown = text.filter(\.isNumber).drop { $0 == "0" }
      let relative = (try BigFraction(parsing: text) - value) / value
      let bound = try BigFraction(10).raised(to: 1 - digits) / 2
      let hasPoint = text.contains(".")
      if relative.magnitude > bound || shown.count < digits
        || hasPoint && shown.count != digits
        || !hasPoint && !shown.dropFirst(digits).allSatisfy({ $0 == "0" })
      {
        faults.append("\(value) to \(digits) digits: \(text)")
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: [
    ("-3/2", "-1 1/2"), ("3", "3"), ("-1/2", "-1/2"), ("0", "0"),
    ("22/7", "3 1/7"), ("-9223372036854775808", "-9223372036854775808"),
    ("-9223372036854775808/3", "-3074457345618258602 2/3"),
  ])
  func mixed(_ text: String, _ expected: String) throws {
    let value = try Fraction(parsing: text)
    #expect(value.mixedDescription == expected)
    #expect(BigFraction(value).mixedDescription == expected)
  }
}
