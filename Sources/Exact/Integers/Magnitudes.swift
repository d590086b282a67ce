// Magnitudes.swift: integers from a sign and a magnitude.

extension FixedWidthInteger where Self: SignedInteger {
  /// The integer with the given magnitude and sign, if it fits.
  package init?(magnitude: Magnitude, isNegative: Bool) {
    let limit = Self.max.magnitude + (isNegative ? 1 : 0)
    guard magnitude <= limit else { return nil }
    let word = Self(truncatingIfNeeded: magnitude)
    self = isNegative ? 0 &- word : word
  }
}
