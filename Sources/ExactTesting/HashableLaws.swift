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
          violations += hashableViolations(a, b, areEqual: i == j)
        }
      }
    }
  }
  return violations
}

private func hashableViolations<T: Hashable>(
  _ a: T, _ b: T, areEqual: Bool
) -> [Violation] {
  var violations: [Violation] = []
  if (a == b) != areEqual {
    violations.append(
      Violation(areEqual ? "a == b" : "a == b is false", a, b))
  }
  if (a != b) == areEqual {
    violations.append(
      Violation(areEqual ? "a != b is false" : "a != b", a, b))
  }
  if areEqual && a.hashValue != b.hashValue {
    violations.append(Violation("equal values hash alike", a, b))
  }
  if areEqual && Set([a, b]).count != 1 {
    violations.append(Violation("equal values are one in a set", a, b))
  }
  return violations
}
