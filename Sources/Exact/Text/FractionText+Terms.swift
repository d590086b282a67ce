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
    let divisor = DigitRun(denominator.map { [$0] } ?? [], in: bytes)
    guard denominator == nil || divisor.count > 0 else { throw .divisionByZero }
    var digits = DigitRun([integer, fraction, repetend], in: bytes)
    if digits.count == 0 { return (0, 1) }
    // The value is digits / (divisor * 10^places), where a repetend of r digits
    // makes the divisor 10^r - 1 (Hardy and Wright, 9.2).
    var places = Int64(fraction.count) - exponent
    if repetend.isEmpty && denominator == nil {
      places -= Int64(digits.dropTrailingZeros())
    }
    guard places.magnitude <= Limits.places,
      digits.count + divisor.count + repetend.count <= Limits.digits
    else { throw .limitExceeded }

    var n = digits.value
    var d = denominator == nil ? 1 : divisor.value
    if !repetend.isEmpty {
      n -= DigitRun([integer, fraction], in: bytes).value
      d = .powerOfTen(repetend.count) - 1
    }
    let scale = BigInteger.powerOfTen(Int(places.magnitude))
    if places < 0 { n *= scale } else { d *= scale }
    return (isNegative ? -n : n, d)
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
