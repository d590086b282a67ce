// BigFraction+AccumulationTests.swift: sums in place, against the definition.

import Exact
import ExactTesting
import Testing

struct BigFractionAccumulationTests {
  /// The definition on terms, whose results the initialiser reduces.
  private func sum(_ x: BigFraction, _ y: BigFraction) -> BigFraction {
    BigFraction(
      x.numerator * y.denominator + y.numerator * x.denominator,
      x.denominator * y.denominator)
  }

  @Test(arguments: [141, 142] as [UInt64])
  func sums(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for bits in [66, 130, 700] {
      var total = BigFraction.edgeBiased(bits: bits, using: &generator)
      for step in 0..<300 {
        if step % 40 == 0 {
          total = .edgeBiased(bits: bits, using: &generator)
        }
        let before = total
        let kept = Bool.random(using: &generator) ? [before] : []
        let term = self.term(beside: before, using: &generator)
        let subtracts = Bool.random(using: &generator)
        if subtracts { total -= term } else { total += term }
        let expected = sum(before, subtracts ? -term : term)
        if total != expected || "\(total)" != "\(expected)" || !total.isReduced
          || kept.contains(where: { "\($0)" != "\(before)" })
        {
          faults.append("\(before), \(term): \(total)")
        }
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// A fraction of words, often with a denominator that shares factors, often
  /// one that cancels the other almost.
  private func term(
    beside x: BigFraction, using generator: inout SeededGenerator
  ) -> BigFraction {
    let n = Int.edgeBiased(using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let d = gcd(x.denominator, 3_628_800 * 1_048_576)
      return BigFraction(BigInteger(n), d)
    case 1:
      return BigFraction(n)
    case 2:
      return BigFraction(-x.numerator / x.denominator)
    default:
      let d = Int.edgeBiased(using: &generator)
      return BigFraction(BigInteger(n), BigInteger(d == 0 ? 1 : d))
    }
  }

  /// H(n) = H(n-1) + 1/n, there and back.
  @Test func harmonicNumbers() {
    var total: BigFraction = 0
    for k in 1...400 { total += BigFraction(Fraction(1, k)) }
    #expect(total == (1...400).map { BigFraction(Fraction(1, $0)) }.sum())
    for k in (1...400).reversed() { total -= BigFraction(Fraction(1, k)) }
    #expect(total == 0)
  }

  @Test func copies() {
    let n = (1 as BigInteger) << 640 + 1
    var value = BigFraction(n, 3)
    let copy = value
    value += 1 / 7
    #expect(copy.numerator == n && copy.denominator == 3)
    #expect(value.numerator == 7 * n + 3 && value.denominator == 21)
    value += value
    #expect(value.numerator == 14 * n + 6 && value.denominator == 21)
  }

  /// Threads that read a value, or its numerator, which shares the memory, see
  /// nothing of what others do to their copies, whoever holds it last.
  @Test func copiesInThreads() async {
    let agree = await withTaskGroup(of: Bool.self) { group in
      let n = (1 as BigInteger) << 640 + 1
      for _ in 1...200 {
        let value = BigFraction(n, 3)
        group.addTask {
          var copy = value
          for _ in 0..<20 { copy += 1 / 7 }
          return copy.numerator == 7 * n + 60 && copy.denominator == 21
        }
        group.addTask {
          var numerator = value.numerator
          for _ in 0..<20 { numerator -= 1 }
          return n - numerator == 20
        }
        group.addTask {
          (0..<20).allSatisfy { _ in
            value.numerator == n && value.denominator == 3
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(agree)
  }
}
