// Outcomes.swift: what the tests of continued fractions and of paths expect.

import Exact
import Testing

/// Expects that an operation on words and on numbers of any size comes to a
/// value, which may not fit words, or to a "division" by zero.
func expect(
  _ outcome: Outcome, _ big: Outcome, are value: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (right, bigRight): (Outcome, Outcome) =
    value == "division"
    ? (.error(.divisionByZero), .error(.divisionByZero))
    : (
      Fraction(value) == nil ? .error(.overflow) : .text(value), .text(value)
    )
  #expect(outcome == right, sourceLocation: sourceLocation)
  #expect(big == bigRight, sourceLocation: sourceLocation)
}
