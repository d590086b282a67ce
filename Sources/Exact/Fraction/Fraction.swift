// Fraction.swift: the type, its invariant, and the ways to make one.

/// An exact rational number over `Int`, always in lowest terms.
///
///     let third: Fraction = 1/3
///     third * 3 == 1  // true
///
/// Operators trap where the exact result does not fit, as those of `Int` do;
/// the named methods throw ``FractionError``. A result that fits is never
/// refused because an intermediate value would not have fitted.
///
/// - Invariant: `denominator` is positive and has no common factor with
///   `numerator`; zero is stored as `0/1`.
@frozen
public struct Fraction: Hashable, Sendable {
  /// The number above the line, from `Int.min` to `Int.max`.
  public let numerator: Int

  /// The number below the line, from 1 to `Int.max`.
  public let denominator: Int

  /// Creates a fraction from terms that already satisfy the invariant.
  @inlinable
  package init(reduced numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
    assert(isReduced, "Fraction terms are not in lowest terms")
  }

  /// Whether the terms satisfy the invariant of the type.
  @inlinable
  package var isReduced: Bool {
    denominator > 0 && gcd(numerator, denominator) == 1
  }
}

extension Fraction {
  /// Creates the quotient of two integers, in lowest terms.
  ///
  ///     Fraction(6, -4)              // -3/2
  ///     Fraction(Int.min, Int.min)   // 1
  ///
  /// - Precondition: `denominator` is not zero, and the reduced terms fit.
  public init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator != 0, "Division by zero")
    guard let value = Self(Reduction.quotient(numerator, 1, denominator, 1))
    else { preconditionFailure("Overflow in Fraction initialiser") }
    self = value
  }

  /// Creates the quotient of two integers, in lowest terms.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `denominator` is zero,
  ///   ``FractionError/overflow`` if a reduced term does not fit: 1/`Int.min`
  ///   does not, 2/`Int.min` does.
  public init(numerator: Int, denominator: Int) throws(FractionError) {
    guard denominator != 0 else { throw .divisionByZero }
    guard let value = Self(Reduction.quotient(numerator, 1, denominator, 1))
    else { throw .overflow }
    self = value
  }

  /// Creates the fraction with the given reduced terms, if they fit.
  @inline(__always)
  init?(_ terms: ReducedTerms<Int>) {
    guard let (numerator, denominator) = terms.narrowed else { return nil }
    self.init(reduced: numerator, denominator)
  }
}

extension Fraction: FractionProtocol {
  /// The terms as they are made: "Fraction(3, 4)".
  public var debugDescription: String {
    "Fraction(\(numerator), \(denominator))"
  }
}
