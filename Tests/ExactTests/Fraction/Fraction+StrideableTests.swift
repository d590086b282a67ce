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

  /// A stride that ends at an end of the range needs no element beyond it.
  @Test func endsOfTheRange() {
    let (least, greatest) = (Fraction(Int.min), Fraction(Int.max))
    #expect(
      Array(stride(from: greatest - 1, through: greatest, by: 1)).count == 2)
    #expect(Array(stride(from: greatest - 1, to: greatest, by: 1)).count == 1)
    #expect(Array(stride(from: least + 1, through: least, by: -1)).count == 2)
    #expect(
      Array(stride(from: 0, through: greatest, by: greatest / 2)).count == 3)
    #expect(
      Array(stride(from: -1, through: greatest, by: greatest)) == [
        -1, greatest - 1,
      ])
  }

  @Test func traps() async {
    expectTrap(
      "Overflow in Fraction stride",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(
          Array(
            stride(
              from: Fraction(1, .max - zero()), through: 1,
              by: Fraction(1, .max - 1))))
      })
    expectTrap(
      "Overflow in Fraction -",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.min).distance(to: Fraction(zero() + 1)))
      })
    expectTrap(
      "Overflow in Fraction +",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.max).advanced(by: Fraction(zero() + 1)))
      })
  }
}
