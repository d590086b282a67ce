// EdgeDecimals.swift: Decimals of every exponent, each with its exact value.

import Exact
import ExactTesting
import Foundation
import Testing

/// A Decimal, and the terms of the number that it stands for.
struct EdgeDecimal {
  let decimal: Decimal
  let value: BigFraction

  /// Makes both from the same digits: the Decimal is read by Foundation, which
  /// is exact as long as they fit, the value is put together from integers.
  init(_ significand: BigInteger, _ exponent: Int) throws {
    let text = "\(significand)e\(exponent)"
    decimal = try #require(Decimal(string: text), Comment(rawValue: text))
    let scale = try power(10 as BigInteger, abs(exponent))
    value =
      exponent < 0
      ? BigFraction(significand, scale) : BigFraction(significand * scale)
  }
}

extension EdgeDecimal {
  /// The largest significand.
  static let largest: BigInteger = 340282366920938463463374607431768211455

  /// Significands at which digits, words or the room for them end. A Decimal
  /// has eight words of 16 bits.
  static let significands: [BigInteger] =
    [
      0, 1, 9, 10, 1 << 127 + 1,
      9_999_999_999_999_999_999_999_999_999_999_999_999,
      99_999_999_999_999_999_999_999_999_999_999_999_999,
      100_000_000_000_000_000_000_000_000_000_000_000_000,
      largest / 10, largest / 10 * 10, largest - 1, largest,
    ]
    + (1...7).flatMap { words -> [BigInteger] in
      let power: BigInteger = 1 << (16 * words)
      return [power - 1, power]
    }

  /// Every exponent with every edge and with random digits, of both signs.
  static func all() throws -> [EdgeDecimal] {
    var generator = SeededGenerator(seed: 20)
    return try (-128...127).flatMap { exponent in
      let random = BigInteger(
        UInt128.random(in: 0...UInt128.max, using: &generator))
      return try (significands + [random]).flatMap { significand in
        try [
          EdgeDecimal(significand, exponent),
          EdgeDecimal(-significand, exponent),
        ]
      }
    }
  }
}

/// A Decimal as it is stored, even where Foundation itself would store the same
/// value otherwise, or its bits make no number.
struct StoredDecimal: Encodable {
  var exponent: Int32
  var length: UInt32
  var isNegative = false
  var isCompact = false
  var mantissa: [UInt16]

  init(_ significand: UInt128, exponent: Int32, isNegative: Bool = false) {
    self.exponent = exponent
    self.isNegative = isNegative
    mantissa = (0..<8).map {
      UInt16(truncatingIfNeeded: significand >> (16 * $0))
    }
    length = UInt32((128 - significand.leadingZeroBitCount + 15) / 16)
  }

  /// The Decimal, by way of an archive.
  var decimal: Decimal {
    get throws {
      try PropertyListDecoder().decode(
        [Decimal].self, from: PropertyListEncoder().encode([self]))[0]
    }
  }
}
