// Violation.swift: what a law checker reports.

/// A law that a type breaks, with the values that show it.
///
/// Law checkers return violations and leave it to any test framework to
/// expect that there are none.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The law, as a formula or a sentence.
  public let law: String

  /// The values for which it does not hold.
  public let values: [String]

  /// Whether checkers report the laws that hold, too: which laws they check.
  @TaskLocal package static var includesLawsThatHold = false

  /// Creates a violation of a law by values.
  public init(_ law: String, _ values: [Any]) {
    self.law = law
    self.values = values.map { String(reflecting: $0) }
  }

  /// The law and the values in one line.
  public var description: String {
    "\(law): \(values.joined(separator: ", "))"
  }
}

extension [Violation] {
  /// Adds a violation of a law by values unless it holds.
  mutating func expect(_ holds: Bool, _ law: String, _ values: Any...) {
    if holds && !Violation.includesLawsThatHold { return }
    append(Violation(law, values))
  }
}
