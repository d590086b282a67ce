// FractionProtocol+RoundingTests.swift: rounding to integers, multiples, places
// and digits.

import Exact
import ExactTesting
import Testing

/// A power of ten as a fraction, for any sign of the exponent.
private func tens(_ exponent: Int) -> BigFraction {
  (0..<exponent.magnitude).reduce(1) { value, _ in
    exponent < 0 ? value / 10 : value * 10
  }
}

struct FractionRoundingTests {
  /// A value, and what it is under all rules in the order of their list.
  @Test(arguments: [
    ("5/2", [3, 2, 2, 3, 2, 3, 2, 3, 2]),
    ("-5/2", [-2, -3, -2, -3, -2, -3, -2, -2, -3]),
    ("7/2", [4, 3, 3, 4, 4, 4, 3, 4, 3]),
    ("1/3", [1, 0, 0, 1, 0, 0, 0, 0, 0]),
    ("-2/3", [0, -1, 0, -1, -1, -1, -1, -1, -1]),
    ("4", [4, 4, 4, 4, 4, 4, 4, 4, 4]),
    ("0", [0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ])
  func integers(_ text: String, _ expected: [Int]) throws {
    let value = try Fraction(parsing: text)
    let rules = FractionRounding.allCases
    #expect(rules.map { value.integer($0) } == expected)
    #expect(rules.map { value.rounded($0) } == expected.map { Fraction($0) })
    let big = BigFraction(value)
    #expect(rules.map { big.integer($0) } == expected.map { BigInteger($0) })
    #expect(
      rules.map { big.rounded($0) } == expected.map { BigFraction($0) })
  }

  @Test func defaults() throws {
    let value = Fraction(-5, 2)
    #expect(value.rounded() == -3)
    #expect(value.integer() == -2)
    #expect(try value.rounded(toMultipleOf: 1) == -3)
    #expect(try value.rounded(toPlaces: 0) == -3)
    #expect(try Fraction(25, 10).rounded(toSignificantDigits: 1) == 3)
  }

  @Test func parts() {
    for text in [
      "7/2", "-7/2", "0", "5", "-1/3", "9223372036854775807/2",
      "-9223372036854775808", "-9223372036854775808/3",
      "1/9223372036854775807",
    ] {
      let value = Fraction(text)!
      #expect(value.wholePart == value.numerator / value.denominator)
      #expect(Fraction(value.wholePart) + value.fractionalPart == value)
      #expect(
        value.fractionalPart.isZero
          || value.fractionalPart.isNegative == value.isNegative)
      #expect(value.fractionalPart.magnitude < 1)
      #expect(value.fractionalPart.isReduced)
    }
    let big = BigFraction("-123456789012345678901234567890/7")!
    #expect(big.wholePart == BigInteger("-17636684144620811271604938270")!)
    #expect(big.fractionalPart == 0)
    #expect((big + BigFraction(1, 3)).fractionalPart == BigFraction(-2, 3))
  }

  /// Value, step, and the multiple under the default rule.
  @Test(arguments: [
    ("123/100", "1/20", "5/4"), ("123/100", "-1/20", "5/4"),
    ("41/40", "1/20", "21/20"), ("-41/40", "1/20", "-21/20"),
    ("7", "3", "6"), ("1/2", "1/3", "2/3"), ("5/6", "5/6", "5/6"),
    ("1", "2/3", "4/3"),
    (
      "9223372036854775807", "1/9223372036854775807",
      "9223372036854775807"
    ),
    ("-9223372036854775808", "-9223372036854775808", "-9223372036854775808"),
    ("-9223372036854775807", "-9223372036854775808", "-9223372036854775808"),
    ("1", "-9223372036854775808", "0"),
  ])
  func multiples(_ value: String, _ step: String, _ expected: String) throws {
    let (value, step, expected) = try (
      Fraction(parsing: value), Fraction(parsing: step),
      Fraction(parsing: expected)
    )
    let result = try value.rounded(toMultipleOf: step)
    #expect(result == expected && result.isReduced)
    #expect(
      try BigFraction(value).rounded(toMultipleOf: BigFraction(step))
        == BigFraction(expected))
  }

  /// Every rule on values and steps at the edges, against its definition; a
  /// multiple that does not fit is reported.
  @Test(arguments: FractionRounding.allCases)
  func multiplesByDefinition(_ rule: FractionRounding) {
    let values = edgeFractions(600, seed: 2)
    let steps = edgeFractions(600, seed: 3)
    var faults: [String] = []
    for (value, step) in zip(values, steps) where !step.isZero {
      let exact = multipleByDefinition(
        BigFraction(value), BigFraction(step).magnitude, rule)
      let result = outcome { () throws(FractionError) in
        try value.rounded(rule, toMultipleOf: step)
      }
      if result != narrowed(exact) {
        faults.append("\(value) by \(step): \(result)")
      }
      if (try? BigFraction(value).rounded(
        rule, toMultipleOf: BigFraction(step))) != exact
      {
        faults.append("big \(value) by \(step)")
      }
      if (try? result.get())?.isReduced == false { faults.append("\(result)") }
    }
    #expect(faults == [])
  }

  @Test(arguments: FractionRounding.allCases)
  func placesByDefinition(_ rule: FractionRounding) {
    var generator = SeededGenerator(seed: 4)
    let bigs = (0..<60).map { _ in
      BigFraction.edgeBiased(bits: 300, using: &generator)
    }
    var faults: [String] = []
    for places in [-40, -19, -18, -3, -1, 0, 1, 2, 5, 9, 18, 19, 37, 38, 90] {
      for value in edgeFractions(60, seed: 5) {
        let exact = multipleByDefinition(
          BigFraction(value), tens(-places), rule)
        let result = outcome { () throws(FractionError) in
          try value.rounded(rule, toPlaces: places)
        }
        if result != narrowed(exact) {
          faults.append("\(value) to \(places): \(result)")
        }
      }
      for value in bigs {
        let exact = multipleByDefinition(value, tens(-places), rule)
        if (try? value.rounded(rule, toPlaces: places)) != exact {
          faults.append("\(value) to \(places)")
        }
      }
    }
    #expect(faults == [])
  }

  /// The places of so many digits are found by trying.
  @Test(arguments: FractionRounding.allCases)
  func significantDigitsByDefinition(_ rule: FractionRounding) {
    var generator = SeededGenerator(seed: 6)
    let values =
      (0..<40).map { _ in
        BigFraction.edgeBiased(bits: 200, using: &generator)
      }
      + [10, 100, 1000, 999, 1001].flatMap { n -> [BigFraction] in
        [BigFraction(n), BigFraction(1, n), BigFraction(-n, 7)]
      }
    var faults: [String] = []
    for value in values where value != 0 {
      var exponent = 0
      while value.magnitude >= tens(exponent + 1) { exponent += 1 }
      while value.magnitude < tens(exponent) { exponent -= 1 }
      for digits in [1, 2, 5, 20, 40, 70] {
        let exact = multipleByDefinition(
          value, tens(exponent + 1 - digits), rule)
        if (try? value.rounded(rule, toSignificantDigits: digits)) != exact {
          faults.append("\(value) to \(digits)")
        }
        guard let small = Fraction(exactly: value) else { continue }
        let result = outcome { () throws(FractionError) in
          try small.rounded(rule, toSignificantDigits: digits)
        }
        if result != narrowed(exact) { faults.append("\(small), \(digits)") }
      }
    }
    #expect(faults == [])
  }

  /// Rounding twice is rounding once; it keeps the order; it moves a value by
  /// less than a step, or half a step to the nearest.
  @Test(arguments: FractionRounding.allCases)
  func laws(_ rule: FractionRounding) throws {
    var generator = SeededGenerator(seed: 7)
    let values = (0..<300).map { _ in
      Fraction(
        Int.random(in: -2000...2000, using: &generator),
        Int.random(in: 1...60, using: &generator))
    }.sorted()
    let isNearest: Bool
    switch rule {
    case .up, .down, .towardZero, .awayFromZero: isNearest = false
    default: isNearest = true
    }
    for step: Fraction in [1, 1 / 20, 3 / 7, 100] {
      let rounded = try values.map { x throws(FractionError) in
        try x.rounded(rule, toMultipleOf: step)
      }
      #expect(zip(rounded, rounded.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(
        zip(values, rounded).allSatisfy { x, y in
          let distance = (x - y).magnitude
          return isNearest ? distance <= step / 2 : distance < step
        })
      #expect(
        try rounded.map { x throws(FractionError) in
          try x.rounded(rule, toMultipleOf: step)
        } == rounded)
    }
  }
}
