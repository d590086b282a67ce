// BigFraction+Parsing.swift: fractions of any size from text.

extension BigFraction {
  /// Creates the value that a text denotes, in the grammar of
  /// ``Fraction/init(parsing:)``.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` with the UTF-8 offset
  ///   of the first byte that does not follow, ``FractionError/divisionByZero``
  ///   for a zero denominator, ``FractionError/limitExceeded`` for more than
  ///   1,000,000 significant digits, or an exponent that moves the point by
  ///   more than 1,000,000 places, unless the value is zero.
  /// - Complexity: That of multiplication, times O(log *n*) for *n* bytes, and
  ///   that of the greatest common divisor.
  public init(parsing text: some StringProtocol) throws(FractionError) {
    self = try FractionText.parse(text) { text, bytes throws(FractionError) in
      let (numerator, denominator) = try text.terms(in: bytes)
      return BigFraction(numerator, denominator)
    }
  }
}
