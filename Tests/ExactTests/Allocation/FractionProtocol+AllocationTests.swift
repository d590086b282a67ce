// FractionProtocol+AllocationTests.swift: parts that add up to the whole.

import Exact
import ExactTesting
import Testing

/// The parts by largest remainder, by giving out one unit at a time to where
/// most is missing of the exact share.
func allocatedByDefinition(
  _ total: BigFraction, _ weights: [BigFraction], _ unit: BigFraction
) -> [BigFraction] {
  let sum = weights.sum()
  let shares = weights.map { total.magnitude * $0 / sum / unit.magnitude }
  var units = shares.map {
    ($0.numerator - $0.numerator % $0.denominator) / $0.denominator
  }
  var missing = zip(shares, units).map { $0 - BigFraction($1) }
  let whole = (total / unit).magnitude
  while BigFraction(units.reduce(0, +)) + 1 <= whole {
    let most = missing.max()!
    let index = missing.firstIndex(of: most)!
    units[index] += 1
    missing[index] -= 1
  }
  let sign: BigFraction = total < 0 ? -1 : 1
  return units.map { BigFraction($0) * unit.magnitude * sign }
}

struct FractionAllocationTests {
  /// Total, weights, unit and parts.
  @Test(arguments: [
    ("99.99", "75 25", "0.01", "74.99 25"),
    ("-100", "1 1 1", "0.01", "-33.34 -33.33 -33.33"),
    ("0.02", "1 1 1 1", "0.01", "0.01 0.01 0 0"),
    ("1.15", "1 1 1", "0.05", "0.4 0.4 0.35"),
    ("1.15", "1 1 1", "-0.05", "0.4 0.4 0.35"),
    ("100", "0 1 0 1", "1", "0 50 0 50"),
    ("101", "0 1 0 1", "1", "0 51 0 50"),
    ("0", "1 2", "0.01", "0 0"), ("7", "5", "7", "7"),
    ("10", "1/3 1/6 1/2", "1", "3 2 5"),
    ("5", "1/2 1/3 1/7", "1/3", "8/3 5/3 2/3"),
    (
      "9223372036854775807", "1 1", "1",
      "4611686018427387904 4611686018427387903"
    ),
    (
      "-9223372036854775808", "9223372036854775807 9223372036854775807", "1",
      "-4611686018427387904 -4611686018427387904"
    ),
    (
      "3/9223372036854775807", "1 1", "1/9223372036854775807",
      "2/9223372036854775807 1/9223372036854775807"
    ),
    // The common denominator of the weights does not fit.
    ("3", "1/9223372036854775807 1/9223372036854775806", "1", "1 2"),
    // Nor does the number of units.
    (
      "9223372036854775807", "1 0", "1/9223372036854775807",
      "9223372036854775807 0"
    ),
    // A part has longer terms than the total.
    (
      "4611686018427387905", "1 3", "4611686018427387905/4611686018427387904",
      "4611686018427387905/4 13835058055282163715/4"
    ),
  ])
  func table(
    _ total: String, _ weights: String, _ unit: String, _ parts: String
  ) throws {
    let (total, unit) = try (
      BigFraction(parsing: total), BigFraction(parsing: unit)
    )
    let weightsOf = weights.split(separator: " ").map { BigFraction("\($0)")! }
    let expected = parts.split(separator: " ").map { BigFraction("\($0)")! }
    #expect(expected.sum() == total)
    #expect(try total.allocated(by: weightsOf, unit: unit) == expected)
    let (most, leftover) = try total.allocatedWithLeftover(
      by: weightsOf, unit: unit)
    #expect(most == expected && leftover == 0)

    let result = outcome { () throws(FractionError) in
      try Fraction(exactly: total)!.allocated(
        by: weightsOf.map { Fraction(exactly: $0)! },
        unit: Fraction(exactly: unit)!)
    }
    let narrow = expected.compactMap { Fraction(exactly: $0) }
    #expect(
      result
        == (narrow.count == expected.count
          ? .success(narrow) : .failure(.overflow)))
  }

  @Test func faults() {
    let total: Fraction = 10
    #expect(throws: FractionError.divisionByZero) {
      try total.allocated(by: [1, 2], unit: 0)
    }
    for weights: [Fraction] in [[], [0, 0], [1, -1], [-1, -1], [2, -1]] {
      #expect(throws: FractionError.invalidWeights) {
        try total.allocated(by: weights, unit: 1)
      }
      #expect(throws: FractionError.invalidWeights) {
        try total.allocatedWithLeftover(by: weights, unit: 1)
      }
      #expect(throws: FractionError.invalidWeights) {
        try total.instalments(by: weights, unit: 1)
      }
    }
    #expect(throws: FractionError.inexact) {
      try total.allocated(by: [1, 2], unit: 3)
    }
    #expect(throws: FractionError.inexact) {
      try total.instalments(3, unit: 3)
    }
    for count in [0, -1, Int.min] {
      #expect(throws: FractionError.invalidWeights) {
        try total.instalments(count, unit: 1)
      }
    }
    for count in [Int.max, 1_000_001] {
      #expect(throws: FractionError.limitExceeded) {
        try total.instalments(count, unit: 1)
      }
    }
    #expect(throws: FractionError.divisionByZero) {
      try total.instalments(3, unit: 0)
    }
  }

  @Test func leftovers() throws {
    let (parts, leftover) = try Fraction(-12345, 1000)
      .allocatedWithLeftover(by: [1, 2], unit: Fraction(1, 100))
    #expect(parts == [Fraction(-411, 100), Fraction(-823, 100)])
    #expect(leftover == Fraction(-5, 1000))
    let none = try Fraction(1, 3).allocatedWithLeftover(by: [1, 2], unit: 1)
    #expect(none.parts == [0, 0] && none.leftover == Fraction(1, 3))
  }

  @Test func byDefinition() throws {
    var generator = SeededGenerator(seed: 11)
    func random(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }
    var faults: [String] = []
    for round in 0..<400 {
      let unit = Fraction(random(1...9), random(1...100))
      let total = unit * Fraction(random(-300...300))
      var weights = (0..<random(1...12)).map { _ in
        // Few values, so that many are equal, or many.
        round % 2 == 0
          ? Fraction(random(0...3))
          : Fraction(random(0...50), random(1...20))
      }
      weights.append(Fraction(random(1...3)))
      let parts = try total.allocated(by: weights, unit: unit)
      let expected = allocatedByDefinition(
        BigFraction(total), weights.map { BigFraction($0) },
        BigFraction(unit))
      if parts.map({ BigFraction($0) }) != expected {
        faults.append("\(total) by \(weights), \(unit): \(parts)")
      }
      if try parts.sum() != total { faults.append("sum of \(parts)") }
      if zip(parts, weights).contains(where: { $1 == 0 && $0 != 0 }) {
        faults.append("\(weights): \(parts)")
      }
      // The ratio alone counts, however long the weights are.
      let scale = BigFraction(BigInteger(1) << random(0...200), 7)
      let scaled = try BigFraction(total).allocated(
        by: weights.map { BigFraction($0) * scale }, unit: BigFraction(unit))
      if scaled != expected { faults.append("\(weights) times \(scale)") }
    }
    #expect(faults == [])
  }

  @Test func longTotals() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<50 {
      let total = BigFraction(
        BigInteger.edgeBiased(bits: 300, using: &generator))
      let weights =
        (0..<7).map { _ in
          BigFraction.edgeBiased(bits: 100, using: &generator).magnitude
        } + [1]
      let parts = try total.allocated(by: weights, unit: 1)
      let sum = weights.sum()
      #expect(parts.sum() == total)
      #expect(
        zip(parts, weights).allSatisfy {
          ($0 - total * $1 / sum).magnitude < 1 && $0.isInteger
        })
    }
  }

  /// Weights whose common denominator is far too long are refused at once.
  @Test func hostileWeights() throws {
    let long = BigFraction(
      1, (BigInteger(1) << 2_000_000) + 1)
    var weights = [BigFraction](repeating: 1, count: 5000)
    weights[17] = long
    #expect(throws: FractionError.limitExceeded) {
      try (1 as BigFraction).allocated(by: weights, unit: 1)
    }
    #expect(throws: FractionError.limitExceeded) {
      try (1 / long).instalments(1_000_000, unit: 1)
    }
    // Many denominators within the limit.
    let harmonic = (1...2000).map { Fraction(1, $0) }
    let parts = try (1000 as Fraction).allocated(by: harmonic, unit: 1)
    #expect(try parts.sum() == 1000)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func manyWeights() throws {
    var generator = SeededGenerator(seed: 13)
    let weights = (0..<100_000).map { _ in
      Fraction(Int.random(in: 0...1000, using: &generator), 8)
    }
    let parts = try Fraction(1_234_567, 100).allocated(
      by: weights, unit: Fraction(1, 100))
    #expect(try parts.sum() == Fraction(1_234_567, 100))
  }
}
