// FractionProtocol+MixedDescription.swift: mixed numbers as text.

extension FractionProtocol {
  /// The value as a whole number and a proper fraction with a blank between:
  /// "-1 1/2", "3", "-1/2".
  ///
  /// The sign is that of all. ``init(parsing:_:)`` with the option
  /// ``FractionParsingOptions/mixed`` reads it back.
  public var mixedDescription: String {
    // The least `Int` has no magnitude of its own type.
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    if whole == 0 || rest == 0 { return description }
    return "\(whole) \(rest.magnitude)/\(denominator)"
  }
}
