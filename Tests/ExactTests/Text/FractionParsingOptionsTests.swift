// FractionParsingOptionsTests.swift: what each option adds, and what it does
// not.

import Exact
import ExactTesting
import Testing

let everyOption: [FractionParsingOptions] = [
  .mixed, .vulgar, .percent, .digitSeparators, .surroundingWhitespace, .ratio,
  .decimalParts,
]

struct FractionParsingOptionsTests {
  @Test(
    arguments: [
      ("-1 1/2", .mixed, -3, 2), ("+2 6/4", .mixed, 7, 2),
      ("0 1/2", .mixed, 1, 2),
      ("1 0/3", .mixed, 1, 1), ("00 07/7", .mixed, 1, 1),
      ("0 0/1", .mixed, 0, 1),
      ("9223372036854775806 4/4", .mixed, .max, 1),
      ("-9223372036854775807 2/2", .mixed, .min, 1),
      ("1½", .vulgar, 3, 2), ("½", .vulgar, 1, 2), ("-½", .vulgar, -1, 2),
      ("1 ½", .vulgar, 3, 2), ("1⁄2", .vulgar, 1, 2), ("11⁄2", .vulgar, 11, 2),
      ("³⁄₄", .vulgar, 3, 4), ("-1³⁄₄", .vulgar, -7, 4),
      ("1 ³⁄₄", .vulgar, 7, 4),
      ("¹²⁄₅₀", .vulgar, 6, 25), ("⁰⁄₁", .vulgar, 0, 1),
      ("³⁴⁵⁶⁷⁸⁹⁄₁₂₃₄₅₆₇₈₉₀", .vulgar, 345_6789, 1_234_567_890),
      ("¼", .vulgar, 1, 4), ("¾", .vulgar, 3, 4), ("⅐", .vulgar, 1, 7),
      ("⅑", .vulgar, 1, 9), ("⅒", .vulgar, 1, 10), ("⅓", .vulgar, 1, 3),
      ("⅔", .vulgar, 2, 3), ("⅕", .vulgar, 1, 5), ("⅖", .vulgar, 2, 5),
      ("⅗", .vulgar, 3, 5), ("⅘", .vulgar, 4, 5), ("⅙", .vulgar, 1, 6),
      ("⅚", .vulgar, 5, 6), ("⅛", .vulgar, 1, 8), ("⅜", .vulgar, 3, 8),
      ("⅝", .vulgar, 5, 8), ("⅞", .vulgar, 7, 8), ("↉", .vulgar, 0, 1),
      ("1 1⁄2", [.mixed, .vulgar], 3, 2), ("1/2", .vulgar, 1, 2),
      ("8.875 %", .percent, 71, 800), ("50%", .percent, 1, 2),
      ("-1e2%", .percent, -1, 1), ("1/2%", .percent, 1, 200),
      ("0.(3)%", .percent, 1, 300), ("0%", .percent, 0, 1),
      ("900%", .percent, 9, 1), ("0e999999999999999999 %", .percent, 0, 1),
      ("922337203685477580700%", .percent, .max, 1),
      ("33 1/3 %", [.mixed, .percent], 1, 3),
      ("½%", [.vulgar, .percent], 1, 200),
      ("33⅓ %", [.vulgar, .percent], 1, 3), ("5 %", [.mixed, .percent], 1, 20),
      ("1_000", .digitSeparators, 1000, 1), ("1_2_3", .digitSeparators, 123, 1),
      ("1_0.0_5", .digitSeparators, 201, 20),
      ("1_0/2_0", .digitSeparators, 1, 2),
      ("0.1(6_6)", .digitSeparators, 1, 6),
      ("1e1_0", .digitSeparators, 10_000_000_000, 1),
      ("12", .digitSeparators, 12, 1),
      ("1_0 1_0/2_0", [.digitSeparators, .mixed], 21, 2),
      (" \t\n\u{B}\u{C}\r1/2\r\n ", .surroundingWhitespace, 1, 2),
      ("  1", .surroundingWhitespace, 1, 1),
      ("-.5 ", .surroundingWhitespace, -1, 2),
      ("1 ", [.surroundingWhitespace, .mixed], 1, 1),
      ("1 % ", [.surroundingWhitespace, .percent], 1, 100),
      ("1  ", [.surroundingWhitespace, .percent], 1, 1),
      (" 1 1/2 % ", [.surroundingWhitespace, .percent, .mixed], 3, 200),
      ("16:9", .ratio, 16, 9), ("-3:6", .ratio, -1, 2), ("3/4", .ratio, 3, 4),
      ("1.5/3", .decimalParts, 1, 2), (".5/.25", .decimalParts, 2, 1),
      ("1e1/2", .decimalParts, 5, 1), ("5/3e1", .decimalParts, 1, 6),
      ("0.(3)/0.(6)", .decimalParts, 1, 2), ("1/0.(9)", .decimalParts, 1, 1),
      ("0.1(6)/1.0(3)", .decimalParts, 5, 31),
      ("1e1000000000/1e1000000000", .decimalParts, 1, 1),
      ("1e-999999999999/2e-999999999999", .decimalParts, 1, 2),
      ("0/1e999999999999999999999", .decimalParts, 0, 1),
      ("2.39:1", [.decimalParts, .ratio], 239, 100),
      (
        "1_0.5:.5 %", [.decimalParts, .ratio, .digitSeparators, .percent], 21,
        100
      ),
    ] as [(String, FractionParsingOptions, Int, Int)])
  func values(
    _ text: String, _ options: FractionParsingOptions, _ n: Int, _ d: Int
  ) throws {
    let value = try Fraction(parsing: text, options)
    #expect(value == Fraction(n, d))
    #expect(value.isReduced)
    #expect(try BigFraction(parsing: text, options) == BigFraction(value))
    #expect(try Fraction(parsing: "x\(text)".dropFirst(), options) == value)
    let all = FractionParsingOptions(everyOption)
    #expect(try Fraction(parsing: text, all) == value)
    // What an option adds is refused without it.
    for option in everyOption where options.contains(option) {
      let fewer = try? Fraction(parsing: text, all.subtracting(option))
      #expect(fewer == nil || Fraction(text) == value || options != option)
    }
  }

  /// The offset is that of the first byte that cannot follow.
  @Test(
    arguments: [
      ("1 x", .mixed, 2), ("1 ", .mixed, 2), ("1  1/2", .mixed, 2),
      ("1 1", .mixed, 3), ("1 1/", .mixed, 4), ("1 -1/2", .mixed, 2),
      ("1 1/-2", .mixed, 4), ("1.5 1/2", .mixed, 3), ("1 1.5/2", .mixed, 3),
      ("1e1 1/2", .mixed, 3), ("1/2 1/2", .mixed, 3), ("1 1/2 ", .mixed, 5),
      ("1 1:2", .mixed, 3), ("1 1/2e1", .mixed, 5), (" 1 1/2", .mixed, 0),
      ("1\t1/2", .mixed, 1), ("1 ½", .mixed, 2), ("1 1⁄2", .mixed, 3),
      ("½½", .vulgar, 2), ("½/2", .vulgar, 2), ("1/½", .vulgar, 2),
      ("½1", .vulgar, 2), ("1  ½", .vulgar, 2), ("1 1⁄2", .vulgar, 2),
      ("⅟2", .vulgar, 0), ("¹/₂", .vulgar, 2), ("¹⁄2", .vulgar, 5),
      ("1⁄₂", .vulgar, 4), ("₁⁄₂", .vulgar, 0), ("¹⁄", .vulgar, 5),
      ("¹", .vulgar, 2), ("2²", .vulgar, 3), ("1.5½", .vulgar, 3),
      ("½e1", .vulgar, 2), ("1\u{A0}½", .vulgar, 1), ("⁄2", .vulgar, 0),
      ("½ ", .vulgar, 2), ("Â½", .vulgar, 0), ("1⁄", .vulgar, 4),
      ("1 ½", .ratio, 1), ("5 ", .percent, 2), ("5  %", .percent, 2),
      ("%", .percent, 0), ("5%%", .percent, 2), ("5% ", .percent, 2),
      ("5%1", .percent, 2), ("5 %", .mixed, 2), ("5\t%", .percent, 1),
      ("1__0", .digitSeparators, 2), ("_1", .digitSeparators, 0),
      ("1_", .digitSeparators, 2), ("1_.5", .digitSeparators, 2),
      ("1._5", .digitSeparators, 2), ("1/_2", .digitSeparators, 2),
      ("1_/2", .digitSeparators, 2), ("1e_1", .digitSeparators, 2),
      ("1_e1", .digitSeparators, 2), ("-_1", .digitSeparators, 1),
      ("0.(_3)", .digitSeparators, 3), ("0.(3_)", .digitSeparators, 5),
      ("1_000", .mixed, 1), ("", .surroundingWhitespace, 0),
      ("  ", .surroundingWhitespace, 2), ("1 2", .surroundingWhitespace, 2),
      ("- 1", .surroundingWhitespace, 1),
      ("\u{A0}1", .surroundingWhitespace, 0),
      ("1\u{2028}", .surroundingWhitespace, 1),
      ("1 / 2", .surroundingWhitespace, 2),
      ("1:", .ratio, 2), ("1:2:3", .ratio, 3), ("1 : 2", .ratio, 1),
      ("1.5:2", .ratio, 3), ("1:-2", .ratio, 2), (":1", .ratio, 0),
      ("1.5/", .decimalParts, 4), ("1/.", .decimalParts, 3),
      ("1/2/3", .decimalParts, 3), ("1/-2", .decimalParts, 2),
      ("1.5:2", .decimalParts, 3), ("1/2e", .decimalParts, 4),
    ] as [(String, FractionParsingOptions, Int)])
  func faults(
    _ text: String, _ options: FractionParsingOptions, _ offset: Int
  ) {
    let fault = FractionError.invalidSyntax(offset: offset)
    #expect(throws: fault) { try Fraction(parsing: text, options) }
    #expect(throws: fault) { try BigFraction(parsing: text, options) }
  }

  @Test func otherErrors() {
    let all = FractionParsingOptions(everyOption)
    for text in ["1 1/0", "1⁄0", "¹⁄₀", "1:0", "1/.0", "1/0.(0)", "1/0e5%"] {
      #expect(throws: FractionError.divisionByZero) {
        try Fraction(parsing: text, all)
      }
    }
    for text in [
      "9223372036854775807 1/1", "9223372036854775807½", "1e30/1e5",
      "1e999999999999/1", "1/1e999999999999", "92233720368547758080000%",
      "1e-18%", "99999999999999999999999999999 1/2",
    ] {
      #expect(throws: FractionError.overflow) {
        try Fraction(parsing: text, all)
      }
    }
  }

  /// Exponents that no word holds may differ by any amount.
  @Test(
    arguments: [
      "1e99999999999999999990/1e99999999999999999980",
      "1e-10000000000000000000/1e-20000000000000000000",
      "-7e3000000000000000000:2e3000000000000000000 %",
    ])
  func lostExponents(_ text: String) {
    let all = FractionParsingOptions(everyOption)
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(parsing: text, all)
    }
    #expect(throws: FractionError.limitExceeded) {
      try BigFraction(parsing: text, all)
    }
  }

  @Test func farExponents() throws {
    let far = "1e99999999999999999990/1e-99999999999999999980"
    #expect(throws: FractionError.overflow) {
      try Fraction(parsing: far, .decimalParts)
    }
    let near = "1e200000000000000000/1e199999999999999999"
    #expect(try Fraction(parsing: near, .decimalParts) == 10)
    #expect(try Fraction(parsing: "0e9\(far.dropFirst(3))", .decimalParts) == 0)
  }

  /// A million characters, in every place where they can stand.
  @Test func hugeTexts() throws {
    let all = FractionParsingOptions(everyOption)
    func repeated(_ text: String) -> String {
      String(repeating: text, count: 500_000)
    }
    let sevens = repeated("7")
    for text in [
      "1 \(sevens)/\(sevens)9", "1e\(sevens)/1e-\(sevens)9", "\(sevens)%9",
      repeated("7_") + "_", repeated("²") + "⁄", repeated(" ") + "x",
      repeated("½"), "\(sevens)/\(sevens)x", "1 " + sevens,
    ] {
      #expect(throws: FractionError.self) {
        try Fraction(parsing: text, all)
      }
    }
    #expect(try Fraction(parsing: repeated(" ") + "7", all) == 7)
    #expect(try Fraction(parsing: repeated("0_") + "7", all) == 7)
    #expect(try Fraction(parsing: repeated("⁰") + "³⁄₄", all) == 3 / 4)
    #expect(throws: FractionError.limitExceeded) {
      try BigFraction(parsing: "1 \(sevens)9/\(sevens)", .mixed)
    }
    #expect(throws: FractionError.limitExceeded) {
      try BigFraction(parsing: "1e-1000000%", .percent)
    }
    #expect(throws: FractionError.limitExceeded) {
      try BigFraction(parsing: "1e999999999999/1e-9", .decimalParts)
    }
  }

  @Test func mixedDescriptions() {
    var generator = SeededGenerator(seed: 61)
    let samples = (0..<3_000).map { _ in
      Fraction.edgeBiased(using: &generator)
    }
    #expect(
      roundTripViolations("T(a.mixedDescription) == a", samples: samples) {
        try Fraction(parsing: $0.mixedDescription, .mixed)
      } == [])
    let big = (0..<500).map { _ in
      BigFraction.edgeBiased(bits: 400, using: &generator)
    }
    #expect(
      roundTripViolations("T(a.mixedDescription) == a", samples: big) {
        try BigFraction(parsing: $0.mixedDescription, .mixed)
      } == [])
  }
}
