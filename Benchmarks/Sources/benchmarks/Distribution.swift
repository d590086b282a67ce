// Distribution.swift: the random operands, the same in every run.

import Exact
import ExactTesting

enum Distribution: String {
  /// Numerators and denominators below 1000.
  case small
  /// Numerators below ten million over denominators that prices, shares and
  /// rates have.
  case money
  case word31 = "31-bit"
  /// Terms of 62 bits, or results of 62 bits where those would not fit.
  case word62 = "62-bit"
  /// Terms of 63 bits, whose results take two words.
  case word63 = "63-bit"
  case bits100 = "100-bit"
  case bits300 = "300-bit"
  case bits1000 = "1,000-bit"
  case bits10000 = "10,000-bit"
  case digits10000 = "10k digits"
  /// Decimals with two places, below 1.4 million.
  case price = "-123456.78"
  case twoDigits = "9.9"
  case digits17 = "17 digits"
  /// What the task itself says.
  case given
  /// Integers of up to 53 bits over powers of two.
  case binary = "n/2^k"
  /// One over the integers from 1 on.
  case harmonic
  /// So many terms of a series.
  case terms1000 = "1,000 terms"
  case terms10000 = "10k terms"
  /// The even indices up to 1,000.
  case indices1000 = "2 to 1,000"
  /// Terms of 62 bits whose sums do not fit.
  case overflow
  /// Terms that cost Euclid's algorithm the most steps.
  case fibonacci = "Fibonacci"
  case integers
  /// An integer on the left, a small fraction on the right.
  case mixed = "int, small"
}

extension Distribution {
  private static let moneyDenominators = [1, 2, 4, 5, 10, 12, 100, 365, 1000]

  var seed: UInt64 {
    rawValue.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) }
  }

  /// Pairs of positive words.
  func words(count: Int) -> Pairs<UInt64> {
    var generator = SeededGenerator(seed: seed)
    let pairs = (0..<count).map { _ in
      self == .fibonacci
        ? Self.neighbours(using: &generator) : terms(using: &generator)
    }
    return Pairs(
      left: pairs.map { UInt64($0.0) }, right: pairs.map { UInt64($0.1) })
  }

  /// Fractions, none of which is zero.
  ///
  /// - Parameter bound: Numerators stay below it.
  func fractions(count: Int, below bound: Int = .max) -> [Fraction] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let (n, d) = terms(using: &generator)
      return Self.signed(n % bound, d, using: &generator)
    }
  }

  /// Numbers that fit a fraction of words.
  func doubles(count: Int) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let digits = Int.random(in: 1..<1 << 53, using: &generator)
      let places = Int.random(in: 0..<Int.bitWidth - 1, using: &generator)
      let magnitude = Double(digits) / Double(1 << places)
      return Bool.random(using: &generator) ? magnitude : -magnitude
    }
  }

  /// Pairs of fractions for sums, differences and comparisons.
  func addends(count: Int) -> Pairs<Fraction> {
    pairs(count: count) { generator in
      // Denominators with a common factor of 40 bits leave room for the sum.
      let common = Self.bits(40, using: &generator)
      return (0..<2).map { _ in
        Self.signed(
          Self.bits(51, using: &generator),
          common * Self.bits(11, using: &generator), using: &generator)
      }
    }
  }

  /// Pairs of fractions for products.
  func factors(count: Int) -> Pairs<Fraction> {
    pairs(count: count) { generator in
      // Each numerator has a factor of 31 bits in common with the other
      // denominator.
      let (g, h) = (
        Self.bits(31, using: &generator), Self.bits(31, using: &generator)
      )
      return [(g, h), (h, g)].map { n, d in
        Self.signed(
          n * Self.bits(31, using: &generator),
          d * Self.bits(31, using: &generator), using: &generator)
      }
    }
  }

  /// Pairs of fractions for quotients.
  func dividends(count: Int) -> Pairs<Fraction> {
    let factors = factors(count: count)
    return Pairs(
      left: Array(factors.left.elements),
      right: factors.right.elements.map { 1 / $0 })
  }

  /// Pairs of fractions; `wide` makes those whose results have 62 bits.
  private func pairs(
    count: Int, wide: (inout SeededGenerator) -> [Fraction]
  ) -> Pairs<Fraction> {
    var generator = SeededGenerator(seed: seed)
    var left: [Fraction] = []
    var right: [Fraction] = []
    for _ in 0..<count {
      if self == .word62 {
        let pair = wide(&generator)
        left.append(pair[0])
        right.append(pair[1])
        continue
      }
      let (a, b) = terms(using: &generator)
      let (c, d) = terms(using: &generator)
      left.append(
        Self.signed(a, self == .mixed ? 1 : b, using: &generator))
      right.append(Self.signed(c, d, using: &generator))
    }
    return Pairs(left: left, right: right)
  }

  /// A positive numerator and a denominator.
  private func terms(using generator: inout SeededGenerator) -> (Int, Int) {
    switch self {
    case .small, .mixed:
      (
        Int.random(in: 1..<1000, using: &generator),
        Int.random(in: 1..<1000, using: &generator)
      )
    case .money:
      (
        Int.random(in: 1..<10_000_000, using: &generator),
        Self.moneyDenominators.randomElement(using: &generator)!
      )
    case .integers:
      (Int.random(in: 1..<1_000_000, using: &generator), 1)
    case .word31:
      (
        Int.random(in: 1..<1 << 31, using: &generator),
        Int.random(in: 1..<1 << 31, using: &generator)
      )
    case .word62, .overflow, .fibonacci:
      (
        Int.random(in: 1..<1 << 62, using: &generator),
        Int.random(in: 1..<1 << 62, using: &generator)
      )
    case .word63, .bits100, .bits300, .bits1000, .bits10000, .digits10000,
      .price, .twoDigits, .digits17, .binary, .given, .harmonic,
      .terms1000, .terms10000, .indices1000:
      preconditionFailure("Terms that are no random words")
    }
  }

  private static func signed(
    _ n: Int, _ d: Int, using generator: inout SeededGenerator
  ) -> Fraction {
    Fraction(Bool.random(using: &generator) ? n : -n, d)
  }

  /// A number with exactly so many bits.
  private static func bits(
    _ count: Int, using generator: inout SeededGenerator
  ) -> Int {
    Int.random(in: 1 << (count - 1)..<1 << count, using: &generator)
  }

  /// Two neighbours of 62 bits in a sequence with the law of Fibonacci's.
  private static func neighbours(
    using generator: inout SeededGenerator
  ) -> (Int, Int) {
    var a = Int.random(in: 1..<8, using: &generator)
    var b = Int.random(in: 1..<8, using: &generator)
    while b < 1 << 61 { (a, b) = (b, a + b) }
    return (b, a)
  }
}
