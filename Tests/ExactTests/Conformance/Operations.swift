// Operations.swift: what the operations of the conformance data are called
// here.

import Exact
import Foundation

/// The result of a row's operation, or `nil` if this package has no such
/// operation yet.
func outcome(of row: Row) -> Outcome? {
  if let result = parsingOutcome(of: row) { return result }
  if let result = integerOutcome(of: row) { return result }
  return fractionOutcome(of: row)
}

private func fractionOutcome(of row: Row) -> Outcome? {
  func operand(_ index: Int) throws(FractionError) -> Fraction {
    try Fraction(parsing: row.operands[index])
  }
  func binary(
    _ operation: (Fraction, Fraction) throws(FractionError) -> Fraction
  ) -> Outcome {
    Outcome { () throws(FractionError) in
      let result = try operation(operand(0), operand(1))
      return result.isReduced ? result.terms : "not reduced: \(result.terms)"
    }
  }
  func unary(
    _ operation: (Fraction) throws(FractionError) -> Fraction
  ) -> Outcome {
    Outcome { () throws(FractionError) in
      let result = try operation(operand(0))
      return result.isReduced ? result.terms : "not reduced: \(result.terms)"
    }
  }

  switch row.operation {
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
      try a.raised(to: Int(row.operands[1])!)
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

/// Rounding a fraction to an integer is dividing its terms.
private func integerOutcome(of row: Row) -> Outcome? {
  let rules: [String: FractionRounding] = [
    "floor": .down, "ceil": .up, "trunc": .towardZero,
    "round_half_even": .toNearestOrEven,
    "round_half_away": .toNearestOrAwayFromZero,
    "round_half_down": .toNearestOrTowardZero,
    "round_half_ceiling": .toNearestOrUp,
  ]
  if row.operation == "make" {
    return Outcome { () throws(FractionError) in
      try Fraction(
        numerator: Int(row.operands[0])!, denominator: Int(row.operands[1])!
      ).terms
    }
  }
  guard let rule = rules[row.operation] else { return nil }
  return Outcome { () throws(FractionError) in
    let value = try Fraction(parsing: row.operands[0])
    return try value.numerator
      .divided(by: value.denominator, rounding: rule).description
  }
}

private func parsingOutcome(of row: Row) -> Outcome? {
  if row.operation == "from_decimal" {
    return Outcome { () throws(FractionError) in
      try Fraction(parsing: row.operands[0]).terms
    }
  }
  guard row.operation.hasPrefix("parse") else { return nil }
  let text = decodedText(row.operands[0])
  return Outcome { () throws(FractionError) in
    try Fraction(parsing: text).terms
  }
}

/// The value of a JSON string literal, as the operands of `parse` are written.
func decodedText(_ literal: String) -> String {
  let decoder = JSONDecoder()
  return (try? decoder.decode(String.self, from: Data(literal.utf8)))
    ?? "not a JSON string: \(literal)"
}
