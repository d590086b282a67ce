// ExhaustiveTests.swift: the reduction core at 8 bits, over every pair of
// fractions.
//
// With the environment variable EXACT_EXHAUSTIVE set, all 395,811,025 pairs are
// tried (in release mode, a matter of minutes); without it, every 4,001st.

import Foundation
import Testing

private let stride =
  ProcessInfo.processInfo.environment["EXACT_EXHAUSTIVE"] == nil ? 4_001 : 1

private let shards = 16

/// All fractions in lowest terms whose terms fit 8 bits.
private let fractions: [Terms<Int8>] = (1...Int8.max).flatMap { d in
  (Int8.min...Int8.max).compactMap { n in
    lowestTerms(Int(n), Int(d)) == (Int(n), Int(d)) ? Terms(n, d) : nil
  }
}

struct ExhaustiveTests {
  @Test func everyFractionIsThere() {
    #expect(fractions.count * fractions.count == 395_811_025)
  }

  @Test(arguments: 0..<shards)
  func allPairsAtEightBits(_ shard: Int) {
    let fractions = fractions
    let count = fractions.count
    var pairs = 0
    var faults: [String] = []
    // The stride has no factor in common with the number of fractions, so the
    // slice meets every fraction on either side.
    for index in Swift.stride(
      from: shard * stride, to: count * count, by: shards * stride)
    {
      let (row, column) = index.quotientAndRemainder(dividingBy: count)
      faults += coreFaults(fractions[row], fractions[column], Int32.self)
      pairs += 1
    }
    #expect(faults == [])
    #expect(pairs >= count * count / (shards * stride))
    print("8 bits, shard \(shard): \(pairs) pairs, \(faults.count) faults")
  }
}
