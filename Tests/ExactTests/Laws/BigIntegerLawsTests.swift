// BigIntegerLawsTests.swift: BigInteger keeps the laws of the protocols it
// conforms to.

import Exact
import ExactTesting
import Foundation
import Testing

/// The powers of two at which a representation ends, and a large one.
private let edges: [BigInteger] = [7, 31, 32, 63, 64, 127, 128, 1000]
  .map { 1 << $0 }

/// Values of every size, in ascending order.
private let ascending: [BigInteger] = {
  let positive: [BigInteger] =
    [1, 2, 3, 100] + edges.flatMap { [$0 - 1, $0, $0 + 1] }
  return positive.reversed().map { -$0 } + [0] + positive
}()

/// A value in several clothes.
private func clothes(_ value: BigInteger) -> [BigInteger] {
  let large = (1 as BigInteger) << 1000
  return [
    value, value + large - large, value * large / large, -(-value),
    (value << 200) >> 200, ~(~value), (value ^ large) ^ large,
    BigInteger("\(value)") ?? 0,
    BigInteger(value.description(radix: 36), radix: 36) ?? 0,
  ]
}

struct BigIntegerLawsTests {
  @Test func hashable() {
    let classes = ascending.map(clothes)
    #expect(hashableViolations(equivalenceClasses: classes) == [])
  }

  @Test func comparable() {
    let classes = ascending.map { Array(clothes($0).prefix(3)) }
    #expect(comparableViolations(ascendingClasses: classes) == [])
  }

  @Test func numeric() {
    let samples = ascending.enumerated().filter { $0.offset % 4 == 0 }
    #expect(numericViolations(samples: samples.map(\.element)) == [])
  }

  @Test(arguments: [61, 62] as [UInt64])
  func numericAtRandom(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for bits in [70, 200, 1000, 5000] {
      let samples = (0..<8).map { _ in
        BigInteger.edgeBiased(bits: bits, using: &generator)
      }
      #expect(numericViolations(samples: samples) == [], "seed \(seed)")
    }
  }

  @Test func losslessString() {
    #expect(losslessStringViolations(samples: ascending) == [])
  }

  @Test func codable() {
    let violations = roundTripViolations("JSON and back", samples: ascending) {
      try JSONDecoder().decode(BigInteger.self, from: JSONEncoder().encode($0))
    }
    #expect(violations == [])
  }
}
