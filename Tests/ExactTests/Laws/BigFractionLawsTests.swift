// BigFractionLawsTests.swift: BigFraction keeps the laws of the protocols it
// conforms to.

import Exact
import ExactTesting
import Foundation
import Testing

private let small: [BigFraction] = [
  0, 1, -1, 2, -5, 1 / 2, -1 / 2, 2 / 3, -7 / 4, 5 / 12, 355 / 113, -99 / 70,
]

/// Powers of two at which a representation ends, and a large one.
private let edges: [BigFraction] = [62, 63, 64, 127, 128, 1000]
  .map { BigFraction((1 as BigInteger) << $0) }

/// Values of every size, in ascending order.
private let ascending: [BigFraction] = {
  let large = edges.flatMap { [$0 - 1, $0 - 1 / 3, $0, $0 + 1 / $0, $0 + 1] }
  let close = [
    edges[5] / (edges[5] - 1), 1 + 1 / edges[4], 1 + 1 / edges[2],
    edges[1] / (edges[1] - 1),
  ]
  let ordered = [1] + close + [4 / 3, 2] + large
  let positive = ordered.reversed().dropLast().map { 1 / $0 } + ordered
  return positive.reversed().map { -$0 } + [0] + positive
}()

/// A value in several clothes.
private func clothes(_ value: BigFraction) -> [BigFraction] {
  let large = edges[5] + 1 / 7
  let (n, d) = (value.numerator, value.denominator)
  return [
    value, value + large - large, value * large / large, -(-value),
    BigFraction(n * -6, d * -6), BigFraction("\(value)") ?? 0,
    BigFraction(n << 700, d << 700),
  ]
}

struct BigFractionLawsTests {
  @Test func lowestTerms() {
    let values = (small + ascending).flatMap(clothes)
    #expect(values.filter { !$0.isReduced } == [])
  }

  @Test func hashable() {
    let classes = (small + ascending.filter { !small.contains($0) })
      .map(clothes)
    #expect(hashableViolations(equivalenceClasses: classes) == [])
  }

  @Test func comparable() {
    let classes = ascending.map { Array(clothes($0).prefix(2)) }
    #expect(comparableViolations(ascendingClasses: classes) == [])
  }

  @Test func numeric() {
    #expect(numericViolations(samples: small) == [])
    let samples = ascending.enumerated().filter { $0.offset % 11 == 5 }
    #expect(numericViolations(samples: samples.map(\.element)) == [])
  }

  @Test func field() {
    #expect(fieldViolations(samples: small + ascending) == [])
  }

  @Test func strideable() {
    #expect(strideableViolations(samples: small + ascending) == [])
  }

  @Test func losslessString() {
    #expect(losslessStringViolations(samples: small + ascending) == [])
  }

  @Test func codable() {
    let violations = roundTripViolations(
      "JSON and back", samples: small + ascending
    ) {
      try JSONDecoder().decode(BigFraction.self, from: JSONEncoder().encode($0))
    }
    #expect(violations == [])
  }

  @Test(arguments: [63, 64] as [UInt64])
  func randomSamples(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for bits in [62, 66, 130, 1000] {
      let samples = (0..<16).map { _ in
        BigFraction.edgeBiased(bits: bits, using: &generator)
      }
      #expect(samples.filter { !$0.isReduced } == [])
      #expect(strideableViolations(samples: samples) == [], "seed \(seed)")
      #expect(fieldViolations(samples: samples) == [], "seed \(seed)")
      #expect(
        numericViolations(samples: Array(samples.prefix(6))) == [],
        "seed \(seed)")
      #expect(losslessStringViolations(samples: samples) == [], "seed \(seed)")
    }
  }
}
