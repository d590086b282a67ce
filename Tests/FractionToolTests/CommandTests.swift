// CommandTests.swift: the built tool, from its arguments and standard input to
// its output and exit status.

import Foundation
import Testing

@Suite struct CommandTests {
  @Test func comparesAnArgument() throws {
    let run = try Run("2/3 * 3")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0] == "Double    2.0")
    // Whether the division rounds or cuts off depends on Foundation.
    let cutOff = "Decimal   1." + String(repeating: "9", count: 37) + "8"
    let rounded = "Decimal   2." + String(repeating: "0", count: 37) + "1"
    #expect([cutOff, rounded].contains(String(lines[1])))
    #expect(lines[2] == "Fraction  2")
    #expect(run.output.hasSuffix("2\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func separatesBlocks() throws {
    let run = try Run("1/4", "-1/2 + 3")
    #expect(
      run.output == """
        Double    0.25
        Decimal   0.25
        Fraction  1/4
        Digits    0.25

        Double    2.5
        Decimal   2.5
        Fraction  5/2
        Mixed     2 1/2
        Digits    2.5

        """)
    #expect(run.status == 0)
  }

  @Test func goesOnAfterAFault() throws {
    let run = try Run("--exact", "2 +", "1/3", "1/0", "2/3")
    #expect(run.output == "1/3\n2/3\n")
    #expect(
      run.errors == """
        fraction: column 4: a number, "-" or "(" is expected
          2 +
             ^
        fraction: column 2: division by zero
          1/0
           ^

        """)
    #expect(run.status == 1)
  }

  @Test func showsNothingElseOfAFailedExpression() throws {
    let run = try Run("1/0", "1/2", "2^9^9")
    #expect(
      run.output == """
        Double    0.5
        Decimal   0.5
        Fraction  1/2
        Digits    0.5

        """)
    #expect(run.status == 1)
  }

  @Test func goesOnBeyondWords() throws {
    let run = try Run(
      "--exact", "9223372036854775807 + 1", "9^9^9^9", "2^70/2^69")
    #expect(run.output == "9223372036854775808\n2\n")
    #expect(
      run.errors == """
        fraction: column 4: the power is too large
          9^9^9^9
             ^

        """)
    #expect(run.status == 1)
  }

  @Test func filtersStandardInput() throws {
    let run = try Run(input: Data("1/2 + 1/3\n\n \t\r\n0.1(6)*6\r\n-1/2".utf8))
    #expect(run.output == "5/6\n1\n-1/2\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func namesTheLine() throws {
    let run = try Run(input: Data("1\n\n2 3\n4\n".utf8))
    #expect(run.output == "1\n4\n")
    #expect(
      run.errors == """
        fraction: line 3, column 3: an operator or the end is expected
          2 3
            ^

        """)
    #expect(run.status == 1)
  }

  @Test func comparesLines() throws {
    let run = try Run("--compare", input: Data("1/2\n1/4\n".utf8))
    #expect(
      run.output == """
        Double    0.5
        Decimal   0.5
        Fraction  1/2
        Digits    0.5

        Double    0.25
        Decimal   0.25
        Fraction  1/4
        Digits    0.25

        """)
  }

  @Test func survivesInvalidInput() throws {
    let bytes: [UInt8] = [0x31, 0xFF, 0x0A, 0x00, 0x0A, 0xC3, 0x0A, 0x32]
    let run = try Run(input: Data(bytes))
    #expect(run.output == "2\n")
    #expect(run.status == 1)
    let nothing = try Run(input: Data())
    #expect(nothing.output == "" && nothing.errors == "")
    #expect(nothing.status == 0)
  }

  @Test func survivesDeepNesting() throws {
    let n = 1_000_000
    let opening = String(repeating: "(", count: n)
    let closing = String(repeating: ")", count: n)
    let text = opening + "1/3" + closing
    let run = try Run("--compare", input: Data(text.utf8))
    #expect(run.output.hasSuffix("Fraction  1/3\nDigits    0.(3)\n"))
    #expect(run.status == 0)
  }

  @Test func showsTheUsage() throws {
    for option in ["--help", "-h"] {
      let run = try Run(option)
      #expect(run.output.hasPrefix("Usage: fraction "))
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test func refusesAnUnknownOption() throws {
    let run = try Run("1", "--de\ncimal")
    #expect(run.output == "")
    #expect(
      run.errors
        == "fraction: unknown option \"--de\\ncimal\"; see fraction --help\n")
    #expect(run.status == 2)
    #expect(try Run("--", "--1").output.hasSuffix("Fraction  1\n"))
  }

  @Test(arguments: [false, true])
  func endsQuietlyWhenNobodyReads(_ ignoringSignal: Bool) throws {
    let lines = String(repeating: "1/3\n", count: 1000)
    let run = try Run(
      input: Data(lines.utf8), isRead: false, ignoringSignal: ignoringSignal)
    #expect(run.errors == "")
    #expect(run.status != 0)
  }
}

/// A finished run of the tool.
private struct Run {
  let output: String
  let errors: String
  let status: Int32

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - isRead: Whether there is a reader of the output.
  ///   - ignoringSignal: Whether the tool is to see a write without a reader
  ///     fail, and is not ended by the signal that says so.
  init(
    _ arguments: String..., input: Data? = nil, isRead: Bool = true,
    ignoringSignal: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = builtTool
    process.arguments = arguments
    if ignoringSignal {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", #"trap "" PIPE; exec "$0" "$@""#, builtTool.path] + arguments
    }
    // A file, because writing to a tool that has ended would end the tests.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fraction-\(UUID().uuidString)")
    try (input ?? Data()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    if !isRead { try outputPipe.fileHandleForReading.close() }
    try process.run()
    let output =
      isRead ? try outputPipe.fileHandleForReading.readToEnd() : nil
    let errors = try errorPipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    self.output = String(decoding: output ?? Data(), as: UTF8.self)
    self.errors = String(decoding: errors ?? Data(), as: UTF8.self)
    status = process.terminationStatus
  }
}

/// The tool, which is built into the directory of the tests.
private var builtTool: URL {
  #if canImport(Darwin)
    final class Marker {}
    let directory = Bundle(for: Marker.self).bundleURL
      .deletingLastPathComponent()
  #else
    let directory = Bundle.main.bundleURL
  #endif
  #if os(Windows)
    return directory.appendingPathComponent("fraction.exe")
  #else
    return directory.appendingPathComponent("fraction")
  #endif
}
