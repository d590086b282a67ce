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
    let exact = try expression.value(as: Fraction.self)
    guard detail == .comparison else { return "\(exact)\n" }
    let double = try expression.value(as: Double.self)
    let decimal = try expression.value(as: Decimal.self)
    return """
      Double    \(double)
      Decimal   \(decimal)
      Fraction  \(exact)

      """
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
