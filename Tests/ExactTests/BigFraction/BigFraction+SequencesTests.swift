// BigFraction+SequencesTests.swift: sums, means, products and dot products of
// any size, against the plain fold.

import Exact
import ExactTesting
import Testing

struct BigFractionSequencesTests {
  /// The operations on a sequence that differ from the fold.
  private func faults(
    _ a: [BigFraction], _ b: [BigFraction]
  ) throws -> [String] {
    let sum = a.reduce(0, +)
    let dotProduct = zip(a, b).reduce(0 as BigFraction) { $0 + $1.0 * $1.1 }
    var results = [
      ("sum", a.sum(), sum), ("product", a.product(), a.reduce(1, *)),
      ("dot", dot(a, b), dotProduct),
      ("lazy sum", a.lazy.map { $0 }.sum(), sum),
    ]
    if !a.isEmpty {
      results.append(("mean", try a.mean(), sum / BigFraction(a.count)))
    }
    return results.filter { $0.1 != $0.2 || !$0.1.isReduced }
      .map { "\($0.0) of \(a) and \(b)" }
  }

  /// Terms of one size, and of all sizes mixed.
  @Test(
    arguments: [121, 122] as [UInt64],
    [[20], [63], [100], [20, 63, 100, 1_000]])
  func folds(_ seed: UInt64, _ bits: [Int]) throws {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    func random(_ count: Int) -> [BigFraction] {
      (0..<count).map { _ in
        .edgeBiased(
          bits: bits.randomElement(using: &generator)!, using: &generator)
      }
    }
    for count in [1, 2, 3, 4, 5, 8, 13, 20] {
      let a = random(count)
      faults += try self.faults(a, random(count))
      // The same once more with its opposites, so that sums vanish.
      let opposites = a.map { -$0 }
      faults += try self.faults(a + opposites, opposites + a.reversed())
      if (a + opposites).sum() != 0 { faults.append("not zero: \(a)") }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// Sums that leave the common denominator of a word late, among many
  /// denominators.
  @Test func manyDenominators() throws {
    let harmonic = (1...200).map { 1 / BigFraction($0) }
    let large = BigFraction((1 as BigInteger) << 500 + 1, 7)
    let signs = (1...200).map { BigFraction($0 % 3 - 1) }
    #expect(try faults(harmonic, signs) == [])
    #expect(try faults(harmonic + [large], signs + [large]) == [])
    #expect(try faults([large] + harmonic, [1 / large] + signs) == [])
    let squares = (1...60).map { (k: Int) in
      1 / BigFraction(1 << 62 + k * k)
    }
    #expect(try faults(squares, squares.reversed()) == [])
    #expect((squares + [large] + squares.map { -$0 }).sum() == large)
  }

  /// Sums of words whose numerator leaves 127 bits.
  @Test func longNumerators() throws {
    let divisors: [Int] = [.max, .max - 2, .max - 4, .min + 1, .min + 3]
    let terms = divisors.map { BigFraction(Int.max - 1) / BigFraction($0) }
    #expect(try faults(terms, terms) == [])
    let whole = Array(repeating: BigFraction(Int.max), count: 50)
    #expect(try faults(whole, whole) == [])
  }

  @Test func none() {
    let values: [BigFraction] = []
    #expect(values.sum() == 0)
    #expect(values.product() == 1)
    #expect(dot(values, values) == 0)
    #expect(throws: FractionError.divisionByZero) { try values.mean() }
  }

  @Test func productsWithZero() {
    let large = BigFraction((1 as BigInteger) << 500)
    #expect([large, 0, 1 / large].product() == 0)
    #expect([large, large, 1 / large, 1 / large].product() == 1)
  }

  @Test func traps() async {
    expectTrap(
      "Sequences of different lengths",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(dot([BigFraction(zero())], [] as [BigFraction]))
      })
  }
}
