// Int+AllocationTests.swift: integers divided so that the parts add up.

import Exact
import ExactTesting
import Testing

struct IntAllocationTests {
  /// Total, weights, unit and parts.
  @Test(arguments: [
    (100, [1, 1, 1], 1, [34, 33, 33]), (-100, [1, 1, 1], 1, [-34, -33, -33]),
    (115, [1, 1, 1], 5, [40, 40, 35]), (115, [1, 1, 1], -5, [40, 40, 35]),
    (3, [0, 1, 0, 1], 1, [0, 2, 0, 1]), (0, [1, 0], 1, [0, 0]),
    (9999, [75, 25], 1, [7499, 2500]),
    (.min, [1], 1, [.min]), (.min, [1], .min, [.min]),
    (.min, [.max, .max], 1, [.min / 2, .min / 2]),
    (.max, [.max, .max, .max], 1, [.max / 3 + 1, .max / 3, .max / 3]),
    (.max, [.max, 1], 1, [.max - 1, 1]),
    (2, [.max, .max, .max], 1, [1, 1, 0]),
  ])
  func table(_ total: Int, _ weights: [Int], _ unit: Int, _ parts: [Int]) throws
  {
    #expect(try total.allocated(by: weights, unit: unit) == parts)
  }

  private func allocated(_ total: Int, _ weights: [Int]) throws -> [Int] {
    try allocatedByDefinition(
      BigFraction(total), weights.map { BigFraction($0) }, 1
    ).map { try #require(Int(exactly: $0)) }
  }

  @Test func byDefinition() throws {
    var generator = SeededGenerator(seed: 15)
    var faults: [String] = []
    for _ in 0..<300 {
      let total = Int.edgeBiased(using: &generator)
      let weights =
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          Int(Int.edgeBiased(using: &generator).magnitude >> 1)
        } + [1]
      let parts = try total.allocated(by: weights)
      if try parts != allocated(total, weights) {
        faults.append("\(total) by \(weights): \(parts)")
      }
      let big = try BigFraction(total).instalments(
        by: weights.map { BigFraction($0) }, unit: 1)
      if try total.instalments(by: weights).map({ BigFraction($0) }) != big {
        faults.append("instalments of \(total) by \(weights)")
      }
    }
    #expect(faults == [])
  }

  @Test func leftovers() throws {
    let (parts, leftover) = try (-103).allocatedWithLeftover(
      by: [1, 2], unit: 5)
    #expect(parts == [-35, -65] && leftover == -3)
    let none = try Int.max.allocatedWithLeftover(by: [1, 2], unit: .min)
    #expect(none.parts == [0, 0] && none.leftover == .max)
  }

  @Test func instalments() throws {
    #expect(try 100.instalments(3) == [33, 34, 33])
    #expect(try 100.instalments(3, rounding: .up) == [34, 33, 33])
    #expect(try 100.instalments(3, unit: 10) == [30, 40, 30])
    #expect(try (-100).instalments(3) == [-33, -34, -33])
    #expect(try 1000.instalments(by: [31, 28, 31]) == [344, 312, 344])
    #expect(
      try Int.max.instalments(by: [.max, .max])
        == [Int.max / 2 + 1, Int.max / 2])
    #expect(
      try Int.min.instalments(by: [0, .max, .max]) == [
        0, .min / 2, .min / 2,
      ])
  }

  @Test func faults() {
    #expect(throws: FractionError.divisionByZero) {
      try 10.allocated(by: [1], unit: 0)
    }
    for weights in [[], [0, 0], [1, -1], [.min, .max]] {
      #expect(throws: FractionError.invalidWeights) {
        try 10.allocated(by: weights)
      }
      #expect(throws: FractionError.invalidWeights) {
        try 10.instalments(by: weights)
      }
    }
    #expect(throws: FractionError.inexact) {
      try 10.allocated(by: [1, 2], unit: 3)
    }
    #expect(throws: FractionError.inexact) { try 10.instalments(2, unit: 3) }
    for count in [Int.max, 1_000_001] {
      #expect(throws: FractionError.limitExceeded) {
        try 10.instalments(count)
      }
    }
    for count in [0, -1, Int.min] {
      #expect(throws: FractionError.invalidWeights) {
        try 10.instalments(count)
      }
    }
  }
}
