// ApproximationOperations.swift: what the operations of approximation in the
// conformance data are called here.

import Exact

func approximationOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  func operand(_ index: Int) throws(FractionError) -> F {
    try F(parsing: row.operands[index])
  }
  func fraction(
    _ body: () throws(FractionError) -> F
  ) -> Outcome {
    Outcome { () throws(FractionError) in
      let result = try body()
      return result.isReduced ? result.terms : "not reduced: \(result.terms)"
    }
  }
  switch row.operation {
  case "mediant":
    return fraction { () throws(FractionError) in
      try operand(0).mediant(with: operand(1))
    }
  case "gcd":
    return fraction { () throws(FractionError) in
      try gcd(operand(0), operand(1))
    }
  case "lcm":
    return fraction { () throws(FractionError) in
      try lcm(operand(0), operand(1))
    }
  case "simplest_between":
    return fraction { () throws(FractionError) in
      try .simplest(in: operand(0)...operand(1))
    }
  case "limit_denominator":
    return fraction { () throws(FractionError) in
      try operand(0).closest(maxDenominator: F.Integer(row.operands[1])!)
    }
  case "limit_denominator_tie":
    // Of the two, ours is the one of the smaller denominator, and then the one
    // of the smaller magnitude.
    return Outcome { () throws(FractionError) in
      let result = try operand(0)
        .closest(maxDenominator: F.Integer(row.operands[1])!)
      let choices = row.expected.split(separator: "|").map {
        F(String($0))!
      }
      let simpler = choices.min {
        ($0.denominator, $0.magnitude) < ($1.denominator, $1.magnitude)
      }
      return result == simpler ? row.expected : result.terms
    }
  case "continued_fraction":
    return Outcome { () throws(FractionError) in
      let terms = try operand(0).continuedFraction.map { "\($0)" }
      return terms[0]
        + (terms.count > 1 ? ";" : "")
        + terms.dropFirst().joined(separator: ",")
    }
  case "from_continued_fraction":
    return fraction { () throws(FractionError) in
      try F(
        continuedFraction: row.operands[0].split { ";,".contains($0) }
          .map { F.Integer(String($0))! })
    }
  default:
    return nil
  }
}

/// The same for the field reports, whose operands are written in their own way.
func approximationOutcome<F: RowFraction>(
  of report: Report, on _: F.Type
) -> Outcome? {
  switch report.operation {
  case "limit_den":
    return Outcome { () throws(FractionError) in
      let (input, bound) = (report.inputs[0], F.Integer(report.inputs[1])!)
      if input.hasPrefix("f64:") {
        return try F.closest(
          to: Double(String(input.dropFirst(4)))!, maxDenominator: bound
        ).terms
      }
      let value: F = try report.operand(0)
      return try value.closest(maxDenominator: bound).terms
    }
  case "simplest_within":
    return Outcome { () throws(FractionError) in
      let (value, distance): (F, F) = try (report.operand(0), report.operand(1))
      return try F.simplest(
        in: value.subtracting(distance)...value.adding(distance)
      ).terms
    }
  default:
    return nil
  }
}
