// DocumentationResults.swift: how the pages of documentation write results.

import Exact
import Testing

/// Expects that an example has the result that the page shows.
func shows<T>(
  _ example: @autoclosure () throws -> T, _ result: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown: String
  do { shown = text(of: try example()) } catch {
    shown = "throws \(name(of: error))"
  }
  #expect(shown == result, sourceLocation: sourceLocation)
}

/// A result as the pages write it: a text in quotes, a list by its elements.
private func text(of value: Any) -> String {
  switch value {
  case let value as String: return "\"\(value)\""
  case let list as [Any]:
    return "[" + list.map(text(of:)).joined(separator: ", ") + "]"
  case Optional<Any>.none: return "nil"
  case Optional<Any>.some(let value): return "\(value)"
  default: return "\(value)"
  }
}

private func name(of error: any Error) -> String {
  switch error as? FractionError {
  case .overflow: "overflow"
  case .divisionByZero: "divisionByZero"
  case .notFinite: "notFinite"
  case .invalidSyntax(let offset): "invalidSyntax(offset: \(offset))"
  case .limitExceeded: "limitExceeded"
  case .inexact: "inexact"
  case .invalidWeights: "invalidWeights"
  case nil: "\(error)"
  }
}
