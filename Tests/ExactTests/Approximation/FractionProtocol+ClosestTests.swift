// FractionProtocol+ClosestTests.swift: best approximations, against a search
// through all fractions within bounds.

import Exact
import ExactTesting
import Testing

struct ClosestTests {
  @Test func constants() throws {
    let pi = Fraction(3_141_592_653_589_793, 1_000_000_000_000_000)
    for (bound, closest) in [
      (1, "3"), (6, "19/6"), (7, "22/7"), (100, "311/99"), (112, "333/106"),
      (113, "355/113"), (1000, "355/113"), (33_102, "103993/33102"),
    ] {
      #expect(try pi.closest(maxDenominator: bound) == Fraction(closest))
      #expect(try (-pi).closest(maxDenominator: bound) == -Fraction(closest)!)
    }
    #expect(
      try pi.closest(maxDenominator: 1000, maxNumerator: 30) == Fraction(22, 7))
    #expect(try pi.closest(maxDenominator: 1000, maxNumerator: 2) == 2)
    #expect(try pi.closest(maxDenominator: 1000, maxNumerator: 0) == 0)
    #expect(
      try Fraction(2, 7).closest(maxDenominator: 9, maxNumerator: 1)
        == Fraction(1, 4))
    #expect(
      try Fraction.closest(to: 3.14159265358979, maxDenominator: 1000)
        == Fraction(355, 113))
    #expect(
      try Fraction.closest(to: -1e-300, maxDenominator: .max) == 0)
    #expect(
      try BigFraction.closest(to: 1e300, maxDenominator: 1)
        == BigFraction(exactly: 1e300))
  }

  /// Halfway between two, the one of the smaller denominator, and then the one
  /// of the smaller magnitude.
  @Test(arguments: [
    ("1/2", 1, "0"), ("3/2", 1, "1"), ("-3/2", 1, "-1"), ("5/12", 3, "1/2"),
    ("81/10", 5, "8"), ("-479/10", 5, "-48"),
  ])
  func ties(_ value: String, _ bound: Int, _ closest: String) throws {
    #expect(
      try Fraction(value)!.closest(maxDenominator: bound) == Fraction(closest))
  }

  @Test func againstSearch() throws {
    var failures: [String] = []
    for d in 1...24 {
      for n in 0...30 where gcd(n, d) == 1 {
        for bound in 1...13 {
          for top in [nil, 0, 1, 2, 5, 11] {
            let x = Fraction(n, d)
            let result = try x.closest(maxDenominator: bound, maxNumerator: top)
            if result != search(x, bound, top ?? .max) {
              failures.append("\(x) within \(bound), \(top as Any): \(result)")
            }
            let opposite = try (-x).closest(
              maxDenominator: bound, maxNumerator: top)
            if opposite != -result { failures.append("-\(x): \(opposite)") }
          }
        }
      }
    }
    #expect(failures == [])
  }

  private func search(_ x: Fraction, _ bound: Int, _ top: Int) -> Fraction {
    var (best, least) = (Fraction(0), x)
    for q in 1...bound {
      // The two next to the value, and the bound if both are beyond it.
      let p = x.numerator * q / x.denominator
      for numerator in [min(p, top), min(p + 1, top)] {
        let candidate = Fraction(numerator, q)
        let distance = (x - candidate).magnitude
        if distance < least { (best, least) = (candidate, distance) }
      }
    }
    return best
  }

  @Test func extremes() throws {
    #expect(try Fraction(.min).closest(maxDenominator: 1) == Fraction(.min))
    #expect(
      try Fraction(.max, .max - 1).closest(maxDenominator: .max - 2)
        == Fraction(.max - 1, .max - 2))
    #expect(
      try Fraction(-1, .max).closest(maxDenominator: .max) == Fraction(-1, .max)
    )
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(1, 2).closest(maxDenominator: 0)
    }
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(1, 2).closest(maxDenominator: .min)
    }
    #expect(throws: FractionError.overflow) {
      try Fraction(1, 2).closest(maxDenominator: 1, maxNumerator: -1)
    }
    #expect(throws: FractionError.notFinite) {
      try Fraction.closest(to: Double.nan, maxDenominator: 1)
    }
    #expect(throws: FractionError.notFinite) {
      try BigFraction.closest(to: -Float.infinity, maxDenominator: 1)
    }
    #expect(throws: FractionError.overflow) {
      try Fraction.closest(to: 1e300, maxDenominator: 1)
    }
  }

  /// The edges of the formats, exactly.
  @Test func floatingPointEdges() throws {
    let least = BigInteger(1) << 1074
    for (bound, value) in [
      (least, BigFraction(1, least)), (least - 1, BigFraction(1, least - 1)),
      // Half of the least denominator ties with 0, which is simpler.
      (least / 2 + 1, BigFraction(1, least / 2 + 1)), (least / 2, 0),
    ] {
      for x in [Double.leastNonzeroMagnitude, -.leastNonzeroMagnitude] {
        #expect(
          try BigFraction.closest(to: x, maxDenominator: bound)
            == (x < 0 ? -value : value))
      }
    }
    #expect(
      try BigFraction.closest(
        to: Double.greatestFiniteMagnitude, maxDenominator: 7)
        == BigFraction((BigInteger(1) << 1024) - (BigInteger(1) << 971)))
    #expect(try Fraction.closest(to: -0.0, maxDenominator: 1) == 0)
    #expect(
      try Fraction.closest(to: 0.1, maxDenominator: .max)
        == Fraction(3_602_879_701_896_397, 36_028_797_018_963_968))
    #expect(
      try Fraction.closest(to: Float(-0.1), maxDenominator: 99)
        == Fraction(-1, 10))
    #expect(
      try Fraction.closest(to: -0x1p63, maxDenominator: 1) == Fraction(.min))
    #expect(throws: FractionError.overflow) {
      try Fraction.closest(to: 0x1p63, maxDenominator: 1)
    }
  }

  /// The convergents of the square root of 2 are quotients p/q with p² - 2q² = 1
  /// or -1; the next is (p + 2q)/(p + q).
  @Test func thousandDigits() throws {
    let root = try BigFraction(
      integerSquareRoot(2 * power(BigInteger(10), 2400)),
      power(BigInteger(10), 1200))
    var (p, q, step): (BigInteger, BigInteger, Int) = (1, 1, 0)
    let bound = try power(BigInteger(10), 500)
    while q < bound {
      let (nextP, nextQ) = (p + 2 * q, p + q)
      if step % 100 == 0 {
        let convergent = BigFraction(p, q)
        #expect(try root.closest(maxDenominator: q) == convergent)
        #expect(
          try (-root).closest(
            maxDenominator: root.denominator, maxNumerator: p)
            == -convergent)
        let ends = [convergent, BigFraction(nextP, nextQ)].sorted()
        #expect(BigFraction.simplest(in: ends[0]...ends[1]) == convergent)
      }
      (p, q, step) = (nextP, nextQ, step + 1)
    }
    #expect(try root.closest(maxDenominator: root.denominator) == root)
    #expect(BigFraction.simplest(in: root...root) == root)
  }

  @Test(arguments: [
    ("1/3", "1/2", "1/2"), ("-1/2", "-1/3", "-1/2"), ("-1", "1", "0"),
    ("0", "1", "0"), ("-1/2", "0", "0"), ("2/7", "2/7", "2/7"),
    ("314/100", "315/100", "22/7"), ("-315/100", "-314/100", "-22/7"),
    ("5/2", "9/2", "3"), ("-9/2", "-5/2", "-3"), ("3", "10", "3"),
    ("9223372036854775805/9223372036854775806", "1", "1"),
    ("1/9223372036854775807", "1/9223372036854775806", "1/9223372036854775806"),
  ])
  func simplest(_ lower: String, _ upper: String, _ simplest: String) {
    #expect(
      Fraction.simplest(in: Fraction(lower)!...Fraction(upper)!)
        == Fraction(simplest))
    #expect(
      BigFraction.simplest(in: BigFraction(lower)!...BigFraction(upper)!)
        == BigFraction(simplest))
  }

  @Test func simplestAgainstSearch() {
    var failures: [String] = []
    let bounds = (1...9).flatMap { d in (-9...9).map { Fraction($0, d) } }
    for lower in bounds {
      for upper in bounds where lower <= upper {
        let expected = (1...9).lazy.flatMap { d in
          (0...9).lazy.flatMap { [Fraction($0, d), Fraction(-$0, d)] }
        }.first { lower <= $0 && $0 <= upper }
        if Fraction.simplest(in: lower...upper) != expected {
          failures.append("\(lower)...\(upper)")
        }
      }
    }
    #expect(failures == [])
  }
}
