// NaiveFraction.swift: the fraction class that tutorials write, as a rival.

/// The greatest common divisor as it is usually written first.
private func euclid(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : euclid(b, a % b)
}

/// A fraction that multiplies across, then reduces every result.
///
/// Each result is an object of its own, and where the products overflow it
/// traps, although the reduced result may fit. It has a module of its own, as
/// `Fraction` has.
public class NaiveFraction {
  /// The numerator.
  public var child: Int

  /// The denominator.
  public var mother: Int

  /// Creates the quotient of two integers.
  public init(_ child: Int, _ mother: Int) {
    let divisor = abs(euclid(child, mother))
    self.child = child / divisor
    self.mother = mother / divisor
    if self.mother < 0 {
      self.child = -self.child
      self.mother = -self.mother
    }
  }

  /// The sum of two fractions.
  public static func + (
    lhs: NaiveFraction, rhs: NaiveFraction
  ) -> NaiveFraction {
    NaiveFraction(
      lhs.child * rhs.mother + rhs.child * lhs.mother, lhs.mother * rhs.mother)
  }

  /// The difference of two fractions.
  public static func - (
    lhs: NaiveFraction, rhs: NaiveFraction
  ) -> NaiveFraction {
    NaiveFraction(
      lhs.child * rhs.mother - rhs.child * lhs.mother, lhs.mother * rhs.mother)
  }

  /// The product of two fractions.
  public static func * (
    lhs: NaiveFraction, rhs: NaiveFraction
  ) -> NaiveFraction {
    NaiveFraction(lhs.child * rhs.child, lhs.mother * rhs.mother)
  }

  /// The quotient of two fractions.
  public static func / (
    lhs: NaiveFraction, rhs: NaiveFraction
  ) -> NaiveFraction {
    NaiveFraction(lhs.child * rhs.mother, lhs.mother * rhs.child)
  }

  /// Whether the left operand is the smaller number, unless the products
  /// overflow.
  public static func < (lhs: NaiveFraction, rhs: NaiveFraction) -> Bool {
    lhs.child * rhs.mother < rhs.child * lhs.mother
  }
}
