// EdgeBigNumbers.swift: random big integers and fractions that lean towards
// where arithmetic breaks.

import Exact

extension BigInteger {
  /// A random integer of at most `bits` bits, of random length and sign, most
  /// often one at an edge: near a power of two, a run of ones and zeros, or a
  /// multiple of a large power of two.
  public static func edgeBiased(
    bits: Int, using generator: inout some RandomNumberGenerator
  ) -> BigInteger {
    let length = Int.random(in: 0...bits, using: &generator)
    let offset = BigInteger(Int.random(in: -3...3, using: &generator))
    let shift = Int.random(in: 0...length, using: &generator)
    let magnitude: BigInteger
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      magnitude = (1 << length) + offset
    case 1:
      // A limb boundary.
      magnitude = (1 << (length / UInt.bitWidth * UInt.bitWidth)) + offset
    case 2:
      magnitude = (1 << length) - (1 << shift)
    case 3:
      magnitude = random(bits: length - shift, using: &generator) << shift
    default:
      magnitude = random(bits: length, using: &generator)
    }
    return Bool.random(using: &generator) ? -magnitude : magnitude
  }

  /// A random integer from 0 up to but not including 2^bits.
  private static func random(
    bits: Int, using generator: inout some RandomNumberGenerator
  ) -> BigInteger {
    var value: BigInteger = 0
    for _ in 0..<(bits + 31) / 32 {
      value =
        value << 32
        | BigInteger(UInt32.random(in: 0 ... .max, using: &generator))
    }
    return value >> ((bits + 31) / 32 * 32 - bits)
  }
}

extension BigFraction {
  /// A random fraction whose terms, before they are reduced, are those of
  /// ``BigInteger/edgeBiased(bits:using:)``.
  public static func edgeBiased(
    bits: Int, using generator: inout some RandomNumberGenerator
  ) -> BigFraction {
    let n = BigInteger.edgeBiased(bits: bits, using: &generator)
    let d = BigInteger.edgeBiased(bits: bits, using: &generator)
    return BigFraction(n, d == 0 ? 1 : d)
  }
}
