// StrideableLaws.swift: the laws of distances.

/// The laws of `Strideable` that a type breaks.
///
/// - Parameter samples: Values whose distances fit the type.
/// - Complexity: O(*n*²) for *n* samples.
public func strideableViolations<T: Strideable>(
  samples: [T]
) -> [Violation] {
  var violations: [Violation] = []
  for a in samples {
    violations.expect(a.distance(to: a) == 0, "the distance to itself is 0", a)
    violations.expect(
      a.advanced(by: 0) == a, "advancing by 0 changes nothing", a)
    for b in samples {
      let distance = a.distance(to: b)
      violations.expect(a.advanced(by: distance) == b, "a + (b - a) == b", a, b)
      violations.expect(
        b.distance(to: a) == -distance, "a - b == -(b - a)", a, b)
      violations.expect(
        (distance > 0) == (a < b), "b - a > 0 if and only if a < b", a, b)
      violations.expect(
        (distance == 0) == (a == b), "b - a == 0 as a == b", a, b)
    }
  }
  return violations
}
