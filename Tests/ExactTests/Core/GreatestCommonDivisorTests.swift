// GreatestCommonDivisorTests.swift: the divisors that the core divides by.

import Exact
import ExactTesting
import Testing

struct GreatestCommonDivisorTests {
  private func euclid(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  /// A word that a term can have as its magnitude: at most 2^63.
  private func term(_ word: UInt64) -> UInt64 {
    word > Int64.min.magnitude ? word >> 1 : word
  }

  @Test func everySmallPair() {
    let faults = (0...256 as ClosedRange<UInt64>).flatMap { a in
      (0...256 as ClosedRange<UInt64>).filter { b in
        GreatestCommonDivisor.of(a, b) != euclid(a, b)
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: [11, 12] as [UInt64])
  func edges(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    var previous: (UInt64, UInt64) = (0, 1)
    for _ in 0..<50_000 {
      let a = UInt64.edgeBiased(using: &generator)
      let b = UInt64.edgeBiased(using: &generator)
      if GreatestCommonDivisor.of(a, b) != euclid(a, b) {
        faults.append("gcd(\(a), \(b))")
      }
      let (c, d) = (term(a), max(term(b), 1))
      let (e, f) = previous
      if GreatestCommonDivisor.ofTermPairs(c, d, e, f)
        != (euclid(c, d), euclid(e, f))
      {
        faults.append("gcds(\(c), \(d), \(e), \(f))")
      }
      previous = (c, d)
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// The largest magnitude that a term can have is that of the least integer.
  @Test func leastInteger() {
    let least = Int64.min.magnitude
    #expect(GreatestCommonDivisor.ofTerms(least, 6) == 2)
    #expect(GreatestCommonDivisor.ofTerms(6, least) == 2)
    #expect(GreatestCommonDivisor.ofTerms(least, least) == least)
    let pair = GreatestCommonDivisor.ofTermPairs(least, least, 6, least)
    #expect(pair == (least, 2))
  }
}
