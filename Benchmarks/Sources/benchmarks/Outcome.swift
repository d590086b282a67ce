// Outcome.swift: a result in the form in which contenders are compared.

/// What a contender makes of one task.
enum Outcome {
  /// A number in lowest terms; a whole number or a truth value has the
  /// denominator 1.
  case exact(Int, Int)
  /// A text, or a number of any size as its digits.
  case text(String)
  /// A number that may be off by as much as the tolerance.
  case approximate(Double, tolerance: Double)
  /// The refusal of a result that does not fit.
  case overflow

  static func truth(_ value: Bool) -> Outcome { .exact(value ? 1 : 0, 1) }

  func agrees(with other: Outcome) -> Bool {
    switch (self, other) {
    case (.exact(let n, let d), .exact(let otherN, let otherD)):
      n == otherN && d == otherD
    case (.text(let text), .text(let otherText)):
      text == otherText
    case (.overflow, .overflow):
      true
    case (.exact(let n, let d), .approximate(let value, let tolerance)),
      (.approximate(let value, let tolerance), .exact(let n, let d)):
      abs(Double(n) / Double(d) - value) <= tolerance
    case (
      .approximate(let value, let tolerance),
      .approximate(let otherValue, let otherTolerance)
    ):
      abs(value - otherValue) <= tolerance + otherTolerance
    default:
      false
    }
  }
}

extension Outcome: CustomStringConvertible {
  var description: String {
    switch self {
    case .exact(let n, let d): d == 1 ? "\(n)" : "\(n)/\(d)"
    case .text(let text): text
    case .approximate(let value, _): "\(value)"
    case .overflow: "overflow"
    }
  }
}
