// RoundingOperations.swift: what the operations of rounding and division in the
// conformance data are called here.

import Exact

private let integerRules: [String: FractionRounding] = [
  "floor": .down, "ceil": .up, "trunc": .towardZero,
  "round_half_even": .toNearestOrEven,
  "round_half_away": .toNearestOrAwayFromZero,
  "round_half_down": .toNearestOrTowardZero,
  "round_half_ceiling": .toNearestOrUp,
  "round_even": .toNearestOrEven, "round_away": .toNearestOrAwayFromZero,
]

/// The modes of General Decimal Arithmetic, where up is away from zero.
private let decimalModes: [String: FractionRounding] = [
  "ceiling": .up, "floor": .down, "down": .towardZero, "up": .awayFromZero,
  "half_even": .toNearestOrEven, "half_up": .toNearestOrAwayFromZero,
  "half_down": .toNearestOrTowardZero, "half_ceiling": .toNearestOrUp,
]

func roundingOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  func operand(_ index: Int) throws(FractionError) -> F {
    try F(parsing: row.operands[index])
  }
  func rounded(
    _ round: (F, FractionRounding, Int) throws(FractionError) -> F
  ) -> Outcome {
    Outcome { () throws(FractionError) in
      let parts = row.operands[1].split(separator: ":")
      let result = try round(
        operand(0), decimalModes[String(parts[1])]!, Int(parts[0])!)
      return result.isReduced ? result.terms : "not reduced: \(result.terms)"
    }
  }
  switch row.operation {
  case "round_to_places":
    return rounded { x, rule, places throws(FractionError) in
      try x.rounded(rule, toPlaces: places)
    }
  case "round_to_significant":
    return rounded { x, rule, digits throws(FractionError) in
      try x.rounded(rule, toSignificantDigits: digits)
    }
  default:
    return divisionOutcome(row.operation, operand)
  }
}

/// The same for the field reports, whose operands are written in their own way.
func roundingOutcome<F: RowFraction>(
  of report: Report, on _: F.Type
) -> Outcome? {
  func operand(_ index: Int) throws(FractionError) -> F {
    try report.operand(index)
  }
  guard report.operation == "round_digits" else {
    return divisionOutcome(report.operation, operand)
  }
  return Outcome { () throws(FractionError) in
    try operand(0)
      .rounded(.toNearestOrEven, toPlaces: Int(report.inputs[1])!).terms
  }
}

/// The operations that both kinds of rows have, by either name.
private func divisionOutcome<F: RowFraction>(
  _ operation: String, _ operand: (Int) throws(FractionError) -> F
) -> Outcome? {
  if let rule = integerRules[operation] {
    return Outcome { () throws(FractionError) in
      let value = try operand(0)
      let integer = value.integer(rule)
      let fraction = value.rounded(rule)
      return fraction.isInteger && fraction.numerator == integer
        ? "\(integer)" : "\(integer) is not \(fraction.terms)"
    }
  }
  switch operation {
  case "div_floor", "divfloor":
    return Outcome { () throws(FractionError) in
      "\(try operand(0).quotient(dividingBy: operand(1), rounding: .down))"
    }
  case "div_trunc", "divtrunc":
    return Outcome { () throws(FractionError) in
      "\(try operand(0).quotient(dividingBy: operand(1)))"
    }
  case "mod_floor", "mod":
    return Outcome { () throws(FractionError) in
      try operand(0).remainder(dividingBy: operand(1), rounding: .down).terms
    }
  case "rem_trunc", "rem":
    return Outcome { () throws(FractionError) in
      try operand(0).remainder(dividingBy: operand(1)).terms
    }
  default:
    return nil
  }
}
