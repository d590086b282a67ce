// StrideableLaws.swift: the laws of distances.

/// The laws of `Strideable` that a type breaks.
///
/// - Parameter samples: Values whose distances fit the type.
/// - Complexity: O(*n*²) for *n* samples.
public func strideableViolations<T: Strideable>(
  samples: [T]
) -> [Violation] {
  var violations: [Violation] = []
  func expect(_ holds: Bool, _ law: String, _ values: T...) {
    if !holds { violations.append(Violation(law, values)) }
  }
  for a in samples {
    expect(a.distance(to: a) == 0, "the distance to itself is 0", a)
    expect(a.advanced(by: 0) == a, "advancing by 0 changes nothing", a)
    for b in samples {
      let distance = a.distance(to: b)
      expect(a.advanced(by: distance) == b, "a + (b - a) == b", a, b)
      expect(b.distance(to: a) == -distance, "a - b == -(b - a)", a, b)
      expect((distance > 0) == (a < b), "b - a > 0 if and only if a < b", a, b)
      expect((distance == 0) == (a == b), "b - a == 0 as a == b", a, b)
    }
  }
  return violations
}
