// BigFraction+Parsing.swift: fractions of any size from text.

extension BigFraction {
  /// Creates the value that a text denotes, in the grammar of
  /// ``Fraction/init(parsing:_:)``.
  ///
  ///     try BigFraction(parsing: "1e-30")
  ///     try BigFraction(parsing: "1_000.5", [.digitSeparators])  // 2001/2
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` with the UTF-8 offset
  ///   of the first byte that does not follow, ``FractionError/divisionByZero``
  ///   for a zero denominator, ``FractionError/limitExceeded`` for more than
  ///   1,000,000 significant digits, or an exponent that moves the point by
  ///   more than 1,000,000 places, unless the value is zero.
  /// - Complexity: That of multiplication, times O(log *n*) for *n* bytes, and
  ///   that of the greatest common divisor.
  @inlinable
  public init(
    parsing text: some StringProtocol, _ options: FractionParsingOptions = []
  ) throws(FractionError) {
    self = try text.withBytes { Self.parsed($0, options) }.get()
  }

  @usableFromInline
  static func parsed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ options: FractionParsingOptions
  ) -> Result<BigFraction, FractionError> {
    if let value = FractionText.shortValue(of: bytes) {
      return .success(BigFraction(value))
    }
    return Result { () throws(FractionError) in
      try FractionText.parse(bytes, options) {
        text, digits throws(FractionError) in
        let (numerator, denominator) = try text.terms(in: digits)
        return BigFraction(numerator, denominator)
      }
    }
  }
}
