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
      let made = Reduction.quotient(n, 1, d, 1)
      if !made.areLowestTerms(of: Oracle(n), Oracle(d)) {
        faults.append("\(n)/\(d)")
      }
      guard let value = Terms(made) else { continue }
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
