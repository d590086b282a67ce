// BigFraction+ArithmeticTests.swift: the operations against their definitions
// on terms, powers, and order.

import Exact
import ExactTesting
import Testing

struct BigFractionArithmeticTests {
  /// a/b and c/d by the formulas of school, whose results the initialiser
  /// reduces.
  @Test(arguments: [111, 112] as [UInt64])
  func definitions(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for bits in [62, 66, 130, 1_000] {
      for _ in 0..<300 {
        let x = BigFraction.edgeBiased(bits: bits, using: &generator)
        // Of another size, and with a denominator that shares factors.
        let y =
          BigFraction.edgeBiased(bits: 140, using: &generator)
          / (Bool.random(using: &generator) ? BigFraction(x.denominator) : 1)
        let (a, b, c, d) = (
          x.numerator, x.denominator, y.numerator, y.denominator
        )
        var pairs = [
          (x + y, BigFraction(a * d + c * b, b * d)),
          (y + x, BigFraction(a * d + c * b, b * d)),
          (x - y, BigFraction(a * d - c * b, b * d)),
          (x * y, BigFraction(a * c, b * d)), (-x, BigFraction(-a, b)),
        ]
        if c != 0 { pairs.append((x / y, BigFraction(a * d, b * c))) }
        let isRight =
          pairs.allSatisfy { $0 == $1 && $0.isReduced && "\($0)" == "\($1)" }
          && (x < y) == (a * d < c * b) && (x > y) == (a * d > c * b)
        if !isRight { faults.append("\(x), \(y)") }
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// Values that differ in their last digits only.
  @Test func closeValues() {
    for bits in [60, 63, 64, 65, 127, 128, 129, 500] {
      let n = (1 as BigInteger) << bits
      for k in [1, 2, 3] as [BigInteger] {
        // n/(n + k) < (n + 1)/(n + 1 + k), whose cross products differ by k.
        let x = BigFraction(n, n + k)
        let y = BigFraction(n + 1, n + 1 + k)
        #expect(x < y && !(y < x) && -y < -x && 1 / y < 1 / x && x != y)
        #expect(x - y == BigFraction(-k, (n + k) * (n + 1 + k)))
      }
    }
  }

  /// The opposite of the least `Int` has limbs, and back.
  @Test func opposites() {
    let limit = (1 as BigInteger) << 63
    for d in [1, 3, limit - 1, limit, limit * limit + 1] as [BigInteger] {
      for n in [1, limit - 1, limit, limit + 1, limit * 2 + 1, limit * limit] {
        let (x, y) = (BigFraction(n, d), BigFraction(-n, d))
        #expect(-x == y && -y == x && (-x).isReduced && (-y).isReduced)
        #expect("\(-x)" == "-\(x)" && x.magnitude == x && y.magnitude == x)
        #expect(
          (-x).hashValue == y.hashValue && -x + x == 0 && (-x).numerator < 0)
      }
    }
  }

  @Test func vanishingSums() {
    let x = BigFraction((1 as BigInteger) << 300 + 1, 3)
    #expect(x - x == 0 && x + -x == 0 && (x - x).isReduced)
    #expect(x * 0 == 0 && 0 * x == 0 && 0 / x == 0)
    #expect(x + 0 == x && 0 + x == x && x - 0 == x && 0 - x == -x)
    #expect((x + 1 / 3) - x == 1 / 3 && x / x == 1)
  }

  @Test func methods() throws {
    let x = BigFraction((1 as BigInteger) << 100, 3)
    let y: BigFraction = 5 / 7
    #expect(x.adding(y) == x + y && x.subtracting(y) == x - y)
    #expect(x.multiplied(by: y) == x * y && x.negated() == -x)
    #expect(try x.divided(by: y) == x / y)
    #expect(throws: FractionError.divisionByZero) { try x.divided(by: 0) }
    #expect(x.reciprocal == 1 / x && (0 as BigFraction).reciprocal == nil)
    #expect((-x).reciprocal == -(1 / x))
    var value = x
    value += y
    value -= x
    value *= 14
    value /= 5
    value.negate()
    #expect(value == -2)
  }

  @Test func powers() throws {
    let x = BigFraction(-(3 as BigInteger), (1 as BigInteger) << 70)
    var power: BigFraction = 1
    for exponent in 0...12 {
      #expect(try x.raised(to: exponent) == power)
      #expect(try x.raised(to: -exponent) == 1 / power)
      power *= x
    }
    #expect(try (-1 as BigFraction).raised(to: .min) == 1)
    #expect(try (-1 as BigFraction).raised(to: .max) == -1)
    #expect(try (0 as BigFraction).raised(to: .max) == 0)
    #expect(try (0 as BigFraction).raised(to: 0) == 1)
    #expect(throws: FractionError.divisionByZero) {
      try (0 as BigFraction).raised(to: .min)
    }
    for exponent in [Int.min, Int.max, 1 << 34] {
      #expect(throws: FractionError.limitExceeded) {
        try (1 / 2 as BigFraction).raised(to: exponent)
      }
    }
  }

  @Test func traps() async {
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigFraction(1) / BigFraction(zero()))
      })
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = BigFraction((1 as BigInteger) << 100)
        value /= BigFraction(zero())
        use(value)
      })
  }
}
