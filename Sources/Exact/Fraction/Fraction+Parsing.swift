// Fraction+Parsing.swift: fractions from text.

extension Fraction {
  /// Creates the value that a text denotes.
  ///
  /// The text is an integer ("-5"), a quotient of integers ("3/4"), or a
  /// decimal ("0.75", ".5", "5."), whose last digits may repeat for ever in
  /// parentheses ("0.1(6)" is 1/6). Integers and decimals may carry an exponent
  /// ("1e-3"). One sign may stand in front. Only ASCII characters count, and
  /// the whole text must follow.
  ///
  /// The quotient need not be in lowest terms, nor its terms fit `Int`:
  /// "9223372036854775808/2" is 2^62.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` with the UTF-8 offset
  ///   of the first byte that does not follow, ``FractionError/divisionByZero``
  ///   for a zero denominator, ``FractionError/overflow`` if the exact value
  ///   does not fit, ``FractionError/limitExceeded`` if terms of more than
  ///   1,000,000 significant digits would have to be compared to decide that.
  /// - Complexity: O(*n*) for *n* bytes; for terms that exceed `Int`, that of
  ///   ``BigFraction/init(parsing:)``.
  public init(parsing text: some StringProtocol) throws(FractionError) {
    self = try FractionText.parse(text) { text, bytes throws(FractionError) in
      if let value = text.shortValue(in: bytes) { return value }
      guard text.mayFitWords(in: bytes) else { throw .overflow }
      let (numerator, denominator) = try text.terms(in: bytes)
      return try Fraction(narrowing: BigFraction(numerator, denominator))
    }
  }
}

/// The number of decimal digits that always fit a word.
private let digitsPerWord = Int.bitWidth == 64 ? 18 : 9

extension FractionText {
  /// The value, if its terms as written fit a word.
  fileprivate func shortValue(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Fraction? {
    guard repetend.isEmpty,
      integer.count + fraction.count <= digitsPerWord
    else { return nil }
    var n = Self.value(of: bytes[integer])
    var d = 1
    if let denominator {
      guard denominator.count <= digitsPerWord else { return nil }
      d = Self.value(of: bytes[denominator])
      guard d != 0 else { return nil }
    } else {
      let places = Int64(fraction.count) - exponent
      guard 0...Int64(digitsPerWord) ~= places else { return nil }
      n = Self.value(of: bytes[fraction], after: n)
      for _ in 0..<places { d *= 10 }
    }
    return Fraction(Reduction.quotient(isNegative ? -n : n, 1, d, 1))
  }

  private static func value(
    of digits: Slice<UnsafeBufferPointer<UInt8>>, after leading: Int = 0
  ) -> Int {
    digits.reduce(leading) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
  }

  /// Whether the lengths of the terms leave room for a value that fits words.
  ///
  /// So no large number is formed for a text whose length alone decides.
  fileprivate func mayFitWords(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = DigitRun([integer, fraction, repetend], in: bytes)
    let divisor = DigitRun(denominator.map { [$0] } ?? [], in: bytes)
    // Zero, and a denominator of zero, are decided elsewhere.
    guard digits.count > 0, denominator == nil || divisor.count > 0 else {
      return true
    }
    var places = Int64(fraction.count) - exponent
    if denominator == nil && repetend.isEmpty {
      places -= Int64(digits.dropTrailingZeros())
      // What is left keeps either all factors 2 of the power of ten or all 5.
      guard places < Int.bitWidth else { return false }
    }
    // The value lies within a factor of ten of 10^order.
    let order = Int64(digits.count - divisor.count - repetend.count) - places
    return -22...22 ~= order
  }
}
