// EdgeFractions.swift: random fractions that lean towards where arithmetic
// breaks.

import Exact

extension Fraction {
  /// A random fraction whose terms are most often at an edge, as those of
  /// ``Swift/FixedWidthInteger/edgeBiased(using:)`` are.
  public static func edgeBiased(
    using generator: inout some RandomNumberGenerator
  ) -> Fraction {
    while true {
      let n = Int.edgeBiased(using: &generator)
      let d = Int.edgeBiased(using: &generator)
      // A denominator of zero and terms that do not fit are drawn again.
      if let value = try? Fraction(numerator: n, denominator: d) {
        return value
      }
    }
  }
}
