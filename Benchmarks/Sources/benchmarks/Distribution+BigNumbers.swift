// Distribution+BigNumbers.swift: random operands of any size.

import Exact
import ExactTesting

extension Distribution {
  /// The number of bits of each term, where it is always the same.
  var bitCount: Int? {
    switch self {
    case .word63: 63
    case .bits100: 100
    case .bits300: 300
    case .bits1000: 1000
    case .bits10000: 10_000
    default: nil
    }
  }

  /// The number of pairs: fewer of large numbers, whose operations take long.
  var bigPairCount: Int {
    switch self {
    case .bits300: 1024
    case .bits1000: 256
    case .bits10000: 16
    default: Workload.pairCount
    }
  }

  /// Pairs of fractions whose terms have so many bits.
  func bigFractions(count: Int, positive: Bool = false) -> Pairs<BigFraction> {
    let terms = bigIntegers(count: 2 * count, salt: 1)
    var generator = SeededGenerator(seed: seed)
    return terms.halves { n, d in
      let isNegative = !positive && Bool.random(using: &generator)
      return BigFraction(isNegative ? -n : n, d)
    }
  }

  /// Pairs of positive integers that have so many bits.
  func bigIntegers(count: Int, salt: UInt64 = 0) -> Pairs<BigInteger> {
    guard let bitCount else {
      preconditionFailure("Operands without a number of bits")
    }
    var generator = SeededGenerator(seed: seed &+ salt)
    let numbers = (0..<2 * count).map { _ in
      BigInteger.random(bits: bitCount, using: &generator)
    }
    return Pairs(
      left: Array(numbers.prefix(count)), right: Array(numbers.suffix(count)))
  }

  /// Runs of decimal digits, the first of which is not zero.
  func digits(count: Int, length: Int) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<length).reduce(into: "") { text, place in
        text += "\(Int.random(in: (place == 0 ? 1 : 0)...9, using: &generator))"
      }
    }
  }
}

extension Pairs {
  /// Makes one operand of each pair; the first half stands on the left.
  fileprivate func halves<Other>(
    _ transform: (Operand, Operand) -> Other
  ) -> Pairs<Other> {
    let operands = zip(left.elements, right.elements).map(transform)
    let half = operands.count / 2
    return Pairs<Other>(
      left: Array(operands.prefix(half)), right: Array(operands.suffix(half)))
  }
}

extension BigInteger {
  /// A positive number with exactly so many bits.
  fileprivate static func random(
    bits: Int, using generator: inout SeededGenerator
  ) -> BigInteger {
    var number: BigInteger = 1
    var rest = bits - 1
    while rest > 0 {
      let chunk = Swift.min(rest, 32)
      number =
        number << chunk
        | BigInteger(Int.random(in: 0..<1 << chunk, using: &generator))
      rest -= chunk
    }
    return number
  }
}
