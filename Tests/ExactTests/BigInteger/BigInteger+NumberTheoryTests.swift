// BigInteger+NumberTheoryTests.swift: divisors, powers, roots and rounded
// quotients of integers of any size.

import Exact
import ExactTesting
import Testing

struct BigIntegerNumberTheoryTests {
  @Test(arguments: [101, 102] as [UInt64])
  func divisors(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for bits in [70, 300, 2_000] {
      for _ in 0..<60 {
        let factor = BigInteger.edgeBiased(bits: bits, using: &generator)
        let a = BigInteger.edgeBiased(bits: bits, using: &generator) * factor
        let b = BigInteger.edgeBiased(bits: bits, using: &generator) * factor
        let g = gcd(a, b)
        let multiple = lcm(a, b)
        let (h, x, y) = extendedGCD(a, b)
        let holds =
          g == euclid(a, b) && h == g && a * x + b * y == g
          && gcd(b, a) == g && gcd(-a, b) == g && gcd(a, 0) == a.magnitude
          && multiple * g == (a * b).magnitude && multiple >= 0
          && (factor == 0 || g % factor == 0)
        if !holds { faults.append("\(a), \(b)") }
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  private func euclid(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a.magnitude
  }

  @Test func edgesOfDivisors() {
    let power = (1 as BigInteger) << 63
    #expect(gcd(0 as BigInteger, 0) == 0)
    #expect(gcd(BigInteger(Int.min), 0) == power)
    #expect(gcd(BigInteger(Int.min), BigInteger(Int.min)) == power)
    #expect(
      gcd(BigInteger(UInt.max), BigInteger(UInt.max)) == BigInteger(UInt.max))
    #expect(lcm(0 as BigInteger, power) == 0 && lcm(power, 0) == 0)
    #expect(
      lcm(BigInteger(Int.max), BigInteger(Int.min)) == power * (power - 1))
    #expect(lcm(-4 as BigInteger, 6) == 12)
  }

  @Test(arguments: [103] as [UInt64])
  func modularInverses(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let prime = (1 as BigInteger) << 521 - 1
    for _ in 0..<20 {
      let a = BigInteger.edgeBiased(bits: 600, using: &generator)
      if a % prime == 0 { continue }
      let inverse = modularInverse(a, modulo: prime) ?? 0
      #expect((a * inverse - 1) % prime == 0 && inverse > 0 && inverse < prime)
    }
    #expect(modularInverse(6 as BigInteger, modulo: 1 << 100) == nil)
    #expect(modularInverse(prime, modulo: prime) == nil)
    #expect(modularInverse(5 as BigInteger, modulo: 1) == 0)
  }

  @Test func powers() throws {
    for base in [2, -2, 3, -10, 12, 1 << 40, Int.max, Int.min] {
      var expected: BigInteger = 1
      for exponent in 0...40 {
        #expect(try power(BigInteger(base), exponent) == expected)
        expected *= BigInteger(base)
      }
    }
    let large = (1 as BigInteger) << 100 + 1
    #expect(
      try power(large, 5 as UInt8) == large * large * large * large * large)
    #expect(try power(2 as BigInteger, 100_000) == (1 as BigInteger) << 100_000)
  }

  @Test func edgesOfPowers() throws {
    let huge = (1 as BigInteger) << 200
    #expect(try power(0 as BigInteger, 0) == 1)
    #expect(try power(0 as BigInteger, huge) == 0)
    #expect(try power(1 as BigInteger, -huge) == 1)
    #expect(try power(-1 as BigInteger, huge) == 1)
    #expect(try power(-1 as BigInteger, huge + 1) == -1)
    #expect(try power(-1 as BigInteger, -huge - 1) == -1)
    #expect(try power(huge, 0) == 1)
    #expect(throws: FractionError.divisionByZero) {
      try power(0 as BigInteger, -1)
    }
    #expect(throws: FractionError.inexact) { try power(2 as BigInteger, -1) }
    #expect(throws: FractionError.inexact) { try power(huge, -huge) }
    #expect(throws: FractionError.limitExceeded) {
      try power(2 as BigInteger, huge)
    }
    #expect(throws: FractionError.limitExceeded) {
      try power(2 as BigInteger, Int.max)
    }
    #expect(throws: FractionError.limitExceeded) {
      try power(3 as BigInteger, 1 << 33)
    }
    // The powers of minus a power of two have one bit more than their base's
    // bits, its own sign left out, times the exponent.
    for k in [1, 2, 64] as [Int64] {
      #expect(throws: FractionError.limitExceeded) {
        try power(-((1 as BigInteger) << k), (1 << 33) / k)
      }
    }
  }

  @Test(arguments: [104, 105] as [UInt64])
  func squareRoots(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for bits in [60, 70, 130, 700, 4_000] {
      for _ in 0..<60 {
        let value =
          BigInteger.edgeBiased(bits: bits, using: &generator).magnitude
        let root = integerSquareRoot(value)
        let square = value * value
        let holds =
          root * root <= value && (root + 1) * (root + 1) > value
          && isPerfectSquare(value) == (root * root == value)
          && integerSquareRoot(square) == value && isPerfectSquare(square)
          && (value == 0 || integerSquareRoot(square - 1) == value - 1)
          && (value <= 1 || !isPerfectSquare(square - 1))
          && (value == 0 || !isPerfectSquare(square + 1))
          && integerSquareRoot(square + 2 * value) == value
          && (value == 0 || !isPerfectSquare(-square))
        if !holds { faults.append("\(value)") }
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// Every quotient of small integers is rounded as that of bytes is, and so
  /// is that of both multiplied by a large number.
  @Test(arguments: FractionRounding.allCases)
  func roundedQuotients(_ rule: FractionRounding) throws {
    let scale = (1 as BigInteger) << 150 + 9
    for a in -12...12 {
      for b in -6...6 where b != 0 {
        let expected = BigInteger(try a.divided(by: b, rounding: rule))
        let (x, y) = (BigInteger(a), BigInteger(b))
        #expect(try x.divided(by: y, rounding: rule) == expected)
        #expect(
          try (x * scale).divided(by: y * scale, rounding: rule) == expected)
        let shifted = try (x + 6 * scale * y).divided(by: y, rounding: rule)
        #expect(
          try shifted == 6 * scale
            + (a.signum() * b.signum() < 0
              ? x.divided(by: y, rounding: rule.onThePositiveSide)
              : expected))
      }
    }
    #expect(throws: FractionError.divisionByZero) {
      try scale.divided(by: 0, rounding: rule)
    }
    #expect(
      try BigInteger(Int.min).divided(by: -1, rounding: rule) == 1 << 63)
  }

  @Test func traps() async {
    expectTrap(
      "Square root of a negative number",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(integerSquareRoot(BigInteger(zero() - 1)))
      })
    expectTrap(
      "Square root of a negative number",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(integerSquareRoot(BigInteger(zero() - 1) << 100))
      })
    expectTrap(
      "Modulus is not positive",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(modularInverse(5, modulo: BigInteger(zero() - 1) << 100) as Any)
      })
  }
}

extension FractionRounding {
  /// The rule that treats a small negative number as this one does once a large
  /// even number has made it positive.
  fileprivate var onThePositiveSide: FractionRounding {
    switch self {
    case .towardZero: .down
    case .awayFromZero: .up
    case .toNearestOrAwayFromZero: .toNearestOrUp
    case .toNearestOrTowardZero: .toNearestOrDown
    default: self
    }
  }
}
