// ReportTests.swift: the lines that are shown.

import Testing
import fraction

@Suite struct ReportTests {
  @Test func exactValue() throws {
    #expect(try Report.text(of: "1/3 - 1/2", .exact) == "-1/6\n")
  }

  @Test func comparison() throws {
    #expect(
      try Report.text(of: "0.1 + 0.2", .comparison) == """
        Double    0.30000000000000004
        Decimal   0.3
        Fraction  3/10
        Digits    0.3

        """)
  }

  /// A value that is no integer is shown in every form that differs.
  @Test func otherForms() throws {
    #expect(
      try Report.text(of: "-7/6", .comparison).hasSuffix(
        """
        Fraction  -7/6
        Mixed     -1 1/6
        Digits    -1.1(6)

        """))
    func digits(_ text: String) throws -> String? {
      let lines = try Report.text(of: text, .comparison).split(separator: "\n")
      return lines.first { $0.hasPrefix("Digits") }.map {
        String($0.split(separator: " ")[1])
      }
    }
    #expect(try digits("1/7") == "0.(142857)")
    #expect(try digits("4/2") == nil)
    #expect(
      try digits("1/9223372036854775783")
        == "0.0000000000000000001084202172485504436946188677925660489313…")
    let small = "-0." + String(repeating: "0", count: 22) + "505453934"
    #expect(try digits("-100/19^19")?.hasPrefix(small) == true)
    #expect(try digits("10^40 + 1/9^60")?.count == 83)
    #expect(try digits("10^300 + 1/9^60") == nil)
    #expect(try digits("2^-999") == nil)
    #expect(try digits("2^-250")?.count == 252)
  }

  @Test func comparisonBeyondWords() throws {
    #expect(
      try Report.text(of: "2^64", .comparison) == """
        Double       1.8446744073709552e+19
        Decimal      18446744073709551616
        BigFraction  18446744073709551616

        """)
    #expect(
      try Report.text(of: "1e400/1e400", .comparison) == """
        Double    nan
        Decimal   NaN
        Fraction  1

        """)
    #expect(try Report.text(of: "1/3^41", .exact) == "1/36472996377170786403\n")
  }

  @Test func markBelowTheCharacter() {
    #expect(
      complaint(about: "2 + * 3") == """
        fraction: column 5: a number, "-" or "(" is expected
          2 + * 3
              ^

        """)
    #expect(
      complaint(about: "12 × 3", line: 7) == """
        fraction: line 7, column 4: an operator or the end is expected
          12 × 3
             ^

        """)
    #expect(
      complaint(about: "1 +") == """
        fraction: column 4: a number, "-" or "(" is expected
          1 +
             ^

        """)
    #expect(
      complaint(about: "1\t\t2") == """
        fraction: column 4: an operator or the end is expected
          1\t\t2
           \t\t^

        """)
  }

  @Test func sentences() {
    let sentences = [
      "(1 2": #"column 4: an operator or ")" is expected"#,
      "1e": "column 3: a digit is expected",
      "(1": #"column 1: "(" is never closed"#,
      "1)": #"column 2: ")" has no "(" before it"#,
      "1e1000001": "column 1: the number has too many digits",
      "1 + 2^9^9": "column 6: the power is too large",
      "2^999999 * 2": "column 10: the result is too large",
      "1/0": "column 2: division by zero",
      "2^.5": "column 2: the exponent is not a whole number",
    ]
    for (text, sentence) in sentences {
      let first = complaint(about: text)?.prefix { $0 != "\n" }
      #expect(first == "fraction: \(sentence)")
    }
    let long = "0.(" + String(repeating: "3", count: 1_000_000) + ")"
    #expect(
      complaint(about: long)
        == "fraction: column 1: the number has too many digits\n")
  }

  @Test(arguments: [
    "",
    "1 + x" + String(repeating: " ", count: 196),
    "1 +\nx",
    "1 + \u{1B}[2J",
    "1 + \u{202E}2",
    "1 + \u{2028}",
  ])
  func onlyTheSentence(_ text: String) {
    #expect(complaint(about: text)?.filter { $0 == "\n" }.count == 1)
  }

  @Test func textOfTwoHundredCharactersIsShown() {
    let text = "1 + x" + String(repeating: " ", count: 195)
    #expect(complaint(about: text)?.filter { $0 == "\n" }.count == 3)
  }
}

/// What is shown of a text that has no value.
private func complaint(about text: String, line: Int? = nil) -> String? {
  do {
    _ = try Report.text(of: text, .exact)
    return nil
  } catch {
    return Report.text(of: error, in: text, line: line)
  }
}
