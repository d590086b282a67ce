// FractionText+Terms.swift: what the digits of a number are worth.

extension FractionText {
  /// The number as a quotient, not in lowest terms.
  ///
  /// - Throws: ``FractionError/divisionByZero`` for a zero denominator,
  ///   ``FractionError/limitExceeded`` beyond the limits, unless the number is
  ///   zero.
  /// - Complexity: That of multiplication, times O(log *n*) for *n* digits.
  func terms(
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(FractionError) -> (numerator: BigInteger, denominator: BigInteger) {
    let runs = Runs(self, in: bytes)
    if divisor != nil && runs.divisor.count == 0 { throw .divisionByZero }
    if runs.dividend.count == 0 && runs.whole.count == 0 { return (0, 1) }
    let repetends = dividend.repetend.count + (divisor?.repetend.count ?? 0)
    guard !isOrderLost, runs.places.magnitude <= Limits.places,
      runs.count + repetends <= Limits.digits
    else { throw .limitExceeded }

    // A decimal is digits / 10^places, where a repetend of r digits adds the
    // divisor 10^r - 1 and takes off the digits before it (Hardy and Wright,
    // 9.2).
    var n = runs.dividend.value - dividend.digitsBeforeRepetend(in: bytes)
    var d = dividend.nines
    if let divisor {
      n *= divisor.nines
      d *= runs.divisor.value - divisor.digitsBeforeRepetend(in: bytes)
    }
    if !whole.isEmpty { n += runs.whole.value * d }
    if runs.places != 0 {
      let scale = BigInteger.powerOfTen(Int(runs.places.magnitude))
      if runs.places < 0 { n *= scale } else { d *= scale }
    }
    return (isNegative ? -n : n, d)
  }

  /// Whether the lengths of the terms leave room for a value that fits words.
  ///
  /// So no large number is formed for a text whose length alone decides.
  func mayFitWords(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let runs = Runs(self, in: bytes)
    // A denominator of zero is decided elsewhere, and so is zero.
    if divisor != nil && runs.divisor.count == 0 || isOrderLost { return true }
    // Values lie within some factors of ten of 10^order, words below 10^19.
    if runs.whole.count > 22 { return false }
    if runs.dividend.count == 0 || runs.whole.count > 0 { return true }
    // A lone decimal without zeros at its end keeps either all factors 2 of the
    // power of ten or all 5.
    if divisor == nil && dividend.repetend.isEmpty
      && runs.places >= Int.bitWidth
    {
      return false
    }
    let nines = dividend.repetend.count - (divisor?.repetend.count ?? 0)
    let order =
      Int64(runs.dividend.count - runs.divisor.count - nines) - runs.places
    return -22...22 ~= order
  }
}

/// The significant digits of the parts of a number.
private struct Runs {
  let whole: DigitRun
  var dividend: DigitRun
  let divisor: DigitRun
  /// How many places the point of the quotient is to the left of its end.
  var places: Int64

  init(_ text: FractionText, in bytes: UnsafeBufferPointer<UInt8>) {
    whole = DigitRun([text.whole], in: bytes)
    dividend = text.dividend.digits(in: bytes)
    divisor =
      text.divisor.map { $0.digits(in: bytes) } ?? DigitRun([], in: bytes)
    places =
      text.dividend.places - (text.divisor?.places ?? 0)
      + (text.isPercentage ? 2 : 0)
    if text.divisor == nil && text.dividend.repetend.isEmpty {
      places -= Int64(dividend.dropTrailingZeros())
    }
  }

  var count: Int { whole.count + dividend.count + divisor.count }
}

extension FractionText.Decimal {
  fileprivate func digits(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> DigitRun {
    DigitRun([integer, fraction, repetend], in: bytes)
  }

  /// The digits that do not repeat, as a number; 0 if all do not.
  fileprivate func digitsBeforeRepetend(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> BigInteger {
    repetend.isEmpty ? 0 : DigitRun([integer, fraction], in: bytes).value
  }

  /// The divisor that a repetend adds, which is written in nines; 1 for none.
  fileprivate var nines: BigInteger {
    repetend.isEmpty ? 1 : .powerOfTen(repetend.count) - 1
  }
}

/// The significant digits of a number, which stand in several places of a text.
struct DigitRun {
  private let bytes: UnsafeBufferPointer<UInt8>
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

  var value: BigInteger {
    parts.joined().map { bytes[$0] - UInt8(ascii: "0") }
      .withUnsafeBufferPointer { BigInteger(digits: $0) }
  }
}
