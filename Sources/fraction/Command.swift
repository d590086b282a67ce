// Command.swift: runs the tool: reads expressions, writes what becomes of
// them.

import Foundation

/// One run of the tool.
struct Command {
  private let detail: CommandLineOptions.Detail
  private var hasShownOne = false
  private var hasFailed = false

  private init(_ detail: CommandLineOptions.Detail) {
    self.detail = detail
  }

  /// Does what the arguments ask for and returns the exit status.
  static func run(arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments)
      return try run(options)
    } catch let unknown as CommandLineOptions.UnknownOption {
      let argument = unknown.argument.debugDescription
      complain("fraction: unknown option \(argument); see fraction --help\n")
      return 2
    } catch {
      // Nobody reads the output any more.
      return 1
    }
  }

  private static func run(_ options: CommandLineOptions) throws -> Int32 {
    if options.wantsHelp {
      try write(CommandLineOptions.usage)
      return 0
    }
    let fromInput = options.expressions.isEmpty
    var command = Command(options.detail ?? (fromInput ? .exact : .comparison))
    for expression in options.expressions {
      try command.show(expression)
    }
    if fromInput { try command.showLines() }
    return command.hasFailed ? 1 : 0
  }

  private mutating func showLines() throws {
    var number = 0
    while let line = readLine() {
      number += 1
      if line.allSatisfy(\.isWhitespace) { continue }
      try show(line, line: number)
    }
  }

  private mutating func show(_ text: String, line: Int? = nil) throws {
    let report: String
    do {
      report = try Report.text(of: text, detail)
    } catch {
      Self.complain(Report.text(of: error, in: text, line: line))
      hasFailed = true
      return
    }
    if hasShownOne && detail == .comparison { try Self.write("\n") }
    hasShownOne = true
    try Self.write(report)
  }

  // Every result is written at once: who feeds the tool line by line can wait
  // for each answer, and results and errors keep their order.

  private static func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
