// FractionProtocol+DecimalExpansionTests.swift: digits that repeat, and how
// many there are.

import Exact
import ExactTesting
import Testing

struct DecimalExpansionTests {
  @Test(arguments: [
    ("0", "0"), ("5", "5"), ("-5", "-5"), ("1/2", "0.5"), ("1/8", "0.125"),
    ("-1/8", "-0.125"), ("1/3", "0.(3)"), ("1/6", "0.1(6)"),
    ("-7/6", "-1.1(6)"), ("1/7", "0.(142857)"), ("22/7", "3.(142857)"),
    ("1/12", "0.08(3)"), ("1/90", "0.0(1)"), ("1/99", "0.(01)"),
    ("1/101", "0.(0099)"), ("1/1000", "0.001"), ("100/9", "11.(1)"),
    ("-9223372036854775808", "-9223372036854775808"),
  ])
  func texts(_ text: String, _ expected: String) throws {
    let value = try Fraction(parsing: text)
    #expect(try value.decimalExpansion().description == expected)
    let big = BigFraction(value)
    #expect(try big.decimalExpansion().description == expected)
  }

  @Test func parts() throws {
    let expansion = try Fraction(-1234, 990).decimalExpansion()
    #expect(expansion.isNegative)
    #expect(expansion.integerPart == "1")
    #expect(expansion.prefix == "2")
    #expect(expansion.repetend == "46")
    #expect(expansion.isRepeating)
    let zero = try Fraction(0).decimalExpansion()
    #expect(!zero.isNegative && !zero.isRepeating && zero.prefix == "")
  }

  /// Long division finds the same digits.
  @Test func longDivision() throws {
    var faults: [String] = []
    for d in 1...600 {
      for n in [1, d - 1, d + 1, 7 * d + 3] {
        let value = Fraction(n, d)
        let text = try value.decimalExpansion().description
        if text != expansion(value) { faults.append("\(value): \(text)") }
      }
    }
    #expect(faults == [])
  }

  /// Long division, which repeats as soon as a remainder does.
  private func expansion(_ value: Fraction) -> String {
    let (n, d) = (value.numerator, value.denominator)
    var remainder = n % d
    var seen: [Int: Int] = [:]
    var digits = ""
    while remainder != 0 && seen[remainder] == nil {
      seen[remainder] = digits.count
      digits += "\(remainder * 10 / d)"
      remainder = remainder * 10 % d
    }
    if let start = seen[remainder] {
      digits = "\(digits.prefix(start))(\(digits.dropFirst(start)))"
    }
    return digits == "" ? "\(n / d)" : "\(n / d).\(digits)"
  }

  /// Denominators whose periods are known from the factors of 10^k - 1, from
  /// Fermat's theorem, or from a table.
  @Test(arguments: [
    // 10^19 - 1 over 9 is a prime, and 10^23 - 1 over 9 another.
    ("1111111111111111111", 19), ("11111111111111111111111", 23),
    // 487 is one of the primes whose squares have no longer a period.
    ("487", 486), ("237169", 486), ("9801", 198), ("998001", 2997),
    ("99999", 5), ("9091", 10), ("909091", 14), ("9901", 12),
    // Ten is a primitive root of these.
    ("983", 982), ("99989", 99988), ("1000000000000000003", nil),
    // The largest primes below 2^63 and 2^64.
    ("9223372036854775783", nil), ("18446744073709551557", nil),
  ])
  func periods(_ denominator: String, _ period: Int?) throws {
    let value = try BigFraction(parsing: "1/\(denominator)")
    guard let period else {
      for limit in [0, 1, 1000, 100_000, 1_000_000, .max] {
        #expect(throws: FractionError.limitExceeded) {
          try value.decimalExpansion(maxDigits: limit)
        }
      }
      return
    }
    let expansion = try value.decimalExpansion(maxDigits: period)
    #expect(expansion.repetend.count == period)
    #expect(expansion.prefix == "")
    #expect(try BigFraction(parsing: expansion.description) == value)
    #expect(throws: FractionError.limitExceeded) {
      try value.decimalExpansion(maxDigits: period - 1)
    }
  }

  @Test func limits() throws {
    func length(_ value: Fraction, _ limit: Int) throws -> Int {
      let expansion = try value.decimalExpansion(maxDigits: limit)
      return expansion.prefix.count + expansion.repetend.count
    }
    #expect(try length(5, 0) == 0)
    #expect(try length(1 / 8, 3) == 3)
    #expect(try length(1 / 12, 3) == 3)
    #expect(try length(1 / 7, .max) == 6)
    for (value, limit) in [
      (5, -1), (5, Int.min), (1 / 8, 2), (1 / 12, 2), (1 / 7, 5), (1 / 3, 0),
    ] as [(Fraction, Int)] {
      #expect(throws: FractionError.limitExceeded) {
        try value.decimalExpansion(maxDigits: limit)
      }
    }
    // A denominator of many digits with few of them, and one with too many.
    let tiny = try BigFraction(10).raised(to: -3000)
    #expect(try tiny.decimalExpansion(maxDigits: 3000).prefix.count == 3000)
    let fifth = try (1 / 5 as BigFraction).raised(to: 3000)
    #expect(fifth.decimalPlaces == 3000)
    let third = try (1 / 3 as BigFraction).raised(to: 3000)
    #expect(throws: FractionError.limitExceeded) {
      try third.decimalExpansion()
    }
    // 1/7^4 repeats after 6 * 7^3 digits.
    let seventh = try (1 / 7 as BigFraction).raised(to: 4)
    #expect(try seventh.decimalExpansion().repetend.count == 2058)
  }

  @Test(arguments: [
    ("0", 0), ("5", 0), ("1/2", 1), ("1/4", 2), ("1/5", 1), ("3/40", 3),
    ("1/1000", 3), ("7/625", 4), ("1/3", nil), ("1/6", nil), ("1/700", nil),
    ("1/4611686018427387904", 62), ("-1/7450580596923828125", 27),
  ])
  func decimalPlaces(_ text: String, _ places: Int?) throws {
    let value = try Fraction(parsing: text)
    #expect(value.decimalPlaces == places)
    #expect(value.isTerminatingDecimal == (places != nil))
    #expect(BigFraction(value).decimalPlaces == places)
  }

  /// The standard grammar reads every expansion back.
  @Test(arguments: [41, 42] as [UInt64])
  func roundTrips(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<2_000).map { _ in
      Fraction.edgeBiased(using: &generator)
    }.filter { (try? $0.decimalExpansion(maxDigits: 500)) != nil }
    #expect(samples.count > 200)
    #expect(
      roundTripViolations("T(a.decimalExpansion()) == a", samples: samples) {
        Fraction(try $0.decimalExpansion().description)
      } == [], "seed \(seed)")

    let parts = (0..<300).map { _ in
      let power = Int.random(in: 0...60, using: &generator)
      let nines = Int.random(in: 1...60, using: &generator)
      let n = BigInteger.edgeBiased(bits: 500, using: &generator)
      let tens =
        try? (BigFraction(10).raised(to: nines) - 1)
        * BigFraction(10).raised(to: power)
      return BigFraction(n) / tens!
    }
    #expect(
      roundTripViolations("T(a.decimalExpansion()) == a", samples: parts) {
        BigFraction(try $0.decimalExpansion().description)
      } == [], "seed \(seed)")
  }
}
