// VectorRows.swift: the rows of the files of inputs and right values.

import Foundation
import Testing

/// The rows of a file in Vectors without its heading, in columns.
func vectorRows(of file: String) throws -> [[String]] {
  let url = try #require(
    Bundle.module.url(forResource: "Vectors/\(file)", withExtension: "tsv"))
  let text = try String(contentsOf: url, encoding: .utf8)
  return text.split(separator: "\n").dropFirst().map {
    $0.split(separator: "\t", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
