// BigFraction+Conversions.swift: between fractions of any size and of words.
//
// An operation that has no fast path of its own takes its operands to
// `BigFraction`, where nothing overflows, and narrows the result.

extension BigFraction {
  /// Creates the value of a fraction.
  @inlinable
  public init(_ fraction: Fraction) {
    self.init(reduced: fraction.numerator, fraction.denominator)
  }

  /// Creates the value of a fraction of any type.
  @inlinable
  public init(_ fraction: some FractionProtocol) {
    if let value = fraction as? BigFraction {
      self = value
    } else if let n = Int(exactly: fraction.numerator),
      let d = Int(exactly: fraction.denominator)
    {
      self.init(reduced: n, d)
    } else {
      self.init(
        reduced: BigInteger(fraction.numerator),
        BigInteger(fraction.denominator))
    }
  }

  /// Creates the value of a fraction; never `nil`.
  public init?(exactly fraction: BigFraction) { self = fraction }
}

extension Fraction {
  /// Creates the value of a fraction of any size, or `nil` if its terms do not
  /// fit `Int`.
  public init?(exactly fraction: BigFraction) {
    guard let value = fraction.small else { return nil }
    self = value
  }
}

extension FractionProtocol {
  /// Creates the value of a fraction of any size.
  ///
  /// - Throws: ``FractionError/overflow`` if it does not fit.
  @inlinable
  init(narrowing fraction: BigFraction) throws(FractionError) {
    guard let value = Self(exactly: fraction) else { throw .overflow }
    self = value
  }
}
