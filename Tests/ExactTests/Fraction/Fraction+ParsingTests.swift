// Fraction+ParsingTests.swift: the grammar, texts of any size, and hostile
// ones.

import Exact
import ExactTesting
import Testing

struct FractionParsingTests {
  @Test(arguments: [
    ("5", 5, 1), ("+5", 5, 1), ("-5", -5, 1), ("-0", 0, 1), ("007", 7, 1),
    ("3/4", 3, 4), ("-6/4", -3, 2), ("0/9", 0, 1), ("010/020", 1, 2),
    ("0.75", 3, 4), (".5", 1, 2), ("5.", 5, 1), ("-.5", -1, 2),
    ("0.1(6)", 1, 6), ("0.(3)", 1, 3), (".(3)", 1, 3), ("0.(9)", 1, 1),
    ("0.(142857)", 1, 7), ("-1.(09)", -12, 11), ("0.5(0)", 1, 2),
    ("12.(0)", 12, 1), ("0.00(0)", 0, 1), ("0.1(6)e1", 5, 3),
    ("0.(3)e-2", 1, 300), ("1e3", 1000, 1), ("1E-3", 1, 1000),
    ("1.5e+2", 150, 1), ("25e-2", 1, 4), ("0e999999999999999999999999", 0, 1),
    ("-9223372036854775808", Int.min, 1), ("9223372036854775807", Int.max, 1),
    ("9223372036854775808/2", 1 << 62, 1),
    ("1/9223372036854775807", 1, Int.max),
    ("00000000000000000001", 1, 1), ("9223372036854775807.", Int.max, 1),
    ("0.0000000000000000005", 1, 2_000_000_000_000_000_000),
    ("-18446744073709551616/18446744073709551616", -1, 1),
    (
      "123456789012345678901234567890/987654321098765432109876543210",
      13_717_421, 109_739_369
    ),
    ("100000000000000000000000000000000000000e-38", 1, 1),
    ("0.00000000000000000000000000000000000001e38", 1, 1),
    (
      "0.00000000000000000021684043449710088680149056017398834228515625", 1,
      1 << 62
    ),
  ])
  func values(_ text: String, _ n: Int, _ d: Int) throws {
    let value = try Fraction(parsing: text)
    #expect(value == Fraction(n, d))
    #expect(value.isReduced)
    #expect(Fraction(text) == value)
    #expect(try Fraction(parsing: "x\(text)".dropFirst()) == value)
  }

  @Test(arguments: [
    ("", 0), ("+", 1), ("-", 1), ("1/", 2), ("/2", 0), ("--1", 1), ("+-1", 1),
    ("1/-2", 2), ("1/+2", 2), (" 1", 0), ("1 ", 1), ("1 /2", 1), ("١/٢", 0),
    ("1//2", 2), ("1/2/3", 3), ("0x1", 1), ("1,5", 1), ("1_000", 1), (".", 1),
    ("-.", 2), (".e1", 1), ("1e", 2), ("1e+", 3), ("1e1.5", 3), ("1e1e1", 3),
    ("1.2.3", 3), ("0.(", 3), ("0.()", 3), ("0.(3", 4), ("0.(3)4", 5),
    ("(3)", 0), ("0(3)", 1), ("1/2e3", 3), ("1.5/2", 3), ("1/2.5", 3),
    ("½", 0), ("1½", 1), ("1 1/2", 1), ("50%", 2), ("−1", 0), ("inf", 0),
    ("nan", 0), ("1\u{0}", 1), ("1\n", 1), ("٣", 0), ("1e٣", 2),
    ("\u{FEFF}1", 0),
  ])
  func syntaxErrors(_ text: String, _ offset: Int) {
    #expect(throws: FractionError.invalidSyntax(offset: offset)) {
      try Fraction(parsing: text)
    }
    #expect(Fraction(text) == nil)
  }

  /// Long runs of digits are read eight at a time.
  @Test func longRuns() throws {
    let digits = Array("123456781234567812".utf8)
    for position in digits.indices {
      var faults: [UInt8] = []
      for byte in (0...127) as ClosedRange<UInt8> {
        if digits[position] == byte || [46, 47, 69, 101].contains(byte) {
          continue
        }
        var text = digits
        text[position] = byte
        if let digit = Character(Unicode.Scalar(byte)).wholeNumberValue {
          let change = digit - Int(digits[position] - 48)
          let place = (position..<17).reduce(1) { power, _ in 10 * power }
          let expected = 123_456_781_234_567_812 + change * place
          if Fraction(String(decoding: text, as: UTF8.self))
            != Fraction(expected)
          {
            faults.append(byte)
          }
          continue
        }
        // A sign may lead.
        if position == 0 && [43, 45].contains(byte) { continue }
        do throws(FractionError) {
          _ = try Fraction(parsing: String(decoding: text, as: UTF8.self))
          faults.append(byte)
        } catch {
          if error != .invalidSyntax(offset: position) { faults.append(byte) }
        }
      }
      #expect(faults == [], "at \(position)")
    }
    let text = String(decoding: digits, as: UTF8.self)
    #expect(Fraction(text + "\u{B2}") == nil)
    #expect(
      Fraction("-1234567812.3456781250")
        == Fraction(-395_061_699_950_617, 320_000))
    #expect(
      Fraction("1234567812345678/1234567812345677")
        == Fraction(1_234_567_812_345_678, 1_234_567_812_345_677))
  }

  @Test(arguments: [
    "1/0", "0/0", "-5/000", "1/00000000000000000000000000000000000000",
    "99999999999999999999999999999/0",
  ])
  func zeroDenominators(_ text: String) {
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(parsing: text)
    }
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1/9223372036854775808",
    "9223372036854775809/2", "18446744073709551617",
    "1/18446744073709551617", "18446744073709551617/2",
    "0.18446744073709551617", "0.9223372036854775807",
    "922337203685477580.9", "1e19", "1e-19", "-1e1000000000", "1e-1000000000",
    "1e99999999999999999999999999", "1e-99999999999999999999999999",
    "0.1(6)e30", "0.(3)e-30", "0.(0000000000000000001)",
    "1.00000000000000000000000000000000000000000000000000000000000001",
    "0.0000000000000000001084202172485504434007452800869941711425781250",
  ])
  func overflow(_ text: String) {
    #expect(throws: FractionError.overflow) { try Fraction(parsing: text) }
  }

  /// A million digits, in every place where digits can stand.
  @Test func hugeTexts() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    let zeros = String(repeating: "0", count: 1_000_000)
    for text in [
      digits, "0.\(digits)", "1/\(digits)", "1e\(digits)", "-\(digits)e-5",
    ] {
      #expect(throws: FractionError.overflow) { try Fraction(parsing: text) }
    }
    for text in ["\(digits)/\(digits)", "0.(\(digits))"] {
      #expect(throws: FractionError.limitExceeded) {
        try Fraction(parsing: text)
      }
    }
    #expect(throws: FractionError.invalidSyntax(offset: 1_000_000)) {
      try Fraction(parsing: digits + "x")
    }
    #expect(try Fraction(parsing: zeros + "7") == 7)
    #expect(try Fraction(parsing: "7." + zeros) == 7)
    #expect(try Fraction(parsing: "7" + zeros + "e-1000000") == 7)
    #expect(try Fraction(parsing: "." + zeros + "7e1000001") == 7)
    #expect(try Fraction(parsing: "0." + zeros + "e" + digits) == 0)
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(parsing: "1/" + zeros)
    }
  }

  /// Long terms are compared, up to the documented limit.
  @Test func longTerms() throws {
    let digits = String(repeating: "3", count: 10_000)
    #expect(try Fraction(parsing: "\(digits)/\(digits)") == 1)
    #expect(
      try Fraction(parsing: "1\(digits.dropFirst())/1\(digits.dropFirst())")
        == 1)
    #expect(try Fraction(parsing: "0.(\(digits))") == 1 / 3)
    #expect(try Fraction(parsing: "-\(digits)/\(digits)000") == -1 / 1000)
    #expect(throws: FractionError.overflow) {
      try Fraction(parsing: "1\(digits.dropFirst())/\(digits)")
    }
    let half = String(repeating: "7", count: 500_000)
    #if !DEBUG
      #expect(try Fraction(parsing: "000\(half)/000\(half)") == 1)
    #endif
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(parsing: "\(half)7/\(half)")
    }
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(parsing: "0.0(\(half)7)")
    }
  }

  /// n/d scaled by a common factor reads as n/d, and with a numerator that is
  /// off by one as what that comes to.
  @Test func scaledTerms() {
    var generator = SeededGenerator(seed: 21)
    var faults: [String] = []
    for _ in 0..<3_000 {
      let n = Int.edgeBiased(using: &generator)
      let d = Int.random(in: 1...(.max), using: &generator)
      let factor = Int128.random(in: 1...Int128(Int.max), using: &generator)
      let (scaledN, scaledD) = (Int128(n) * factor, Int128(d) * factor)
      let text = "\(scaledN)/\(scaledD)"
      if Fraction(text) != (try? Fraction(numerator: n, denominator: d)) {
        faults.append(text)
      }
      let terms = lowestTerms(scaledN + 1, scaledD)
      let expected = Int(exactly: terms.n).flatMap { n in
        Int(exactly: terms.d).map { Fraction(n, $0) }
      }
      let nextText = "\(scaledN + 1)/\(scaledD)"
      if Fraction(nextText) != expected { faults.append(nextText) }
    }
    #expect(faults == [])
  }

  @Test(arguments: [22, 23] as [UInt64])
  func roundTrips(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<10_000).map { _ in
      Fraction.edgeBiased(using: &generator)
    }
    #expect(losslessStringViolations(samples: samples) == [], "seed \(seed)")
  }

  /// The decimal expansion of n/d reads as n/d, as long as it ends or repeats
  /// within reach.
  @Test func expansions() throws {
    for d in 1...120 {
      for n in [1, d - 1, d + 1, 7 * d + 3] {
        let text = expansion(n, d)
        #expect(try Fraction(parsing: text) == Fraction(n, d), "\(text)")
      }
    }
  }

  /// Long division, which repeats as soon as a remainder does.
  private func expansion(_ n: Int, _ d: Int) -> String {
    var remainder = n % d
    var seen: [Int: Int] = [:]
    var digits: [String] = []
    while remainder != 0 && seen[remainder] == nil {
      seen[remainder] = digits.count
      digits.append("\(remainder * 10 / d)")
      remainder = remainder * 10 % d
    }
    guard let start = seen[remainder] else {
      return "\(n / d).\(digits.joined())"
    }
    return "\(n / d).\(digits[..<start].joined())(\(digits[start...].joined()))"
  }
}
