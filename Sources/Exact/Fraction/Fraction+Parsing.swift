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
  ///   10,000 significant digits would have to be compared to decide that.
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*²) for terms of *m* digits
  ///   that exceed `Int`.
  public init(parsing text: some StringProtocol) throws(FractionError) {
    let result =
      text.utf8.withContiguousStorageIfAvailable(Self.parse)
      ?? Array(text.utf8).withUnsafeBufferPointer(Self.parse)
    self = try result.get()
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Result<Fraction, FractionError> {
    Result { () throws(FractionError) in
      let text = try FractionText(bytes)
      if let value = text.shortValue(in: bytes) { return value }
      return try text.longValue(in: bytes)
    }
  }
}

/// The number of decimal digits that always fit a word.
private let digitsPerWord = Int.bitWidth == 64 ? 18 : 9

/// The number of significant digits of a term that are read at most.
private let digitLimit = 10_000

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

  /// The value, whatever the length of its terms.
  fileprivate func longValue(
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(FractionError) -> Fraction {
    let divisor = Digits(denominator.map { [$0] } ?? [], in: bytes)
    guard denominator == nil || divisor.count > 0 else { throw .divisionByZero }
    var digits = Digits([integer, fraction, repetend], in: bytes)
    if digits.count == 0 { return 0 }
    // The value is digits / (divisor * 10^places), where a repetend of r digits
    // makes the divisor 10^r - 1 (Hardy and Wright, 9.2).
    var places = Int64(fraction.count) - exponent
    if denominator == nil && repetend.isEmpty {
      places -= Int64(digits.dropTrailingZeros())
      // What is left keeps either all factors 2 of the power of ten or all 5.
      guard places < Int.bitWidth else { throw .overflow }
    }
    // The value lies within a factor of ten of 10^order.
    let order = Int64(digits.count - divisor.count - repetend.count) - places
    guard -22...22 ~= order else { throw .overflow }
    let length = max(
      Int64(digits.count) + max(-places, 0),
      Int64(divisor.count + repetend.count) + max(places, 0))
    guard length <= digitLimit else { throw .limitExceeded }

    var n = digits.value
    var d = denominator == nil ? Natural(1) : divisor.value
    if !repetend.isEmpty {
      n.subtract(Digits([integer, fraction], in: bytes).value)
      d.multiplyByPowerOfTen(repetend.count)
      d.subtract(Natural(1))
    }
    n.multiplyByPowerOfTen(Int(max(-places, 0)))
    d.multiplyByPowerOfTen(Int(max(places, 0)))
    guard let terms = Natural.lowestTerms(n, d),
      let denominator = Int(exactly: terms.denominator),
      let numerator = Int(
        magnitude: terms.numerator, isNegative: isNegative)
    else { throw .overflow }
    return Fraction(reduced: numerator, denominator)
  }
}

/// The significant digits of a number, which stand in several places of a text.
private struct Digits {
  let bytes: UnsafeBufferPointer<UInt8>
  private var parts: [Range<Int>]

  /// The digits of all parts, from the first that is not zero on.
  init(_ parts: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.parts = parts
    for i in parts.indices {
      var start = parts[i].lowerBound
      let end = parts[i].upperBound
      while start < end && bytes[start] == UInt8(ascii: "0") { start += 1 }
      self.parts[i] = start..<end
      if start < end { break }
    }
  }

  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// Drops the zeros at the end, and returns their number.
  mutating func dropTrailingZeros() -> Int {
    let oldCount = count
    for i in parts.indices.reversed() {
      let start = parts[i].lowerBound
      var end = parts[i].upperBound
      while start < end && bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
      parts[i] = start..<end
      if start < end { break }
    }
    return oldCount - count
  }

  var value: Natural {
    var value = Natural(0)
    for i in parts.joined() {
      value.multiply(by: 10, adding: UInt(bytes[i] - UInt8(ascii: "0")))
    }
    return value
  }
}

extension Natural {
  fileprivate mutating func multiplyByPowerOfTen(_ exponent: Int) {
    for _ in 0..<exponent { multiply(by: 10, adding: 0) }
  }
}
