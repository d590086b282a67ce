// ComparableLaws.swift: the laws of order.

/// The laws of `Comparable` that a type breaks.
///
/// - Parameter ascendingClasses: Groups of equal values, in ascending order.
/// - Complexity: O(*n*²) for *n* values.
public func comparableViolations<T: Comparable>(
  ascendingClasses: [[T]]
) -> [Violation] {
  var violations: [Violation] = []
  for (i, first) in ascendingClasses.enumerated() {
    for (j, second) in ascendingClasses.enumerated() {
      for a in first {
        for b in second {
          violations.expect(
            (a < b) == (i < j), "a < b agrees with the order", a, b)
          violations.expect(
            (a <= b) == (i <= j), "a <= b agrees with the order", a, b)
          violations.expect(
            (a > b) == (i > j), "a > b agrees with the order", a, b)
          violations.expect(
            (a >= b) == (i >= j), "a >= b agrees with the order", a, b)
          violations.expect(
            (a == b) == (i == j), "a == b agrees with the order", a, b)
        }
      }
    }
  }
  return violations
}
