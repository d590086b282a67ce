// Fraction+IntegersTests.swift: integers to fractions and back.

import Exact
import Testing

struct FractionIntegersTests {
  @Test func fromIntegers() {
    #expect(Fraction(UInt8.max) == 255)
    #expect(Fraction(.min).numerator == .min)
    #expect(Fraction(exactly: UInt.max) == nil)
    #expect(Fraction(exactly: Int128.min) == nil)
    #expect(Fraction(exactly: Int128(Int.min)) == Fraction(Int.min))
    #expect(Fraction(exactly: -5 as Int8) == -5)
  }

  @Test(arguments: [(7, 2, 3), (-7, 2, -3), (1, 2, 0), (-1, 2, 0), (-6, 2, -3)])
  func wholeParts(_ n: Int, _ d: Int, _ whole: Int) {
    #expect(Int(Fraction(n, d)) == whole)
    #expect(Int8(Fraction(n, d)) == Int8(whole))
  }

  @Test func exactIntegers() {
    #expect(Int(exactly: Fraction(6, 2)) == 3)
    #expect(Int(exactly: Fraction(7, 2)) == nil)
    #expect(UInt8(exactly: Fraction(256)) == nil)
    #expect(UInt(exactly: Fraction(-1)) == nil)
    #expect(Int(exactly: Fraction(Int.min)) == .min)
  }

  @Test func traps() async {
    expectTrap(
      "Not enough bits",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(UInt.max - UInt(zero())))
      })
    expectTrap(
      "Not enough bits",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(UInt8(Fraction(256 + zero())))
      })
    expectTrap(
      "Negative value",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(UInt(Fraction(-1 + zero())))
      })
  }
}
