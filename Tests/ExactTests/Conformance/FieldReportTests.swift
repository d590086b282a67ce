// FieldReportTests.swift: faults that users of other rational libraries
// reported, as input and right value.
//
// An operation such as add@i8 is for the core in words of 8 bits. Where no
// width is given, `overflow` rows are those whose value does not fit `Int`.

import Exact
import Foundation
import Testing

struct FieldReportTests {
  @Test func reports() throws {
    try run("fractions and words", count: 164) { ($0.outcome, $0.expects) }
  }

  /// In any size every report has the value it names, whatever the width.
  @Test func reportsInAnySize() throws {
    try run("big fractions", count: 164) {
      ($0.bigOutcome, $0.expectsInAnySize)
    }
  }

  private func run(
    _ title: String, count: Int,
    _ attempt: (Report) -> (outcome: Outcome?, expects: (Outcome) -> Bool)
  ) throws {
    var ran = 0
    var failures: [String] = []
    for columns in try Row.lines(of: "field-reports") {
      let report = Report(columns)
      let (outcome, expects) = attempt(report)
      guard let outcome else {
        failures.append("\(columns), which is no operation here")
        continue
      }
      ran += 1
      if !expects(outcome) { failures.append("\(columns), got \(outcome)") }
    }
    print("field-reports, \(title): ran \(ran) rows")
    #expect(failures == [])
    #expect(ran == count)
  }
}

/// A row of the reports.
struct Report {
  let id: String
  let operation: String
  /// The bits of a word, where the row names them.
  let width: Int?
  let inputs: [String]
  let expected: String

  init(_ columns: [String]) {
    id = columns[0]
    let operation = columns[2].split(separator: "@")
    self.operation = String(operation[0])
    width = operation.count > 1 ? Int(operation[1].dropFirst()) : nil
    inputs = columns[3].split(separator: "|").map(String.init)
    expected = columns[4]
  }

  /// What the operation comes to in words of the width that is named, or `nil`
  /// if there is no such operation.
  var outcome: Outcome? {
    switch operation {
    case "new", "decode", "add", "sub", "mul", "div", "cmp", "lt":
      switch width {
      case 4, 8: coreOutcome(Int8.self)
      case 16: coreOutcome(Int16.self)
      case 32: coreOutcome(Int32.self)
      default: fractionOutcome(on: Fraction.self)
      }
    default: fractionOutcome(on: Fraction.self)
    }
  }

  /// What it comes to in numbers of any size.
  var bigOutcome: Outcome? { fractionOutcome(on: BigFraction.self) }

  func expects(_ outcome: Outcome) -> Bool {
    if expected.hasPrefix("overflow:") {
      // Some operations are for `Int` alone, where a narrower value fits.
      let value = String(expected.dropFirst("overflow:".count))
      return outcome == .error(.overflow)
        || ["from_f64", "pow"].contains(operation) && width != nil
          && outcome == .text(value)
    }
    switch (expected, outcome) {
    case ("error:zero-denominator", .error(.divisionByZero)),
      ("error:parse", .error(.invalidSyntax)),
      // A value this far out does not fit, whatever a type's exponent limit.
      ("error:exponent-limit", .error(.overflow)),
      ("error:not-finite", .error(.notFinite)):
      return true
    default:
      // Values and operands beyond 64 bits are for a wider type.
      if outcome == .error(.overflow) {
        return exceedsInt(expected) || inputs.contains(where: exceedsInt)
      }
      return outcome == .text(expected)
    }
  }

  func expectsInAnySize(_ outcome: Outcome) -> Bool {
    let value =
      expected.hasPrefix("overflow:")
      ? String(expected.dropFirst("overflow:".count)) : expected
    switch (value, outcome) {
    case ("error:zero-denominator", .error(.divisionByZero)),
      ("error:parse", .error(.invalidSyntax)),
      ("error:exponent-limit", .error(.limitExceeded)),
      ("error:not-finite", .error(.notFinite)):
      return true
    default:
      return outcome == .text(value)
    }
  }

  /// Whether a text is a rational whose lowest terms do not fit `Int`.
  private func exceedsInt(_ text: String) -> Bool {
    guard text.wholeMatch(of: /-?[0-9]+(\/-?[0-9]+)?/) != nil else {
      return false
    }
    let parts = text.split(separator: "/").map { Int128($0) }
    // What exceeds 128 bits, too, is written in lowest terms.
    guard let n = parts[0], let d = parts.count == 1 ? 1 : parts[1] else {
      return true
    }
    if d == 0 { return false }
    let terms = lowestTerms(n, d)
    return Int(exactly: terms.n) == nil || Int(exactly: terms.d) == nil
  }

  private func integers<T: LosslessStringConvertible & SignedInteger>(
    _ index: Int
  ) throws(FractionError) -> (T, T) {
    let parts = inputs[index].split(separator: "/").map(String.init)
    guard let n = T(parts[0]), let d = parts.count == 1 ? 1 : T(parts[1])
    else { throw .overflow }
    return (n, d)
  }

  private func coreOutcome<Word: ReductionWord>(_: Word.Type) -> Outcome {
    Outcome { () throws(FractionError) in
      func terms(_ n: Word, _ d: Word) throws(FractionError) -> Terms<Word> {
        guard d != 0 else { throw .divisionByZero }
        guard let terms = Terms(Reduction.quotient(n, 1, d, 1)) else {
          throw .overflow
        }
        return terms
      }
      func operand(_ index: Int) throws(FractionError) -> Terms<Word> {
        let (n, d): (Word, Word) = try integers(index)
        return try terms(n, d)
      }
      if operation == "new" || operation == "decode" {
        let (n, _): (Word, Word) = try integers(0)
        let (d, _): (Word, Word) = try integers(1)
        let value = try terms(n, d)
        return "\(value.n)/\(value.d)"
      }
      let (x, y) = try (operand(0), operand(1))
      let result: Terms<Word>?
      switch operation {
      case "add": result = .sum(x, y)
      case "sub": result = .difference(x, y)
      case "mul": result = .product(x, y)
      case "div":
        guard y.n != 0 else { throw .divisionByZero }
        result = .quotient(x, y)
      case "lt": return "\(Terms.isLess(x, y))"
      default:
        return Terms.isLess(x, y) ? "-1" : Terms.isLess(y, x) ? "1" : "0"
      }
      guard let result else { throw .overflow }
      return "\(result.n)/\(result.d)"
    }
  }

  private func decodingOutcome<F: RowFraction>(on _: F.Type) -> Outcome {
    let json = #"{"numerator": \#(inputs[0]), "denominator": \#(inputs[1])}"#
    do {
      return .text(
        try JSONDecoder().decode(F.self, from: Data(json.utf8)).terms)
    } catch DecodingError.dataCorrupted(let context) {
      return (context.underlyingError as? FractionError).map(Outcome.error)
        ?? .text("\(context)")
    } catch {
      return .text("\(error)")
    }
  }

  /// An input as a fraction.
  func operand<F: RowFraction>(_ index: Int) throws(FractionError) -> F {
    let (n, d): (F.Integer, F.Integer) = try integers(index)
    return try F(numerator: n, denominator: d)
  }

  private func fractionOutcome<F: RowFraction>(on _: F.Type) -> Outcome? {
    func operand(_ index: Int) throws(FractionError) -> F {
      try self.operand(index)
    }
    func binary(_ body: (F, F) throws(FractionError) -> String) -> Outcome {
      Outcome { () throws(FractionError) in try body(operand(0), operand(1)) }
    }
    switch operation {
    case "decode": return decodingOutcome(on: F.self)
    case "parse", "parse_repeating":
      return Outcome { () throws(FractionError) in
        try F(parsing: decodedText(inputs[0])).terms
      }
    case "parse_mixed":
      return Outcome { () throws(FractionError) in
        try F(parsing: decodedText(inputs[0]), .mixed).terms
      }
    case "new":
      return Outcome { () throws(FractionError) in
        let (n, _): (F.Integer, F.Integer) = try integers(0)
        let (d, _): (F.Integer, F.Integer) = try integers(1)
        return try F(numerator: n, denominator: d).terms
      }
    case "add":
      return binary { a, b throws(FractionError) in try a.adding(b).terms }
    case "sub":
      return binary { a, b throws(FractionError) in
        try a.subtracting(b).terms
      }
    case "mul":
      return binary { a, b throws(FractionError) in
        try a.multiplied(by: b).terms
      }
    case "div":
      return binary { a, b throws(FractionError) in try a.divided(by: b).terms }
    case "cmp":
      return binary { a, b in a < b ? "-1" : b < a ? "1" : "0" }
    case "lt": return binary { a, b in "\(a < b)" }
    case "gt": return binary { a, b in "\(a > b)" }
    case "eq": return binary { a, b in "\(a == b)" }
    case "hash_eq":
      return floatingPointOutcome(of: self, on: F.self)
        ?? binary { a, b in "\(a == b && a.hashValue == b.hashValue)" }
    case "abs", "neg":
      return Outcome { () throws(FractionError) in
        let value = try operand(0)
        let keeps = operation == "abs" && !value.isNegative
        return (keeps ? value : try value.negated()).terms
      }
    case "pow":
      return Outcome { () throws(FractionError) in
        try operand(0).raised(to: Int(inputs[1])!).terms
      }
    case "str":
      return Outcome { () throws(FractionError) in
        try operand(0).description
      }
    default:
      return roundingOutcome(of: self, on: F.self)
        ?? floatingPointOutcome(of: self, on: F.self)
        ?? textOutcome(of: self, on: F.self)
        ?? approximationOutcome(of: self, on: F.self)
    }
  }
}
