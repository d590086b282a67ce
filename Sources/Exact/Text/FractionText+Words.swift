// FractionText+Words.swift: short numbers, which need no number beyond words.

/// The number of decimal digits that always fit a word without a sign.
private var digitsPerWord: Int { Int.bitWidth == 64 ? 19 : 9 }

/// The inverse of five modulo the power of two that a word counts to: it
/// divides an exact multiple of five by five.
private var inverseOfFive: UInt { .max / 5 * 4 + 1 }

extension FractionText {
  /// The value of a short integer, quotient or decimal; `nil` for any other
  /// text, be it right or wrong.
  @inline(__always)
  static func shortValue(of bytes: UnsafeBufferPointer<UInt8>) -> Fraction? {
    let count = bytes.count
    guard 1...2 * digitsPerWord + 2 ~= count else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let start = isNegative || bytes[0] == UInt8(ascii: "+") ? 1 : 0

    var n: UInt = 0
    var unused: UInt = 1
    let end = read(bytes, from: start, &n, scaling: &unused)
    let next = end + 1
    if end < count && bytes[end] == UInt8(ascii: ".") {
      // The point is no digit.
      guard 1...digitsPerWord ~= count - next + end - start else { return nil }
      return decimal(n, bytes, from: next, isNegative)
    }
    guard 1...digitsPerWord ~= end - start, n <= Int.max else { return nil }
    if end == count { return Fraction(reduced: signed(n, isNegative), 1) }

    var d: UInt = 0
    guard bytes[end] == UInt8(ascii: "/"), count - next <= digitsPerWord,
      read(bytes, from: next, &d, scaling: &unused) == count,
      1...UInt(Int.max) ~= d
    else { return nil }
    let g = gcd(n, d)
    return g == 1
      ? Fraction(reduced: signed(n, isNegative), signed(d, false))
      : Fraction(reduced: signed(n / g, isNegative), signed(d / g, false))
  }

  /// Appends digits to a number, multiplies another by ten for each, and
  /// returns the index of what follows.
  @inline(__always)
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ number: inout UInt,
    scaling power: inout UInt
  ) -> Int {
    var index = start
    // In short texts a point or a stroke stands among the next eight bytes.
    while bytes.count &- index >= 16,
      let eight = eightDigits(bytes, at: index)
    {
      number = number &* 100_000_000 &+ eight
      power = power &* 100_000_000
      index &+= 8
    }
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit > 9 { break }
      number = number &* 10 &+ UInt(digit)
      power = power &* 10
      index &+= 1
    }
    return index
  }

  /// The number that the next eight bytes denote; `nil` unless all are digits.
  ///
  /// The digits stand in the bytes of one word. Each step makes numbers of twice
  /// as many digits, all at once, by a product with powers of ten.
  @inline(__always)
  private static func eightDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> UInt? {
    let text = UnsafeRawPointer(bytes.baseAddress!)
      .loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let digits = UInt64(littleEndian: text) &- 0x3030_3030_3030_3030
    // Below "0" the difference sets the high bit, above "9" this sum.
    let excess = digits &+ 0x7676_7676_7676_7676
    guard (digits | excess) & 0x8080_8080_8080_8080 == 0 else { return nil }
    let pairs = digits &* 10 &+ digits &>> 8
    let low = pairs & 0x0000_00FF_0000_00FF
    let high = pairs &>> 16 & 0x0000_00FF_0000_00FF
    let eight = low &* (100 + 1_000_000 << 32) &+ high &* (1 + 10_000 << 32)
    return UInt(truncatingIfNeeded: eight &>> 32)
  }

  /// The number with its sign, which is too random for a branch.
  private static func signed(_ magnitude: UInt, _ isNegative: Bool) -> Int {
    let mask = 0 &- (isNegative ? 1 : 0)
    return (Int(bitPattern: magnitude) ^ mask) &- mask
  }

  /// The value of a decimal, given its integer part and where its places
  /// begin.
  ///
  /// The one common factors with a power of ten are twos and fives, which are
  /// counted and need no greatest common divisor.
  @inline(__always)
  private static func decimal(
    _ integer: UInt, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    _ isNegative: Bool
  ) -> Fraction? {
    var n = integer
    var d: UInt = 1
    guard read(bytes, from: start, &n, scaling: &d) == bytes.count else {
      return nil
    }
    if n == 0 { return 0 }
    let places = bytes.count &- start
    let twos = UInt(min(n.trailingZeroBitCount, places))
    n &>>= twos
    d &>>= twos
    for _ in 0..<places {
      let quotient = n &* inverseOfFive
      if quotient > .max / 5 { break }
      n = quotient
      d = d &* inverseOfFive
    }
    guard n | d <= Int.max else { return nil }
    return Fraction(reduced: signed(n, isNegative), signed(d, false))
  }
}
