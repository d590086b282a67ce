// Fraction+Parsing.swift: fractions from text.

extension Fraction {
  /// Creates the value that a text denotes.
  ///
  ///     try Fraction(parsing: "-0.1(6)")           // -1/6
  ///     try Fraction(parsing: "-1 1/2", [.mixed])  // -3/2
  ///
  /// The text is an integer ("-5"), a quotient of integers ("3/4"), or a
  /// decimal ("0.75", ".5", "5."), whose last digits may repeat for ever in
  /// parentheses ("0.1(6)" is 1/6). Integers and decimals may carry an exponent
  /// ("1e-3"). One sign may stand in front. Only ASCII characters count, and
  /// the whole text must follow. Options add other forms.
  ///
  /// The quotient need not be in lowest terms, nor its terms fit `Int`:
  /// "9223372036854775808/2" is 2^62.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` with the UTF-8 offset
  ///   of the first byte that does not follow, ``FractionError/divisionByZero``
  ///   for a zero denominator, ``FractionError/overflow`` if the exact value
  ///   does not fit, ``FractionError/limitExceeded`` if terms of more than
  ///   1,000,000 significant digits, or both with exponents of 2^58 or more,
  ///   would have to be compared to decide that.
  /// - Complexity: O(*n*) for *n* bytes; for terms that exceed `Int`, that of
  ///   ``BigFraction/init(parsing:_:)``.
  @inlinable
  public init(
    parsing text: some StringProtocol, _ options: FractionParsingOptions = []
  ) throws(FractionError) {
    self = try text.withBytes { Self.parsed($0, options) }.get()
  }

  @usableFromInline
  static func parsed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ options: FractionParsingOptions
  ) -> Result<Fraction, FractionError> {
    if let value = FractionText.shortValue(of: bytes) { return .success(value) }
    return Result { () throws(FractionError) in
      try FractionText.parse(bytes, options) {
        text, digits throws(FractionError) in
        guard text.mayFitWords(in: digits) else { throw .overflow }
        let (numerator, denominator) = try text.terms(in: digits)
        return try Fraction(narrowing: BigFraction(numerator, denominator))
      }
    }
  }
}
