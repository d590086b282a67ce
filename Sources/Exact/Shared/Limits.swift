// Limits.swift: how much is read and written.

/// The documented limits on texts, which keep hostile input from taking all
/// time and memory.
package enum Limits {
  /// The largest number of significant digits that is read or written.
  static let digits = 1_000_000

  /// The largest distance, in places, that a text moves the decimal point.
  package static let places = 1_000_000

  /// The largest number of instalments that a number alone can ask for.
  static let instalments = 1_000_000

  /// The largest number of terms of a continued fraction that makes a number.
  static let continuedFractionTerms = 1_000_000

  /// The largest number of bits that all of these terms have together.
  static let continuedFractionBits = 1 << 22
}
