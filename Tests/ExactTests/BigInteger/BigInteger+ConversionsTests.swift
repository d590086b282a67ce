// BigInteger+ConversionsTests.swift: to and from other integers and floating
// point, and literals.

import Exact
import ExactTesting
import Testing

struct BigIntegerConversionsTests {
  /// The integers at the ends of a type go there and back, and those beyond do
  /// not fit.
  private func faults<T: FixedWidthInteger>(at _: T.Type) -> [String] {
    let (least, greatest) = (BigInteger(T.min), BigInteger(T.max))
    let span = greatest - least + 1
    let checks: [(String, Bool)] = [
      ("least", "\(least)" == "\(T.min)"),
      ("greatest", "\(greatest)" == "\(T.max)"),
      ("back", T(least) == .min && T(greatest) == .max),
      ("exactly", T(exactly: least) == .min && T(exactly: greatest) == .max),
      (
        "beyond",
        T(exactly: least - 1) == nil && T(exactly: greatest + 1) == nil
      ),
      (
        "clamping",
        T(clamping: least - 1) == .min && T(clamping: greatest + 1) == .max
          && T(clamping: span << 500) == .max
          && T(clamping: -span << 500) == .min
      ),
      (
        "truncating",
        T(truncatingIfNeeded: least - 1) == .max
          && T(truncatingIfNeeded: greatest + 1) == .min
          && T(truncatingIfNeeded: span << 500 + 7) == 7
          && T(truncatingIfNeeded: -(span << 500) + 7) == 7
      ),
      (
        "labels",
        BigInteger(exactly: T.max) == greatest
          && BigInteger(clamping: T.min) == least
          && BigInteger(truncatingIfNeeded: T.min) == least
      ),
      ("comparison", least == T.min && greatest + 1 > T.max),
    ]
    return checks.filter { !$0.1 }.map { "\(T.self): \($0.0)" }
  }

  @Test func integers() {
    let signed =
      faults(at: Int8.self) + faults(at: Int16.self) + faults(at: Int32.self)
      + faults(at: Int64.self) + faults(at: Int128.self) + faults(at: Int.self)
    let unsigned =
      faults(at: UInt8.self) + faults(at: UInt16.self)
      + faults(at: UInt32.self) + faults(at: UInt64.self)
      + faults(at: UInt128.self) + faults(at: UInt.self)
    #expect(signed + unsigned == [])
  }

  @Test func anyInteger() {
    let large = (1 as BigInteger) << 300
    let values: [any BinaryInteger] = [5 as UInt8, -5, large, UInt128.max]
    #expect(values.map { BigInteger($0) } == [5, -5, large, 1 << 128 - 1])
    #expect((large as BigInteger).distance(to: large + 5) == 5)
    #expect(large.advanced(by: -5) == large - 5)
    #expect((large..<large + 3).map { $0 - large } == [0, 1, 2])
    #expect(large.signum() == 1 && (-large).signum() == -1)
    #expect(large.isMultiple(of: 1 << 299) && !large.isMultiple(of: 3))
    #expect(BigInteger.isSigned)
  }

  /// The text of a float that is whole is that of its value.
  private func faults<T: BinaryFloatingPoint>(at values: [T]) -> [String] {
    values.flatMap { [$0, -$0, $0.nextUp, $0.nextDown] }.filter { value in
      let whole = value.rounded(.towardZero)
      let result = BigInteger(value)
      // The exponent and significand, one bit at a time.
      var expected: BigInteger = 0
      if whole != 0 {
        var rest = whole.significand
        for _ in 0...Int(whole.exponent) {
          expected += expected
          if rest >= 1 {
            expected += 1
            rest -= 1
          }
          rest *= 2
        }
      }
      if value < 0 { expected = -expected }
      return result != expected
        || BigInteger(exactly: value) != (whole == value ? expected : nil)
        || T(result) != whole || T(exactly: result) != whole
    }.map { "\(T.self): \($0)" }
  }

  @Test func floats() {
    let doubles: [Double] = [
      0, 0.5, 1, 1.5, 2.5, 1e15, 0x1p52, 0x1p53, 0x1p62, 0x1p63, 0x1p64,
      0x1.fffffp100, 0x1p127, 0x1p128, 1e300, 0x1p1023, 123_456_789.987,
      .leastNonzeroMagnitude, .leastNormalMagnitude, 0.9999,
    ]
    #expect(faults(at: doubles) == [])
    let floats: [Float] = [
      0, 0.5, 1, 7.75, 0x1p23, 0x1p24, 0x1p63, 0x1p64, 0x1p127,
      .leastNonzeroMagnitude,
    ]
    #expect(faults(at: floats) == [])
    #if !(os(macOS) && arch(x86_64))
      let halves: [Float16] = [
        0, 0.5, 1, 3.25, 0x1p10, 0x1p11, 0x1p15, .leastNonzeroMagnitude,
      ]
      #expect(faults(at: halves) == [])
    #endif
    #expect(BigInteger(Double.greatestFiniteMagnitude) >> 971 == 1 << 53 - 1)
    #expect(BigInteger(exactly: -0.0) == 0)
  }

  @Test func floatsThatAreNotFinite() {
    #expect(BigInteger(exactly: Double.nan) == nil)
    #expect(BigInteger(exactly: Double.infinity) == nil)
    #expect(BigInteger(exactly: -Float.infinity) == nil)
  }

  /// The nearest float of an integer is the one that its text denotes.
  @Test func nearestFloats() {
    var generator = SeededGenerator(seed: 75)
    var faults: [String] = []
    for _ in 0..<2_000 {
      let value = BigInteger.edgeBiased(bits: 1100, using: &generator)
      if Double(value) != Double("\(value)")
        || Float(value) != Float("\(value)")
        || Double(exactly: value).map({ BigInteger($0) == value }) == false
      {
        faults.append("\(value)")
      }
    }
    #expect(faults == [])
  }

  @Test func literals() {
    let positive: BigInteger =
      0x1_0000_0000_0000_0000_0000_0000_0000_0001_ffff_ffff_ffff_ffff
    let one: BigInteger = 1
    #expect(positive == one << 192 + one << 65 - 1)
    let negative: BigInteger =
      -340_282_366_920_938_463_463_374_607_431_768_211_456
    #expect(negative == -(one << 128))
    let ends: [BigInteger] = [
      9_223_372_036_854_775_807, 9_223_372_036_854_775_808,
      -9_223_372_036_854_775_808, -9_223_372_036_854_775_809,
      18_446_744_073_709_551_615, 18_446_744_073_709_551_616,
      -18_446_744_073_709_551_616, -18_446_744_073_709_551_617,
    ]
    let expected = [
      one << 63 - 1, one << 63, -(one << 63), -(one << 63) - 1, one << 64 - 1,
      one << 64, -(one << 64), -(one << 64) - 1,
    ]
    #expect(ends == expected)
    let fraction: BigFraction = 36_893_488_147_419_103_232 / -3
    #expect(fraction == BigFraction(-(one << 65), 3))
  }

  @Test func layout() {
    #expect(MemoryLayout<BigInteger>.size == 2 * MemoryLayout<Int>.size)
    #expect(MemoryLayout<BigFraction>.size == 3 * MemoryLayout<Int>.size)
  }

  @Test func traps() async {
    expectTrap(
      "A number that is not finite has no value",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(Double.infinity + Double(zero())))
      })
    expectTrap(
      "A number that is not finite has no value",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(Float.nan + Float(zero())))
      })
    expectTrap(
      "Not enough bits",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Int(BigInteger(Int.max) + BigInteger(1 + zero())))
      })
  }
}
