// FloatingPointOperations.swift: what the operations of floating point in the
// conformance data are called here.

import Exact

func floatingPointOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  func bits<T: FixedWidthInteger>(_: T.Type) -> T {
    T(row.operands[0].dropFirst(2), radix: 16)!
  }
  switch row.operation {
  case "to_double":
    return Outcome { () throws(FractionError) in
      hexadecimal(Double(try F(parsing: row.operands[0])).bitPattern)
    }
  case "to_float":
    return Outcome { () throws(FractionError) in
      hexadecimal(Float(try F(parsing: row.operands[0])).bitPattern)
    }
  case "from_double_exact":
    return exactOutcome(Double(bitPattern: bits(UInt64.self)), on: F.self)
  case "from_float_exact":
    return exactOutcome(Float(bitPattern: bits(UInt32.self)), on: F.self)
  default:
    return nil
  }
}

/// The same for the field reports, whose operands are written in their own way.
func floatingPointOutcome<F: RowFraction>(
  of report: Report, on _: F.Type
) -> Outcome? {
  func written(_ index: Int) -> String {
    String(report.inputs[index].drop { $0 != ":" }.dropFirst())
  }
  func double(_ index: Int) -> Double { Double(written(index))! }
  func compared(_ body: (F, Double) -> Bool) -> Outcome {
    Outcome { () throws(FractionError) in
      "\(body(try report.operand(0), double(1)))"
    }
  }
  func converted<T: BinaryFloatingPoint & LosslessStringConvertible>(
    to _: T.Type
  ) -> Outcome {
    Outcome { () throws(FractionError) in
      let value: F = try report.operand(0)
      let prefix = report.expected.prefix { $0 != ":" }
      let expected = T(String(report.expected.dropFirst(prefix.count + 1)))!
      let result = T(value)
      return result == expected ? report.expected : "\(result)"
    }
  }
  switch report.operation {
  case "to_f64": return converted(to: Double.self)
  case "to_f32": return converted(to: Float.self)
  case "to_f16":
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      return converted(to: Float16.self)
    #else
      return nil
    #endif
  case "from_f64": return exactOutcome(double(0), on: F.self)
  case "from_f32": return exactOutcome(Float(written(0))!, on: F.self)
  case "simplest_f64":
    return Outcome { () throws(FractionError) in
      guard let value = F(simplest: double(0)) else { throw .overflow }
      return value.terms
    }
  case "eq_f64": return compared { $0.isEqual(to: $1) }
  case "gt_f64": return compared { !$0.isEqual(to: $1) && !$0.isLess(than: $1) }
  case "ge_f64": return compared { !$1.isNaN && !$0.isLess(than: $1) }
  case "hash_eq" where report.inputs[1].hasPrefix("f64:"):
    return compared { value, number in
      value.isEqual(to: number)
        && F(exactly: number)?.hashValue == value.hashValue
    }
  default: return nil
  }
}

private func exactOutcome<F: RowFraction>(
  _ number: some BinaryFloatingPoint, on _: F.Type
) -> Outcome {
  Outcome { () throws(FractionError) in
    guard number.isFinite else { throw .notFinite }
    guard let value = F(exactly: number) else { throw .overflow }
    return value.isReduced ? value.terms : "not reduced: \(value.terms)"
  }
}

/// The bits of a number as the rows write them.
private func hexadecimal(_ bits: some FixedWidthInteger) -> String {
  let digits = String(bits, radix: 16)
  return "0x" + String(repeating: "0", count: bits.bitWidth / 4 - digits.count)
    + digits
}
