// BinaryFloatingPoint+FractionTests.swift: floating-point numbers from
// fractions.
//
// Vectors/to-floating-point.tsv holds quotients and the right bits of four
// formats, among them those that a division of rounded terms gets wrong. Both
// were computed by two independent programs.

import Exact
import ExactTesting
import Testing

struct BinaryFloatingPointFromFractionTests {
  @Test func vectors() throws {
    var ran: [String: Int] = [:]
    var skipped: [String: Int] = [:]
    var failures: [[String]] = []
    for columns in try Row.lines(of: "to-floating-point") {
      let (type, terms) = (columns[0], columns[1] + "/" + columns[2])
      let value = try BigFraction(parsing: terms)
      guard let bits = bits(of: type, value) else {
        skipped[type, default: 0] += 1
        continue
      }
      ran[type, default: 0] += 1
      let word = Fraction(exactly: value).flatMap { self.bits(of: type, $0) }
      let right = UInt128(columns[3], radix: 16)!
      if bits != right || word ?? right != right { failures.append(columns) }
    }
    print("to-floating-point: ran \(ran); no such type here: \(skipped)")
    #expect(failures == [])
    #expect(ran.values.reduce(0, +) >= 143)
  }

  private func bits(
    of type: String, _ value: some FractionProtocol
  ) -> UInt128? {
    switch type {
    case "f64": return UInt128(Double(value).bitPattern)
    case "f32": return UInt128(Float(value).bitPattern)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      case "f16": return UInt128(Float16(value).bitPattern)
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
      case "f80":
        let number = Float80(value)
        return UInt128(number.sign == .minus ? 1 : 0) << 79
          | UInt128(number.exponentBitPattern) << 64
          | UInt128(number.significandBitPattern)
          | (number.isNormal || number.isInfinite ? 1 << 63 : 0)
    #endif
    default: return nil
    }
  }

  /// What lies between two neighbours goes to the one that the rule names.
  @Test func rulesBetweenNeighbours() {
    check(neighboursOf: [1.0, 0.1, 1e300, .leastNonzeroMagnitude, 0x1p-1022])
    check(
      neighboursOf: [Float(1), 0.1, 1e30, .leastNonzeroMagnitude, 0x1p-126])
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      check(neighboursOf: [Float16(1), 0.1, 1024, .leastNonzeroMagnitude])
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
      check(neighboursOf: [Float80(1), 0.1, 1e4000, .leastNonzeroMagnitude])
    #endif
  }

  private func check<T: BinaryFloatingPoint>(neighboursOf numbers: [T]) {
    for lower in numbers {
      let upper = lower.nextUp
      let (a, b) = (BigFraction(exactly: lower)!, BigFraction(exactly: upper)!)
      let isUpperEven = upper.significandBitPattern & 1 == 0
      #expect(T(a) == lower && T(exactly: a) == lower)
      for (quarters, nearest) in [(1, lower), (2, nil), (3, upper)]
        as [(Int, T?)]
      {
        let value = a + (b - a) * BigFraction(quarters) / 4
        let expected: [FractionRounding: T] = [
          .up: upper, .down: lower, .towardZero: lower, .awayFromZero: upper,
          .toNearestOrEven: nearest ?? (isUpperEven ? upper : lower),
          .toNearestOrAwayFromZero: nearest ?? upper,
          .toNearestOrTowardZero: nearest ?? lower,
          .toNearestOrUp: nearest ?? upper, .toNearestOrDown: nearest ?? lower,
        ]
        let mirrored: [FractionRounding: FractionRounding] = [
          .up: .down, .down: .up, .toNearestOrUp: .toNearestOrDown,
          .toNearestOrDown: .toNearestOrUp,
        ]
        for (rule, number) in expected {
          #expect(T(value, rounding: rule) == number)
          #expect(T(-value, rounding: mirrored[rule] ?? rule) == -number)
        }
        #expect(T(value) == expected[.toNearestOrEven])
        #expect(T(exactly: value) == nil)
      }
    }
  }

  @Test func outsideTheRange() throws {
    let greatest = BigFraction(exactly: Double.greatestFiniteMagnitude)!
    let half = BigFraction(exactly: Double.greatestFiniteMagnitude.ulp)! / 2
    let tiny = try BigFraction(parsing: "1e-400")
    #expect(Double(greatest + half - tiny) == .greatestFiniteMagnitude)
    for beyond in [greatest + half, try BigFraction(parsing: "1e900000")] {
      #expect(Double(beyond) == .infinity)
      #expect(Double(-beyond) == -.infinity)
      #expect(Double(exactly: beyond) == nil)
      #expect(Double(beyond, rounding: .down) == .greatestFiniteMagnitude)
      #expect(Double(beyond, rounding: .up) == .infinity)
      #expect(
        Double(-beyond, rounding: .towardZero) == -.greatestFiniteMagnitude)
      #expect(Float(beyond) == .infinity)
    }
    let least = BigFraction(exactly: Double.leastNonzeroMagnitude)!
    #expect(Double(least / 2 + tiny) == .leastNonzeroMagnitude)
    for below in [least / 2, tiny, try BigFraction(parsing: "1e-900000")] {
      #expect(Double(below).bitPattern == 0)
      #expect(Double(-below).bitPattern == 1 << 63)
      #expect(Double(exactly: below) == nil)
      #expect(Double(below, rounding: .up) == .leastNonzeroMagnitude)
      #expect(Double(-below, rounding: .down) == -.leastNonzeroMagnitude)
      #expect(Double(below, rounding: .down).bitPattern == 0)
      #expect(Double(-below, rounding: .up).bitPattern == 1 << 63)
    }
    #expect(Double(BigFraction(0)).bitPattern == 0)
    #expect(Double(Fraction(0)).bitPattern == 0)
  }

  /// In words and in numbers of any size the conversion has one result.
  @Test func bothPathsAgree() {
    var generator = SeededGenerator(seed: 21)
    var failures: [Fraction] = []
    for _ in 0..<20_000 {
      let x = Fraction.edgeBiased(using: &generator)
      if Double(x) != Double(BigFraction(x)) { failures.append(x) }
      if Double(-1 * BigFraction(x)) != -Double(x) { failures.append(x) }
    }
    #expect(failures == [])
  }
}
