// Row.swift: the rows of the conformance data, and how their columns read.

import Exact
import Foundation
import Testing

/// A row of a vector file: an operation, its operands, and the right result.
struct Row: CustomStringConvertible {
  let id: String
  let operation: String
  let operands: [String]
  let expected: String

  var description: String {
    "\(id) \(operation) \(operands) expects \(expected)"
  }

  /// The rows of a file of five columns: id, operation, two operands, result.
  static func read(_ file: String) throws -> [Row] {
    try lines(of: file).map {
      Row(
        id: $0[0], operation: $0[1], operands: [$0[2], $0[3]], expected: $0[4])
    }
  }

  /// The lines of a vector file without its heading, in columns.
  static func lines(of file: String) throws -> [[String]] {
    let url = try #require(
      Bundle.module.url(forResource: "Vectors/\(file)", withExtension: "tsv"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }
}

/// What an operation came to, in the notation of the vector files.
enum Outcome: Equatable {
  case text(String)
  case error(FractionError)

  init(_ body: () throws(FractionError) -> String) {
    do { self = .text(try body()) } catch { self = .error(error) }
  }

  /// Whether the outcome is the one a row expects: a text, `overflow:int64`, or
  /// `error` for a zero divisor, a text that is refused or a number that is not
  /// finite.
  func matches(_ expected: String) -> Bool {
    switch self {
    case .text(let text): text == expected
    case .error(.overflow): expected == "overflow:int64"
    case .error(.divisionByZero), .error(.invalidSyntax), .error(.notFinite):
      expected == "error"
    case .error: false
    }
  }
}
