// HashableLaws.swift: the laws of equality and hashing.

/// The laws of `Equatable` and `Hashable` that a type breaks.
///
/// - Parameter equivalenceClasses: Groups of values. All values of a group are
///   equal and differ from those of every other group.
/// - Complexity: O(*n*²) for *n* values.
public func hashableViolations<T: Hashable>(
  equivalenceClasses: [[T]]
) -> [Violation] {
  var violations: [Violation] = []
  for (i, first) in equivalenceClasses.enumerated() {
    for (j, second) in equivalenceClasses.enumerated() {
      for a in first {
        for b in second {
          if i != j {
            violations.expect(!(a == b), "a == b is false", a, b)
            violations.expect(a != b, "a != b", a, b)
            continue
          }
          violations.expect(a == b, "a == b", a, b)
          violations.expect(!(a != b), "a != b is false", a, b)
          violations.expect(
            a.hashValue == b.hashValue, "equal values hash alike", a, b)
          violations.expect(
            Set([a, b]).count == 1, "equal values are one in a set", a, b)
        }
      }
    }
  }
  return violations
}
