// TextOperations.swift: what the operations of text in the
// conformance data are called here.

import Exact

/// The rules as the rows name them.
private let rules: [String: FractionRounding] = [
  "half_even": .toNearestOrEven, "half_up": .toNearestOrAwayFromZero,
  "half_down": .toNearestOrTowardZero, "up": .awayFromZero,
  "down": .towardZero, "ceiling": .up, "floor": .down,
  "half_ceiling": .toNearestOrUp,
  // In the field reports.
  "even": .toNearestOrEven, "away": .toNearestOrAwayFromZero,
  "trunc": .towardZero,
]

func textOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  func operand() throws(FractionError) -> F {
    try F(parsing: row.operands[0])
  }
  switch row.operation {
  case "mixed":
    return Outcome { () throws(FractionError) in
      try operand().mixedDescription
    }
  case "decimal_expansion":
    return Outcome { () throws(FractionError) in
      try operand().decimalExpansion().description
    }
  case "format_fixed", "format_fixed:negzero":
    let parts = row.operands[1].split(separator: ":").map(String.init)
    return Outcome { () throws(FractionError) in
      let text = try operand().decimalDescription(
        places: Int(parts[0])!, rounding: rules[parts[1]]!)
      // Of the two answers for what rounds to zero, this package gives the one
      // without a sign.
      return row.expected == "-\(text)|\(text)" ? row.expected : text
    }
  case "to_decimal_exact":
    return Outcome { () throws(FractionError) in
      try exactDecimal(operand()) ?? "inexact"
    }
  default: return nil
  }
}

/// A significand and an exponent, the latter as close to zero as can be, or
/// `nil` beyond 39 digits.
private func exactDecimal<F: RowFraction>(
  _ value: F
) throws(FractionError) -> String? {
  guard let places = value.decimalPlaces else { return nil }
  let digits = try value.decimalDescription(places: places)
    .replacing(".", with: "")
  let isNegative = digits.hasPrefix("-")
  let significand = digits.drop { $0 == "-" || $0 == "0" }
  if significand.count > 39 { return nil }
  return (isNegative ? "-" : "") + (significand.isEmpty ? "0" : significand)
    + (places == 0 ? "" : "E-\(places)")
}

/// The same for the field reports, whose operands are written in their own way.
func textOutcome<F: RowFraction>(
  of report: Report, on _: F.Type
) -> Outcome? {
  func operand() throws(FractionError) -> F { try report.operand(0) }
  func quoted(_ text: String) -> String { "\"\(text)\"" }
  switch report.operation {
  case "fixed":
    return Outcome { () throws(FractionError) in
      quoted(
        try operand().decimalDescription(
          places: Int(report.inputs[1])!, rounding: rules[report.inputs[2]]!))
    }
  case "mixed":
    return Outcome { () throws(FractionError) in
      quoted(try operand().mixedDescription)
    }
  case "repeating":
    return Outcome { () throws(FractionError) in
      quoted(try operand().decimalExpansion().description)
    }
  default: return nil
  }
}
