// BigFraction+Description.swift: fractions of any size as text.

extension BigFraction {
  /// The terms with a stroke between, such as "-3/4", or the numerator alone
  /// for a whole number. `init(_:)` reads it back.
  ///
  /// - Complexity: That of ``BigInteger/description(radix:)``.
  public var description: String {
    if let small { return small.description }
    return isInteger
      ? numerator.description
      : numerator.description + "/" + denominator.description
  }
}
