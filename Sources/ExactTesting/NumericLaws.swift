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
) -> [Violation] {
  var violations: [Violation] = []
  for a in samples {
    violations.expect(a + .zero == a, "a + 0 == a", a)
    violations.expect(a - .zero == a, "a - 0 == a", a)
    violations.expect(a - a == .zero, "a - a == 0", a)
    violations.expect(a * 1 == a, "a * 1 == a", a)
    violations.expect(a * .zero == .zero, "a * 0 == 0", a)
    violations.expect(-(-a) == a, "-(-a) == a", a)
    violations.expect(a + -a == .zero, "a + -a == 0", a)
    violations.expect(a.magnitude == (-a).magnitude, "|a| == |-a|", a)
    violations.expect(
      (a.magnitude == T.zero.magnitude) == (a == .zero), "|a| == 0", a)
    var negative = a
    negative.negate()
    violations.expect(negative == -a, "negate() agrees with -a", a)
    for b in samples {
      violations.expect(a + b == b + a, "a + b == b + a", a, b)
      violations.expect(a * b == b * a, "a * b == b * a", a, b)
      violations.expect(a - b == a + -b, "a - b == a + -b", a, b)
      violations.expect((a + b) - b == a, "(a + b) - b == a", a, b)
      violations.expect(-(a * b) == -a * b, "-(a * b) == -a * b", a, b)
      violations.expect(
        (a + b).magnitude <= a.magnitude + b.magnitude,
        "|a + b| <= |a| + |b|", a, b)
      violations.expect(
        (a * b).magnitude == a.magnitude * b.magnitude,
        "|a * b| == |a| * |b|", a, b)
      var result = a
      result += b
      violations.expect(result == a + b, "+= agrees with +", a, b)
      result = a
      result -= b
      violations.expect(result == a - b, "-= agrees with -", a, b)
      result = a
      result *= b
      violations.expect(result == a * b, "*= agrees with *", a, b)
      for c in samples {
        violations.expect(
          (a + b) + c == a + (b + c), "+ is associative", a, b, c)
        violations.expect(
          (a * b) * c == a * (b * c), "* is associative", a, b, c)
        violations.expect(
          a * (b + c) == a * b + a * c, "* distributes", a, b, c)
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
  for a in samples {
    violations.expect(
      F(a.numerator, a.denominator) == a, "a == numerator/denominator", a)
    violations.expect(a.denominator > 0, "the denominator is positive", a)
    violations.expect(a * F(a.denominator) == F(a.numerator), "a * d == n", a)
    if a.isZero {
      violations.expect(a.reciprocal == nil, "zero has no reciprocal", a)
      continue
    }
    violations.expect(a / a == 1, "a / a == 1", a)
    violations.expect(a.reciprocal.map { $0 * a } == 1, "1/a * a == 1", a)
    for b in samples {
      violations.expect(b / a * a == b, "b / a * a == b", a, b)
      violations.expect(
        a.reciprocal.map { b * $0 } == b / a, "b / a == b * 1/a", a, b)
    }
  }
  return violations
}
