// ExtendedParsing.swift: the rows of the conformance data whose texts lie
// outside the standard grammar.

import Exact

/// The option that accepts the texts of a class; none accepts those of the
/// classes that are empty here.
private let optionOfClass: [String: FractionParsingOptions] = [
  "parse:colon": .ratio, "parse:decfrac": .decimalParts, "parse:mixed": .mixed,
  "parse:percent": .percent, "parse:space": .surroundingWhitespace,
  "parse:underscore": .digitSeparators, "parse:uslash": .vulgar,
  "parse:vulgar": .vulgar,
  "parse:prefix": [], "parse:signden": [], "parse:slashspace": [],
  "parse:uminus": [],
]

extension Row {
  /// What is expected of a text of a class that no option accepts is that it is
  /// refused.
  var expectedOutcome: String {
    optionOfClass[operation] == [] ? "error" : expected
  }
}

/// What becomes of a text under its option, if it is refused under all others;
/// `nil` for rows of the standard grammar.
func extendedParsingOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  let text = decodedText(row.operands[0])
  func isAccepted(_ options: FractionParsingOptions) -> Bool {
    (try? F(parsing: text, options)) != nil
  }
  let all = FractionParsingOptions(everyOption)
  if row.operation.hasPrefix("parse_error") {
    return everyOption.contains(where: isAccepted)
      ? .text("accepted under an option") : nil
  }
  guard let option = optionOfClass[row.operation] else { return nil }
  if option == [] {
    return isAccepted(all)
      ? .text("accepted") : .error(.invalidSyntax(offset: 0))
  }
  if isAccepted(all.subtracting(option)) {
    return .text("accepted without its option")
  }
  // Some texts of a class are of another one as well.
  let others: FractionParsingOptions = [.surroundingWhitespace, .decimalParts]
  return Outcome { () throws(FractionError) in
    try F(parsing: text, option.union(others)).terms
  }
}
