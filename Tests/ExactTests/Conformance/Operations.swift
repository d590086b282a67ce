// Operations.swift: what the operations of the conformance data are called
// here.

import Exact
import Foundation

/// A fraction type that the rows are run on.
protocol RowFraction: FractionProtocol
where Integer: LosslessStringConvertible {
  /// Whether the terms satisfy the invariant of the type.
  var isReduced: Bool { get }
}

extension Fraction: RowFraction {}
extension BigFraction: RowFraction {}

extension FractionProtocol {
  /// The terms with the stroke always there, as the vector files write them.
  var terms: String { "\(numerator)/\(denominator)" }
}

/// The result of a row's operation on a type, or `nil` if there is no such
/// operation.
func outcome<F: RowFraction>(of row: Row, on _: F.Type) -> Outcome? {
  parsingOutcome(of: row, on: F.self)
    ?? roundingOutcome(of: row, on: F.self)
    ?? floatingPointOutcome(of: row, on: F.self)
    ?? textOutcome(of: row, on: F.self)
    ?? approximationOutcome(of: row, on: F.self)
    ?? fractionOutcome(of: row, on: F.self)
}

private func fractionOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  func operand(_ index: Int) throws(FractionError) -> F {
    try F(parsing: row.operands[index])
  }
  func binary(
    _ operation: (F, F) throws(FractionError) -> F
  ) -> Outcome {
    Outcome { () throws(FractionError) in
      let result = try operation(operand(0), operand(1))
      return result.isReduced ? result.terms : "not reduced: \(result.terms)"
    }
  }
  func unary(_ operation: (F) throws(FractionError) -> F) -> Outcome {
    Outcome { () throws(FractionError) in
      let result = try operation(operand(0))
      return result.isReduced ? result.terms : "not reduced: \(result.terms)"
    }
  }

  switch row.operation {
  case "make":
    return Outcome { () throws(FractionError) in
      try F(
        numerator: F.Integer(row.operands[0])!,
        denominator: F.Integer(row.operands[1])!
      ).terms
    }
  case "add":
    return binary { a, b throws(FractionError) in try a.adding(b) }
  case "sub":
    return binary { a, b throws(FractionError) in try a.subtracting(b) }
  case "mul":
    return binary { a, b throws(FractionError) in try a.multiplied(by: b) }
  case "div":
    return binary { a, b throws(FractionError) in try a.divided(by: b) }
  case "neg":
    return unary { a throws(FractionError) in try a.negated() }
  case "abs":
    return unary { a throws(FractionError) in
      a.isNegative ? try a.negated() : a
    }
  case "recip":
    return unary { a throws(FractionError) in
      guard let reciprocal = a.reciprocal else {
        throw a.isZero ? .divisionByZero : .overflow
      }
      return reciprocal
    }
  case "pow":
    return unary { a throws(FractionError) in
      if let exponent = Int(row.operands[1]) {
        return try a.raised(to: exponent)
      }
      // Just 0, 1 and -1 have powers of an exponent beyond `Int`.
      return F(try power(BigInteger(a), BigInteger(row.operands[1])!))
    }
  case "cmp":
    return Outcome { () throws(FractionError) in
      let (a, b) = try (operand(0), operand(1))
      return a < b ? "-1" : a == b ? "0" : "1"
    }
  case "eq":
    return Outcome { () throws(FractionError) in
      try operand(0) == operand(1) ? "true" : "false"
    }
  case "format":
    return Outcome { () throws(FractionError) in try operand(0).description }
  case "format_full":
    return Outcome { () throws(FractionError) in try operand(0).terms }
  default:
    return nil
  }
}

private func parsingOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  if row.operation == "from_decimal" {
    return Outcome { () throws(FractionError) in
      try F(parsing: row.operands[0]).terms
    }
  }
  guard row.operation.hasPrefix("parse") else { return nil }
  return extendedParsingOutcome(of: row, on: F.self)
    ?? Outcome { () throws(FractionError) in
      try F(parsing: decodedText(row.operands[0])).terms
    }
}

/// The value of a JSON string literal, as the operands of `parse` are written.
func decodedText(_ literal: String) -> String {
  let decoder = JSONDecoder()
  return (try? decoder.decode(String.self, from: Data(literal.utf8)))
    ?? "not a JSON string: \(literal)"
}
