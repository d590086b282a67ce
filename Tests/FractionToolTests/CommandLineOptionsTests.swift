// CommandLineOptionsTests.swift: options told from expressions.

import Testing
import fraction

@Suite struct CommandLineOptionsTests {
  @Test(arguments: argumentCases)
  func readsArguments(
    _ arguments: [String], _ detail: CommandLineOptions.Detail?,
    _ expressions: [String]
  ) throws {
    let options = try CommandLineOptions(arguments)
    #expect(options.detail == detail)
    #expect(options.expressions == expressions)
    #expect(!options.wantsHelp)
  }

  @Test(arguments: ["-h", "--help"])
  func findsHelp(_ argument: String) throws {
    #expect(try CommandLineOptions(["1", argument]).wantsHelp)
  }

  @Test(arguments: ["--1", "--exacts", "---", "--EXACT", "--exact=1"])
  func refuses(_ argument: String) {
    let unknown = #expect(throws: CommandLineOptions.UnknownOption.self) {
      try CommandLineOptions(["1", argument])
    }
    #expect(unknown?.argument == argument)
  }

  @Test func usageFitsTheTerminal() {
    let lines = CommandLineOptions.usage.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for option in ["--exact", "--compare", "--help", "-h", "--"] {
      #expect(lines.contains { $0.contains(option) })
    }
  }
}

private let argumentCases: [([String], CommandLineOptions.Detail?, [String])] =
  [
    ([], nil, []),
    (["1"], nil, ["1"]),
    (["-1/2", "-", ""], nil, ["-1/2", "-", ""]),
    (["--exact", "1"], .exact, ["1"]),
    (["1", "--compare", "2"], .comparison, ["1", "2"]),
    (["--exact", "--compare"], .comparison, []),
    (["--compare", "--exact"], .exact, []),
    (
      ["--", "--exact", "--1", "-h", "--"], nil, ["--exact", "--1", "-h", "--"]
    ),
  ]
