// BigInteger+BitsTests.swift: two's-complement words, bits and shifts.

import Exact
import ExactTesting
import Testing

struct BigIntegerBitsTests {
  /// Against 128 bits, for all values that they hold.
  @Test(arguments: [71, 72] as [UInt64])
  func oracle(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for _ in 0..<3_000 {
      let a = Int128.edgeBiased(using: &generator)
      let b = Int128.edgeBiased(using: &generator)
      let (x, y) = (BigInteger(a), BigInteger(b))
      let shift = Int.random(in: 0...130, using: &generator)
      let holds =
        x & y == BigInteger(a & b) && x | y == BigInteger(a | b)
        && x ^ y == BigInteger(a ^ b) && ~x == BigInteger(~a)
        && x >> shift == BigInteger(a >> shift)
        && x << -shift == BigInteger(a >> shift)
        && (x << shift) >> shift == x && x >> -shift == x << shift
        && x.bitWidth == 129 - max(a, ~a).leadingZeroBitCount
        && (a == 0 || x.trailingZeroBitCount == a.trailingZeroBitCount)
        && Int128(truncatingIfNeeded: x << shift) == a << shift
        && x.words.elementsEqual(
          a.words.prefix((x.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth))
      if !holds { faults.append("\(a), \(b), \(shift)") }
    }
    #expect(faults == [], "seed \(seed)")
  }

  @Test(arguments: [73, 74] as [UInt64])
  func identities(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for _ in 0..<1_000 {
      let x = BigInteger.edgeBiased(bits: 700, using: &generator)
      let y = BigInteger.edgeBiased(bits: 700, using: &generator)
      let shift = Int.random(in: 0...800, using: &generator)
      let power = self.power(ofTwo: shift)
      let low = x & (power - 1)
      let tail = x.trailingZeroBitCount
      let holds =
        x == (x >> shift) << shift + low && low >= 0 && low < power
        && x << shift == x * power
        && (try? x.divided(by: power, rounding: .down)) == x >> shift
        && ~x == -1 - x && ~(x & y) == ~x | ~y && ~(x | y) == ~x & ~y
        && x ^ y == (x | y) - (x & y) && x + y == (x ^ y) + (x & y) << 1
        && (x == 0 || x >> tail & 1 == 1 && (x >> tail) << tail == x)
        && -self.power(ofTwo: x.bitWidth - 1) <= x
        && x < self.power(ofTwo: x.bitWidth - 1)
        && (x == 0 || x == -1 || x.bitWidth > (x >> 1).bitWidth)
        && x.words.count == (x.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
        && value(of: Array(x.words)) == x
      if !holds { faults.append("\(x), \(y), \(shift)") }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// 2^n by doubling, which needs no shift.
  private func power(ofTwo n: Int) -> BigInteger {
    var power: BigInteger = 1
    for _ in 0..<n { power += power }
    return power
  }

  /// The value of two's-complement words, by Horner's rule.
  private func value(of words: [UInt]) -> BigInteger {
    let isNegative = Int(bitPattern: words.last!) < 0
    let limb = BigInteger(UInt.max) + 1
    return words.reversed().reduce(isNegative ? -1 : 0) {
      $0 * limb + BigInteger($1)
    }
  }

  @Test func widths() {
    let one: BigInteger = 1
    #expect((0 as BigInteger).bitWidth == 1)
    #expect((-1 as BigInteger).bitWidth == 1)
    #expect((1 as BigInteger).bitWidth == 2)
    for n in [1, 62, 63, 64, 65, 127, 128, 129, 1000] {
      #expect((one << n).bitWidth == n + 2)
      #expect((-(one << n)).bitWidth == n + 1)
      #expect((-(one << n) - 1).bitWidth == n + 2)
      #expect(((one << n) - 1).bitWidth == n + 1)
      #expect((one << n).trailingZeroBitCount == n)
      #expect((-(one << n)).trailingZeroBitCount == n)
    }
    #expect((0 as BigInteger).trailingZeroBitCount == 1)
  }

  @Test func words() {
    let one: BigInteger = 1
    #expect(Array((0 as BigInteger).words) == [0])
    #expect(Array((-1 as BigInteger).words) == [.max])
    #expect(Array((one << 64).words) == [0, 1])
    #expect(Array((-(one << 64)).words) == [0, .max])
    #expect(Array((one << 63).words) == [1 << 63, 0])
    #expect(Array((-(one << 127)).words) == [0, 1 << 63])
    #expect(Array((-(one << 128)).words) == [0, 0, .max])
    #expect((-(one << 128)).words[100] == .max)
    #expect((one << 128).words[100] == 0)
  }

  /// Shifts of words to the left, up to the sign bit and beyond.
  @Test func shiftsOfWords() {
    for word in [1, -1, 3, -3, Int.max, Int.min, Int.max / 2, Int.min / 2] {
      for shift in [1, 61, 62, 63, 64] {
        let expected = Int128(word) << shift
        #expect("\(BigInteger(word) << shift)" == "\(expected)")
      }
    }
  }

  @Test func longShifts() {
    let large = (1 as BigInteger) << 1000
    #expect(large >> Int.max == 0)
    #expect(-large >> Int.max == -1)
    #expect(large >> UInt64.max == 0)
    #expect(large << Int128.min == 0)
    #expect(-large << Int.min == -1)
    #expect(-large >> 1001 == -1)
    #expect(-large >> 1000 == -1)
    #expect(-large >> 999 == -2)
    #expect((0 as BigInteger) << Int.max == 0)
    #expect((0 as BigInteger) >> Int.min == 0)
    var value = large
    value >>= 990
    #expect(value == 1024)
    value <<= -10
    #expect(value == 1)
  }

  @Test func traps() async {
    expectTrap(
      "Overflow in BigInteger <<",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(1 + zero()) << (1 << 33))
      })
    expectTrap(
      "Overflow in BigInteger <<",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(-1 + zero()) << UInt128.max)
      })
    expectTrap(
      "Overflow in BigInteger <<",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(1 + zero()) >> Int.min)
      })
    expectTrap(
      "Index out of range",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use((BigInteger(1) << 100).words[zero() - 1])
      })
  }
}
