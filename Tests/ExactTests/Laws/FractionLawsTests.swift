// FractionLawsTests.swift: Fraction keeps the laws of the protocols it conforms
// to.

import Exact
import ExactTesting
import Foundation
import Testing

/// Values small enough for sums and products of three.
private let small: [Fraction] = [
  0, 1, -1, 2, -5, 1 / 2, -1 / 2, 2 / 3, -7 / 4, 5 / 12, 355 / 113, -99 / 70,
]

/// Values of every size, in ascending order.
private let ascending: [Fraction] = [
  Fraction(Int.min), Fraction(Int.min + 1), Fraction(.min, 3), -2,
  Fraction(.min, .max), -1, Fraction(-1, 2), Fraction(-1, .max), 0,
  Fraction(1, .max), Fraction(1, .max - 1), Fraction(1, 3),
  Fraction(.max - 1, .max), 1, Fraction(.max, .max - 1), Fraction(.max, 2),
  Fraction(Int.max - 1), Fraction(Int.max),
]

/// A value in several clothes.
private func clothes(_ value: Fraction) -> [Fraction] {
  [value, value + 0, value * 1, value / 1, Fraction("\(value)") ?? 0]
    + [-3, -2, 2, 3].compactMap { factor in
      let (n, o1) = value.numerator.multipliedReportingOverflow(by: factor)
      let (d, o2) = value.denominator.multipliedReportingOverflow(by: factor)
      return o1 || o2 ? nil : Fraction(n, d)
    }
}

struct FractionLawsTests {
  @Test func hashable() {
    let violations = hashableViolations(
      equivalenceClasses: (small + ascending.filter { !small.contains($0) })
        .map(clothes))
    #expect(violations == [])
  }

  @Test func comparable() {
    let violations = comparableViolations(
      ascendingClasses: ascending.map(clothes))
    #expect(violations == [])
  }

  @Test func numeric() {
    #expect(numericViolations(samples: small) == [])
  }

  @Test func field() {
    #expect(fieldViolations(samples: small) == [])
  }

  @Test func strideable() {
    #expect(strideableViolations(samples: small) == [])
  }

  @Test func losslessString() {
    #expect(losslessStringViolations(samples: small + ascending) == [])
  }

  @Test func codable() {
    let violations = roundTripViolations(
      "JSON and back", samples: small + ascending
    ) {
      try JSONDecoder().decode(Fraction.self, from: JSONEncoder().encode($0))
    }
    #expect(violations == [])
  }

  @Test func randomSamples() {
    var generator = SeededGenerator(seed: 51)
    let samples = (0..<200).map { _ in
      Fraction(
        Int.random(in: -1000...1000, using: &generator),
        Int.random(in: 1...1000, using: &generator))
    }
    #expect(strideableViolations(samples: samples) == [])
    #expect(losslessStringViolations(samples: samples) == [])
    #expect(numericViolations(samples: Array(samples.prefix(24))) == [])
    #expect(fieldViolations(samples: samples) == [])
  }
}
