// FractionProtocol.swift: what every exact fraction type can do, and the
// operations that one body serves for all of them.

#if hasFeature(Embedded)
  /// What a fraction type offers beside arithmetic; outside Embedded Swift it
  /// is also codable.
  public typealias FractionRepresentations =
    LosslessStringConvertible & CustomDebugStringConvertible

  /// What the terms of a fraction are; outside Embedded Swift also codable.
  public typealias FractionTerm = SignedInteger & Sendable
#else
  /// What a fraction type offers beside arithmetic.
  public typealias FractionRepresentations =
    LosslessStringConvertible & CustomDebugStringConvertible & Codable

  /// What the terms of a fraction are.
  public typealias FractionTerm = SignedInteger & Sendable & Codable
#endif

/// A type whose values are exact rational numbers in lowest terms.
///
/// The denominator is positive and has no factor in common with the numerator;
/// zero is 0/1. There is no NaN, no infinity and no zero denominator. Equal
/// values have equal terms.
///
/// An operation fails if and only if its exact result does not exist or does
/// not fit the type. Operators and unlabelled initialisers then trap; methods
/// throw ``FractionError``.
public protocol FractionProtocol: SignedNumeric, Comparable, Hashable,
  Strideable, Sendable, FractionRepresentations
where Magnitude == Self, Stride == Self {
  /// The type of the numerator and the denominator.
  associatedtype Integer: FractionTerm

  /// The number above the line; it carries the sign.
  var numerator: Integer { get }

  /// The number below the line, always positive.
  var denominator: Integer { get }

  /// Creates the quotient of two integers, in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero, and the reduced terms fit.
  init(_ numerator: Integer, _ denominator: Integer)

  /// Creates the quotient of two integers, in lowest terms.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `denominator` is zero,
  ///   ``FractionError/overflow`` if a reduced term does not fit.
  init(numerator: Integer, denominator: Integer) throws(FractionError)

  /// Creates the value of an integer.
  ///
  /// - Precondition: The integer fits.
  init(_ integer: some BinaryInteger)

  /// Creates the value of a fraction of any size, or `nil` if it does not fit.
  init?(exactly fraction: BigFraction)

  /// Creates the value that a text denotes in the standard grammar, or in what
  /// options make of it.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` if the text does not
  ///   follow the grammar, ``FractionError/divisionByZero`` if its denominator
  ///   is zero, ``FractionError/overflow`` if its value does not fit,
  ///   ``FractionError/limitExceeded`` if it is too long to decide that.
  init(
    parsing text: some StringProtocol, _ options: FractionParsingOptions
  ) throws(FractionError)

  /// The quotient of two fractions.
  ///
  /// - Precondition: `rhs` is not zero, and the exact quotient fits.
  static func / (lhs: Self, rhs: Self) -> Self

  /// Replaces the left operand by the quotient.
  ///
  /// - Precondition: `rhs` is not zero, and the exact quotient fits.
  static func /= (lhs: inout Self, rhs: Self)

  /// The sum of two fractions.
  ///
  /// - Throws: ``FractionError/overflow`` if the exact sum does not fit.
  func adding(_ other: Self) throws(FractionError) -> Self

  /// The difference of two fractions.
  ///
  /// - Throws: ``FractionError/overflow`` if the exact difference does not fit.
  func subtracting(_ other: Self) throws(FractionError) -> Self

  /// The product of two fractions.
  ///
  /// - Throws: ``FractionError/overflow`` if the exact product does not fit.
  func multiplied(by other: Self) throws(FractionError) -> Self

  /// The quotient of two fractions.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `other` is zero,
  ///   ``FractionError/overflow`` if the exact quotient does not fit.
  func divided(by other: Self) throws(FractionError) -> Self

  /// The value with the opposite sign.
  ///
  /// - Throws: ``FractionError/overflow`` if it does not fit.
  func negated() throws(FractionError) -> Self

  /// The value to the power `exponent`, the product of that many factors; a
  /// negative exponent takes the power of the reciprocal.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if the value is zero and the
  ///   exponent negative, ``FractionError/overflow`` if the exact power does
  ///   not fit, ``FractionError/limitExceeded`` if a type without bounds would
  ///   take too much memory for it.
  func raised(to exponent: Int) throws(FractionError) -> Self

  /// One divided by the value; `nil` for zero, or where that does not fit.
  var reciprocal: Self? { get }
}

extension FractionProtocol {
  /// Whether two fractions are the same number.
  ///
  /// Lowest terms make that a comparison of the terms. Without this, the `==`
  /// by distance that `Strideable` offers would be taken.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.numerator == rhs.numerator && lhs.denominator == rhs.denominator
  }

  /// Creates the value of a mixed number, such as 2 1/3.
  ///
  /// The sign of `whole` is the sign of all: -1 with 1/2 is -3/2. A fractional
  /// part of any size and sign is added before that sign is applied; where
  /// `whole` is zero it is the value.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `denominator` is zero,
  ///   ``FractionError/overflow`` if the exact value does not fit.
  @inlinable
  public init(
    whole: Integer, _ numerator: Integer, _ denominator: Integer
  ) throws(FractionError) {
    let part = try Self(numerator: numerator, denominator: denominator)
    self =
      whole < 0
      ? try Self(whole).subtracting(part) : try Self(whole).adding(part)
  }

  /// Whether the value is a whole number.
  @inlinable
  public var isInteger: Bool { denominator == 1 }

  /// Whether the value is zero.
  @inlinable
  public var isZero: Bool { numerator == 0 }

  /// Whether the value is below zero.
  @inlinable
  public var isNegative: Bool { numerator < 0 }

  /// -1, 0 or 1, as the value is below, at or above zero.
  @inlinable
  public func signum() -> Self { Self(numerator.signum()) }

  /// The absolute value.
  ///
  /// - Precondition: It fits.
  @inlinable
  public var magnitude: Self { isNegative ? -self : self }

  /// Replaces the value by the one with the opposite sign.
  ///
  /// - Precondition: That value fits.
  @inlinable
  public mutating func negate() { self = -self }

  /// Replaces the left operand by the product.
  ///
  /// - Precondition: The exact product fits.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// Replaces the left operand by the quotient.
  ///
  /// - Precondition: `rhs` is not zero, and the exact quotient fits.
  @inlinable
  public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }

  /// The terms with a stroke between, such as "-3/4", or the numerator alone
  /// for a whole number. `init(_:)` reads it back.
  @inlinable
  public var description: String {
    isInteger ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Creates the value that a text of the standard grammar denotes.
  ///
  /// - Throws: As ``init(parsing:_:)`` does.
  @inlinable
  public init(parsing text: some StringProtocol) throws(FractionError) {
    try self.init(parsing: text, [])
  }

  /// Creates the value that a text of the standard grammar denotes, or `nil`.
  ///
  /// ``init(parsing:)`` says what is wrong with a text.
  @inlinable
  public init?(_ text: String) {
    do { try self.init(parsing: text) } catch { return nil }
  }

  /// How far `other` lies above the value.
  ///
  /// - Precondition: The exact difference fits.
  @inlinable
  public func distance(to other: Self) -> Self { other - self }

  /// The value that lies `n` above.
  ///
  /// - Precondition: The exact sum fits.
  @inlinable
  public func advanced(by n: Self) -> Self { self + n }
}
