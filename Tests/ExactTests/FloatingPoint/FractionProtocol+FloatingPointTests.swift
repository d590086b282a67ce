// FractionProtocol+FloatingPointTests.swift: fractions from floating-point
// numbers, and comparison with them.

import Exact
import ExactTesting
import Testing

struct FractionFromFloatingPointTests {
  @Test func exactly() {
    #expect(Fraction(exactly: 0.375) == Fraction(3, 8))
    #expect(Fraction(exactly: Float(-0.375)) == Fraction(-3, 8))
    #expect(
      Fraction(exactly: 0.1)
        == Fraction(3_602_879_701_896_397, 36_028_797_018_963_968))
    #expect(Fraction(exactly: -0.0) == 0)
    #expect(Fraction(exactly: -0x1p63) == Fraction(.min))
    #expect(Fraction(exactly: 0x1p63) == nil)
    #expect(Fraction(exactly: 0x1p-62) == Fraction(1, 1 << 62))
    #expect(Fraction(exactly: 0x1p-63) == nil)
    #expect(Fraction(exactly: Double.leastNonzeroMagnitude) == nil)
    #expect(Fraction(exactly: Double.leastNormalMagnitude) == nil)
    #expect(Fraction(exactly: Double.greatestFiniteMagnitude) == nil)
    #expect(
      BigFraction(exactly: Double.leastNonzeroMagnitude)
        == BigFraction(1, 1 << 1074))
    #expect(
      BigFraction(exactly: 0x1.8p1000) == BigFraction(BigInteger(3) << 999))
    for number in [Double.nan, .signalingNaN, .infinity, -.infinity] {
      #expect(Fraction(exactly: number) == nil)
      #expect(BigFraction(exactly: number) == nil)
      #expect(Fraction(shortestDecimal: number) == nil)
      #expect(Fraction(simplest: number) == nil)
      #expect(BigFraction(simplest: Float(number)) == nil)
    }
  }

  @Test func shortestDecimal() {
    #expect(Fraction(shortestDecimal: 0.1) == Fraction(1, 10))
    #expect(Fraction(shortestDecimal: Float(0.1)) == Fraction(1, 10))
    #expect(
      Fraction(shortestDecimal: -1234.5678e-5)
        == Fraction("-0.012345678"))
    #expect(Fraction(shortestDecimal: 1e16) == Fraction("1e16"))
    #expect(Fraction(shortestDecimal: 1e-7) == Fraction(1, 10_000_000))
    #expect(Fraction(shortestDecimal: -0.0) == 0)
    #expect(Fraction(shortestDecimal: 1e300) == nil)
    #expect(BigFraction(shortestDecimal: 1e300) == BigFraction("1e300"))
    #expect(
      BigFraction(shortestDecimal: Double.leastNonzeroMagnitude)
        == BigFraction("5e-324"))
  }

  @Test func simplest() {
    #expect(Fraction(simplest: 0.1) == Fraction(1, 10))
    #expect(Fraction(simplest: 1.0 / 3) == Fraction(1, 3))
    #expect(Fraction(simplest: -2.0 / 7) == Fraction(-2, 7))
    #expect(Fraction(simplest: Float(355) / 113) == Fraction(355, 113))
    #expect(Fraction(simplest: 0.0) == 0)
    #expect(Fraction(simplest: 1e6) == 1_000_000)
    #expect(Fraction(simplest: 0x1p53) == Fraction(1 << 53))
    // From here on every fourth integer is a number. Halfway between two, the
    // even one is chosen: its end counts, and that of the odd one does not.
    #expect(Fraction(simplest: 0x1p54 + 8) == Fraction(1 << 54 + 6))
    #expect(Fraction(simplest: 0x1p54 + 4) == Fraction(1 << 54 + 3))
    #expect(
      Float(BigFraction(simplest: Float.greatestFiniteMagnitude)!)
        == .greatestFiniteMagnitude)
    // From 1/2 of the least number, not included, to 3/2 of it.
    #expect(
      BigFraction(simplest: Double.leastNonzeroMagnitude)
        == BigFraction(1, (1 << 1075) / 3 + 1))
  }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// Among all fractions of small terms, the first that rounds to a number is
    /// the simplest.
    @Test func simplestAgainstSearch() {
      var failures: [Float16] = []
      for bits in stride(from: UInt16(0x2E00), to: 0x4500, by: 7) {
        let number = Float16(bitPattern: bits)
        let expected = (1...4096).lazy.compactMap { d -> Fraction? in
          let nearest = Int((Double(number) * Double(d)).rounded())
          return (max(nearest - 2, 0)...nearest + 2)
            .map { Fraction($0, d) }
            .first { Float16($0) == number }
        }.first
        if Fraction(simplest: number) != expected { failures.append(number) }
      }
      #expect(failures == [])
    }
  #endif

  /// Every way from a number leads back to it.
  @Test func roundTrips() {
    var generator = SeededGenerator(seed: 22)
    var failures: [Double] = []
    for _ in 0..<3000 {
      let bits = generator.next()
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      let exact = BigFraction(exactly: number)!
      if Double(exact) != number || Double(exactly: exact) != number
        || Double(BigFraction(shortestDecimal: number)!) != number
        || Double(BigFraction(simplest: number)!) != number
        || !exact.isReduced || !exact.isEqual(to: number)
        || !exact.isLess(than: number.nextUp)
        || exact.isLess(than: number) || exact.isLess(than: number.nextDown)
      {
        failures.append(number)
      }
      // In a range that words hold, both types agree.
      let near = Double(Int64(bitPattern: bits)) * 0x1p-40
      if Fraction(exactly: near).map(BigFraction.init)
        != BigFraction(exactly: near).flatMap(Fraction.init(exactly:))
        .map(BigFraction.init)
      {
        failures.append(near)
      }
    }
    #expect(failures == [])
  }

  @Test func comparison() {
    let third = Fraction(1, 3)
    #expect(!third.isEqual(to: 1.0 / 3))
    #expect(!third.isLess(than: 1.0 / 3))
    #expect(third.isLess(than: (1.0 / 3).nextUp))
    #expect(third.isLess(than: Float(1) / 3))
    #expect(Fraction(1, 10).isLess(than: 0.1))
    #expect(Fraction(3, 8).isEqual(to: 0.375))
    #expect(Fraction(0).isEqual(to: -0.0))
    #expect(!Fraction(0).isLess(than: -0.0))
    #expect(Fraction(.max).isLess(than: 0x1p63))
    #expect(Fraction(.min).isEqual(to: -0x1p63))
    #expect(Fraction(.max).isLess(than: Double.infinity))
    #expect(!Fraction(.min).isLess(than: -Double.infinity))
    for value in [third, 0, -third] {
      #expect(!value.isLess(than: Double.nan) && !value.isEqual(to: Double.nan))
      #expect(!value.isEqual(to: Double.infinity))
    }
  }
}
