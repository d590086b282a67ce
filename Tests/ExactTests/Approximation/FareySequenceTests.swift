// FareySequenceTests.swift: all fractions with bounded denominators, in order.

import Exact
import Testing

struct FareySequenceTests {
  @Test func small() {
    #expect(
      Fraction.fareySequence(order: 5).map(\.description) == [
        "0", "1/5", "1/4", "1/3", "2/5", "1/2", "3/5", "2/3", "3/4", "4/5", "1",
      ])
    #expect(Array(Fraction.fareySequence(order: 1)) == [0, 1])
    for order in [0, -1, .min] {
      #expect(Array(Fraction.fareySequence(order: order)) == [])
    }
    for order in 1...40 {
      let all = Set(
        (1...order).flatMap { d in
          (0...d).map { Fraction($0, d) }
        })
      #expect(Array(Fraction.fareySequence(order: order)) == all.sorted())
      #expect(
        BigFraction.fareySequence(order: BigInteger(order))
          .elementsEqual(all.sorted().map { BigFraction($0) }))
    }
    let huge = Array(Fraction.fareySequence(order: .max).prefix(3))
    #expect(huge == [0, Fraction(1, .max), Fraction(1, .max - 1)])
  }

  /// Successive fractions differ by the least that their denominators allow.
  @Test func neighbours() {
    let sequence = Array(Fraction.fareySequence(order: 200))
    let failures = zip(sequence, sequence.dropFirst()).filter { a, b in
      b.numerator * a.denominator - a.numerator * b.denominator != 1
    }
    #expect(failures.map { "\($0)" } == [])
    #expect(sequence.count == 12_233)
    #expect(sequence == sequence.reversed().map { 1 - $0 })
  }

  @Test func largeOrder() {
    let order = BigInteger(1) << 200
    #expect(
      Array(BigFraction.fareySequence(order: order).prefix(3))
        == [0, BigFraction(1, order), BigFraction(1, order - 1)])
  }
}
