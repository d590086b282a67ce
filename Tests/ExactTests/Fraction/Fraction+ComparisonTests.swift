// Fraction+ComparisonTests.swift: order, and equality beside it.

import Exact
import ExactTesting
import Testing

struct FractionComparisonTests {
  @Test func order() {
    let ordered: [Fraction] = [
      Fraction(Int.min), Fraction(Int.min, 3), -1, Fraction(.min, .max) + 1,
      0, Fraction(1, .max), Fraction(1, .max - 1),
      Fraction(.max - 2, .max - 1), Fraction(.max - 1, .max), 1,
      Fraction(.max, .max - 1), Fraction(.max - 1), Fraction(Int.max),
    ]
    for (i, a) in ordered.enumerated() {
      for (j, b) in ordered.enumerated() {
        #expect((a < b) == (i < j), "\(a) < \(b)")
        #expect((a == b) == (i == j), "\(a) == \(b)")
      }
    }
    var generator = SeededGenerator(seed: 61)
    #expect(ordered.shuffled(using: &generator).sorted() == ordered)
  }
}
