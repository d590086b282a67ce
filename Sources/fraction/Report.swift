// Report.swift: values and faults as the lines that are shown.

import Exact
import Foundation

/// What is shown of an expression.
package enum Report {
  /// The value of an expression, as one line, or as one for each number type.
  ///
  /// - Throws: The fault, if the expression has no exact value.
  package static func text(
    of expression: String, _ detail: CommandLineOptions.Detail
  ) throws(ExpressionFault) -> String {
    let expression = try PostfixExpression(parsing: expression)
    let exact = try expression.value(as: BigFraction.self)
    guard detail == .comparison else { return "\(exact)\n" }
    let double = try expression.value(as: Double.self)
    let decimal = try expression.value(as: Decimal.self)
    let isSmall = Fraction(exactly: exact) != nil
    var rows = [
      // The NaN of a processor may have a sign.
      ("Double", double.isNaN ? "nan" : "\(double)"),
      ("Decimal", "\(decimal)"),
      (isSmall ? "Fraction" : "BigFraction", "\(exact)"),
    ]
    // The other ways to write the same value, unless there are none.
    if !exact.isInteger {
      let mixed = exact.mixedDescription
      if mixed != exact.description { rows.append(("Mixed", mixed)) }
      if let digits = digits(of: exact) { rows.append(("Digits", digits)) }
    }
    return lines(rows)
  }

  /// The digits of a decimal: all if those that differ are few, else the first
  /// ones and an ellipsis; `nil` for a number too long to be read.
  private static func digits(of value: BigFraction) -> String? {
    let longest = 250
    if let expansion = try? value.decimalExpansion(maxDigits: longest) {
      return expansion.description
    }
    let shown = 40
    let first =
      BigInteger(value) == 0
      ? try? value.decimalDescription(
        significantDigits: shown, rounding: .towardZero)
      : try? value.decimalDescription(places: shown, rounding: .towardZero)
    guard let first, first.utf8.count <= longest else { return nil }
    return first + "…"
  }

  /// One line for each value, the values below each other.
  private static func lines(_ rows: [(label: String, value: String)]) -> String
  {
    let width = rows.reduce(0) { max($0, $1.label.count) } + 2
    return rows.map { label, value in
      label.padding(toLength: width, withPad: " ", startingAt: 0) + value + "\n"
    }.joined()
  }

  /// What is wrong and, where it can be shown, a mark below the character.
  package static func text(
    of fault: ExpressionFault, in text: String, line: Int? = nil
  ) -> String {
    let column = fault.column(in: text)
    let place = line.map { "line \($0), " } ?? ""
    let sentence = "fraction: \(place)column \(column): \(fault.reason)\n"
    guard 1...200 ~= text.count,
      text.unicodeScalars.allSatisfy(isPrintable)
    else { return sentence }
    // A tab is kept, so that the mark stands where the terminal puts the text.
    let indent = text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
    return sentence + "  \(text)\n  \(indent.joined())^\n"
  }

  /// Whether a scalar can be shown without moving about on the terminal.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t"
    case .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
