// BigInteger+ArithmeticTests.swift: sums, products, quotients and order.

import Exact
import ExactTesting
import Testing

struct BigIntegerArithmeticTests {
  /// Against 128 bits, wherever they hold the result.
  @Test(arguments: [91, 92] as [UInt64])
  func oracle(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for _ in 0..<5_000 {
      let a = Int128.edgeBiased(using: &generator) >> 1
      let b = Int128.edgeBiased(using: &generator) >> 1
      let (x, y) = (BigInteger(a), BigInteger(b))
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      var holds =
        x + y == BigInteger(a + b) && x - y == BigInteger(a - b)
        && (overflow || x * y == BigInteger(product))
        && -x == BigInteger(-a) && x.magnitude == BigInteger(a.magnitude)
        && (x < y) == (a < b) && (x == y) == (a == b)
      if b != 0 {
        holds =
          holds && x / y == BigInteger(a / b) && x % y == BigInteger(a % b)
      }
      if !holds { faults.append("\(a), \(b)") }
    }
    #expect(faults == [], "seed \(seed)")
  }

  /// q * b + r == a, with |r| < |b| and the sign of a.
  @Test(arguments: [93, 94] as [UInt64])
  func divisionOfLargeIntegers(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for bits in [130, 700, 5_000] {
      for _ in 0..<200 {
        let a = BigInteger.edgeBiased(bits: bits, using: &generator)
        let b = BigInteger.edgeBiased(bits: bits, using: &generator)
        if b == 0 { continue }
        let (q, r) = a.quotientAndRemainder(dividingBy: b)
        let exact = (a * b).quotientAndRemainder(dividingBy: b)
        let holds =
          q * b + r == a && r.magnitude < b.magnitude
          && (r == 0 || (r < 0) == (a < 0)) && a / b == q && a % b == r
          && exact.quotient == a && exact.remainder == 0
        if !holds { faults.append("\(a), \(b)") }
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  @Test(arguments: [
    (7, 2, 3, 1), (-7, 2, -3, -1), (7, -2, -3, 1), (-7, -2, 3, -1),
  ])
  func signsOfQuotients(_ a: Int, _ b: Int, _ q: Int, _ r: Int) {
    let scale = (1 as BigInteger) << 200
    for factor in [1, scale] {
      let (a, b) = (BigInteger(a) * factor, BigInteger(b) * factor)
      #expect(a / b == BigInteger(q))
      #expect(a % b == BigInteger(r) * factor)
    }
  }

  @Test func endsOfAWord() {
    let (least, greatest) = (BigInteger(Int.min), BigInteger(Int.max))
    let power: BigInteger = 9_223_372_036_854_775_808
    #expect(-least == power && -power == least && least.magnitude == power)
    #expect(least / -1 == power && least % -1 == 0)
    #expect(greatest + 1 == power && power - 1 == greatest)
    #expect(least - 1 == -power - 1 && least - least == 0)
    #expect(least * -1 == power && least * least == power * power)
    #expect(power / -1 == least && power * -1 == least)
    #expect(power % least == 0 && power / least == -1)
    #expect(least / power == -1 && least % power == 0)
    #expect((power << 64) / (power << 64) == 1)
  }

  @Test func assignment() {
    var value = (1 as BigInteger) << 100
    value += 5
    value *= value
    value -= 25
    let power = (1 as BigInteger) << 100
    value /= power
    #expect(value == power + 10)
    value %= power
    #expect(value == 10)
    value.negate()
    #expect(value == -10)
    value |= 1
    value &= 7
    value ^= 2
    #expect(value == 5)
  }

  /// Values that share memory can be used by several threads at once.
  @Test func sharedValues() async {
    let a = (1 as BigInteger) << 3000 - 12_345
    let b = (1 as BigInteger) << 2500 + 67_890
    let x = BigFraction(a, b)
    let y = BigFraction(b - 1, a + 7)
    let (integers, fractions) = (results(a, b), results(x, y))
    let agree = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<5).allSatisfy { _ in
            let (c, z) = (a, x)
            return results(c, b) == integers && results(z, y) == fractions
              && c > b && z > y && c == a && z == x
              && z.numerator == x.numerator
              && c.hashValue == a.hashValue && z.hashValue == x.hashValue
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(agree)
  }

  @Test func traps() async {
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(1) / BigInteger(zero()))
      })
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use((BigInteger(1) << 100) % BigInteger(zero()))
      })
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = BigInteger(1) << 100
        value /= BigInteger(zero())
        use(value)
      })
  }
}

private func results(_ a: BigInteger, _ b: BigInteger) -> [BigInteger] {
  [a + b, a - b, a * b, a / b, a % b, gcd(a, b), a & b, a >> 77]
}

private func results(_ x: BigFraction, _ y: BigFraction) -> [BigFraction] {
  [x + y, x - y, x * y, x / y, -x, [x, y, x].sum()]
}
