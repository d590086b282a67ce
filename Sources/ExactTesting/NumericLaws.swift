// NumericLaws.swift: the laws of rings and fields.

import Exact

/// The laws of `SignedNumeric` that a type breaks: those of a commutative ring,
/// and of assignment, negation and magnitude.
///
/// - Parameter samples: Values so small that sums of three and products of
///   three fit the type.
/// - Complexity: O(*n*³) for *n* samples.
public func numericViolations<T: SignedNumeric>(
  samples: [T]
) -> [Violation] where T.Magnitude: Comparable {
  var violations: [Violation] = []
  func expect(_ holds: Bool, _ law: String, _ values: T...) {
    if !holds { violations.append(Violation(law, values)) }
  }
  for a in samples {
    expect(a + .zero == a, "a + 0 == a", a)
    expect(a - .zero == a, "a - 0 == a", a)
    expect(a - a == .zero, "a - a == 0", a)
    expect(a * 1 == a, "a * 1 == a", a)
    expect(a * .zero == .zero, "a * 0 == 0", a)
    expect(+a == a, "+a == a", a)
    expect(-(-a) == a, "-(-a) == a", a)
    expect(a + -a == .zero, "a + -a == 0", a)
    expect(a.magnitude == (-a).magnitude, "|a| == |-a|", a)
    expect((a.magnitude == T.zero.magnitude) == (a == .zero), "|a| == 0", a)
    var negative = a
    negative.negate()
    expect(negative == -a, "negate() agrees with -a", a)
    for b in samples {
      expect(a + b == b + a, "a + b == b + a", a, b)
      expect(a * b == b * a, "a * b == b * a", a, b)
      expect(a - b == a + -b, "a - b == a + -b", a, b)
      expect((a + b) - b == a, "(a + b) - b == a", a, b)
      expect(-(a * b) == -a * b, "-(a * b) == -a * b", a, b)
      expect(
        (a + b).magnitude <= a.magnitude + b.magnitude,
        "|a + b| <= |a| + |b|", a, b)
      expect(
        (a * b).magnitude == a.magnitude * b.magnitude,
        "|a * b| == |a| * |b|", a, b)
      var result = a
      result += b
      expect(result == a + b, "+= agrees with +", a, b)
      result = a
      result -= b
      expect(result == a - b, "-= agrees with -", a, b)
      result = a
      result *= b
      expect(result == a * b, "*= agrees with *", a, b)
      for c in samples {
        expect((a + b) + c == a + (b + c), "+ is associative", a, b, c)
        expect((a * b) * c == a * (b * c), "* is associative", a, b, c)
        expect(a * (b + c) == a * b + a * c, "* distributes", a, b, c)
      }
    }
  }
  return violations
}

/// The laws of division that a type breaks: those that make a ring a field, and
/// of the terms that represent a value.
///
/// - Parameter samples: Values so small that quotients of products of two fit
///   the type.
/// - Complexity: O(*n*²) for *n* samples.
public func fieldViolations<F: FractionProtocol>(
  samples: [F]
) -> [Violation] {
  var violations: [Violation] = []
  func expect(_ holds: Bool, _ law: String, _ values: F...) {
    if !holds { violations.append(Violation(law, values)) }
  }
  for a in samples {
    expect(F(a.numerator, a.denominator) == a, "a == numerator/denominator", a)
    expect(a.denominator > 0, "the denominator is positive", a)
    expect(a * F(a.denominator) == F(a.numerator), "a * d == n", a)
    if a.isZero {
      expect(a.reciprocal == nil, "zero has no reciprocal", a)
      continue
    }
    expect(a / a == 1, "a / a == 1", a)
    expect(a.reciprocal.map { $0 * a } == 1, "1/a * a == 1", a)
    for b in samples {
      expect(b / a * a == b, "b / a * a == b", a, b)
      expect(a.reciprocal.map { b * $0 } == b / a, "b / a == b * 1/a", a, b)
      var result = b
      result /= a
      expect(result == b / a, "/= agrees with /", a, b)
    }
  }
  return violations
}
