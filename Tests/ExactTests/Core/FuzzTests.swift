// FuzzTests.swift: the reduction core in wider words, around the values where
// it is most likely to be wrong.

import Exact
import ExactTesting
import Testing

private let rounds = 20_000

struct FuzzTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func sixtyFourBits(_ seed: UInt64) {
    #expect(fuzz(Int.self, Int128.self, seed: seed) == [])
  }

  @Test func thirtyTwoBits() {
    #expect(fuzz(Int32.self, Int128.self, seed: 4) == [])
  }

  @Test func sixteenBits() {
    #expect(fuzz(Int16.self, Int64.self, seed: 5) == [])
  }

  private func fuzz<Word: ReductionWord, Oracle: FixedWidthInteger>(
    _: Word.Type, _: Oracle.Type, seed: UInt64
  ) -> [String] {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    var previous = Terms<Word>(1, 1)
    for _ in 0..<rounds {
      let n = Word.edgeBiased(using: &generator)
      let d = Word.edgeBiased(using: &generator)
      guard d != 0 else { continue }
      let expected: Terms<Word>? = reducedOracle(Oracle(n), Oracle(d))
      let made = Terms(Reduction.quotient(n, 1, d, 1))
      if made != expected { faults.append("\(n)/\(d)") }
      guard let value = made else { continue }
      faults += coreFaults(value, previous, Oracle.self)
      faults += nearOverflowFaults(value, previous, Oracle.self)
      previous = value
    }
    return faults.map { "seed \(seed): \($0)" }
  }

  /// Pairs derived from a pair so that factors cancel and results just fit.
  private func nearOverflowFaults<Word, Oracle: FixedWidthInteger>(
    _ x: Terms<Word>, _ y: Terms<Word>, _: Oracle.Type
  ) -> [String] {
    var faults: [String] = []
    if let product = Terms.product(x, y), y.n != 0 {
      faults += coreFaults(product, y, Oracle.self)
    }
    if let sum = Terms.sum(x, y) {
      faults += coreFaults(sum, y, Oracle.self)
      faults += coreFaults(y, sum, Oracle.self)
    }
    if let quotient = x.n == 0 ? nil : Terms.quotient(y, x) {
      faults += coreFaults(x, quotient, Oracle.self)
    }
    return faults
  }
}

struct GreatestCommonDivisorTests {
  private func euclid(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
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
    for _ in 0..<50_000 {
      let a = UInt64.edgeBiased(using: &generator)
      let b = UInt64.edgeBiased(using: &generator)
      let c = UInt64.edgeBiased(using: &generator) >> 1
      let d = UInt64.edgeBiased(using: &generator) >> 1 | 1
      if GreatestCommonDivisor.of(a, b) != euclid(a, b) {
        faults.append("gcd(\(a), \(b))")
      }
      let (e, f) = (a >> 1, b >> 1 | 1)
      let pair = GreatestCommonDivisor.ofTermPairs(e, f, c, d)
      if pair != (euclid(e, f), euclid(c, d)) {
        faults.append("gcds(\(e), \(f), \(c), \(d))")
      }
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
