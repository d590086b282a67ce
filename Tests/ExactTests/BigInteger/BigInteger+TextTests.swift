// BigInteger+TextTests.swift: digits in every radix, and JSON.

import Exact
import ExactTesting
import Foundation
import Testing

/// Texts, their radix, and their value.
private let readable: [(String, Int, BigInteger)] = [
  ("0", 10, 0), ("-0", 10, 0), ("+0", 10, 0), ("+7", 10, 7), ("-7", 10, -7),
  ("0000000000000000000000000000000000000000000000000000000007", 10, 7),
  ("ff", 16, 255), ("FF", 16, 255), ("-Zz", 36, -1295), ("-101", 2, -5),
  ("9223372036854775808", 10, 1 << 63),
  ("-9223372036854775808", 10, -1 << 63),
  ("-9223372036854775809", 10, -1 << 63 - 1),
  ("100000000000000000000000000000000", 16, 1 << 128),
  ("1000000000000000000000000000000000000000", 8, 1 << 117),
]

struct BigIntegerTextTests {
  @Test(arguments: readable)
  func values(_ text: String, _ radix: Int, _ value: BigInteger) {
    #expect(BigInteger(text, radix: radix) == value)
    #expect(BigInteger("x\(text)".dropFirst(), radix: radix) == value)
  }

  @Test(arguments: [
    ("", 10), ("+", 10), ("-", 10), ("--1", 10), ("+-1", 10), (" 1", 10),
    ("1 ", 10), ("1_000", 10), ("0x1", 10), ("a", 10), ("1.0", 10), ("1e3", 10),
    ("2", 2), ("g", 16), ("٣", 10), ("１", 10), ("1\u{0}", 10), ("−1", 10),
    ("1234567890123456789012345678901234567890x", 10), ("[", 36), ("@", 36),
    ("`", 36), ("{", 36), ("/", 36), (":", 36),
  ])
  func invalid(_ text: String, _ radix: Int) {
    #expect(BigInteger(text, radix: radix) == nil)
  }

  /// Against 128 bits, in every radix.
  @Test func oracle() {
    var generator = SeededGenerator(seed: 81)
    var faults: [String] = []
    for radix in 2...36 {
      for _ in 0..<60 {
        let value = Int128.edgeBiased(using: &generator)
        let text = String(value, radix: radix)
        let big = BigInteger(value)
        if big.description(radix: radix) != text
          || BigInteger(text, radix: radix) != big
          || BigInteger(text.uppercased(), radix: radix) != big
        {
          faults.append("\(value) in radix \(radix)")
        }
      }
    }
    #expect(faults == [])
  }

  /// The powers of a radix, and what lies next to them, in every radix: one
  /// and zeros, and the greatest digit throughout.
  @Test(arguments: 2...36)
  func powers(_ radix: Int) throws {
    let greatest = String(radix - 1, radix: radix)
    let perLimb = String(UInt.max, radix: radix).count - 1
    let base = BigInteger(radix)
    var faults: [String] = []
    for digits in Set(
      [1, 2, 3, 4, 8, 16, 17, 32].flatMap {
        [$0 * perLimb - 1, $0 * perLimb, $0 * perLimb + 1]
      }
    ).sorted() {
      let power = try power(base, digits)
      let zeros = "1" + String(repeating: "0", count: digits)
      let nines = String(repeating: greatest, count: digits)
      if power.description(radix: radix) != zeros
        || (power - 1).description(radix: radix) != nines
        || (-power).description(radix: radix) != "-" + zeros
        || BigInteger(zeros, radix: radix) != power
        || BigInteger("-" + nines, radix: radix) != 1 - power
        || BigInteger("+00" + zeros, radix: radix) != power
      {
        faults.append("\(digits) digits")
      }
    }
    #expect(faults == [])
  }

  /// Long texts go back and forth, and are worth what Horner's rule says.
  @Test(arguments: [2, 3, 10, 16, 36])
  func longTexts(_ radix: Int) {
    var generator = SeededGenerator(seed: UInt64(radix))
    let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz").prefix(radix)
    for count in [300, 311, 320, 640, 1_000, 2_500, 20_000] {
      let digits = (1..<count).map { index in
        // Zeros in runs, so that halves start with them.
        index / 40 % 3 == 1 ? 0 : Int.random(in: 0..<radix, using: &generator)
      }
      let text = "-1" + String(digits.map { alphabet[$0] })
      guard let value = BigInteger(text, radix: radix) else {
        Issue.record("\(count) digits in radix \(radix) were refused")
        continue
      }
      #expect(value.description(radix: radix) == text)
      if count <= 2_500 {
        let magnitude = digits.reduce(1 as BigInteger) {
          $0 * BigInteger(radix) + BigInteger($1)
        }
        #expect(value == -magnitude)
      }
    }
  }

  private func decode(_ json: String) throws -> BigInteger {
    try JSONDecoder().decode([BigInteger].self, from: Data("[\(json)]".utf8))[0]
  }

  @Test func json() throws {
    let values: [BigInteger] = [5, -18_446_744_073_709_551_616]
    let json = try JSONEncoder().encode(values)
    #expect(
      String(decoding: json, as: UTF8.self) == #"["5","-18446744073709551616"]"#
    )
    #expect(try decode("-5") == -5)
    #expect(try decode(#""+18446744073709551616""#) == 1 << 64)
  }

  @Test(arguments: [
    #""""#, #""1.0""#, #""x""#, #""1/1""#, "1.5", "null", "true", "[]", "{}",
  ])
  func refusedJSON(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test func traps() async {
    expectTrap(
      "Radix not between 2 and 36",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger(5).description(radix: 1 + zero()))
      })
    expectTrap(
      "Radix not between 2 and 36",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(BigInteger("5", radix: 37 + zero()) as Any)
      })
  }
}
