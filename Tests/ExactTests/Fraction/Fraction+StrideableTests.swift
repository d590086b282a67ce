// Fraction+StrideableTests.swift: strides of fractions.

import Exact
import Testing

struct FractionStrideableTests {
  @Test func throughOne() {
    let steps = Array(stride(from: 0 as Fraction, through: 1, by: 1 / 10))
    #expect(steps == (0...10).map { Fraction($0, 10) })
  }

  @Test func toOne() {
    #expect(Array(stride(from: 0 as Fraction, to: 1, by: 1 / 10)).count == 10)
    #expect(Array(stride(from: 1 as Fraction, to: 0, by: -1 / 3)).count == 3)
    #expect(Array(stride(from: 1 as Fraction, to: 0, by: 1 / 3)) == [])
  }

  @Test func distances() {
    #expect(Fraction(1, 3).distance(to: 1 / 2) == Fraction(1, 6))
    #expect(Fraction(1, 3).advanced(by: 1 / 6) == Fraction(1, 2))
  }
}
