// FractionText+Words.swift: short numbers, which need no number beyond words.

/// The number of decimal digits that always fit a word.
private var digitsPerWord: Int { Int.bitWidth == 64 ? 18 : 9 }

/// The inverse of five modulo the power of two that a word counts to: it
/// divides an exact multiple of five by five.
private var inverseOfFive: UInt { .max / 5 * 4 + 1 }

extension FractionText {
  /// The value of a short integer, quotient or decimal; `nil` for any other
  /// text, be it right or wrong.
  static func shortValue(of bytes: UnsafeBufferPointer<UInt8>) -> Fraction? {
    let count = bytes.count
    guard count > 0 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let start = isNegative || bytes[0] == UInt8(ascii: "+") ? 1 : 0
    guard count - start <= digitsPerWord else { return nil }

    var n: UInt = 0
    let end = read(bytes, from: start, &n)
    if end == count {
      return end > start ? Fraction(reduced: signed(n, isNegative), 1) : nil
    }
    let next = end + 1
    switch bytes[end] {
    case UInt8(ascii: "."):
      guard count - start > 1, read(bytes, from: next, &n) == count else {
        return nil
      }
      return decimal(n, places: count - next, isNegative)
    case UInt8(ascii: "/"):
      var d: UInt = 0
      guard end > start, read(bytes, from: next, &d) == count, d != 0 else {
        return nil
      }
      return Fraction(
        Reduction.quotient(signed(n, isNegative), 1, signed(d, false), 1))
    default:
      return nil
    }
  }

  /// Appends digits to a number, and returns the index of what follows.
  @inline(__always)
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ number: inout UInt
  ) -> Int {
    var index = start
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit > 9 { break }
      number = number &* 10 &+ UInt(digit)
      index &+= 1
    }
    return index
  }

  private static func signed(_ magnitude: UInt, _ isNegative: Bool) -> Int {
    let word = Int(bitPattern: magnitude)
    return isNegative ? 0 &- word : word
  }

  /// The value of n / 10^places.
  ///
  /// The one common factors are twos and fives, which are counted and need no
  /// greatest common divisor.
  private static func decimal(
    _ n: UInt, places: Int, _ isNegative: Bool
  ) -> Fraction {
    if n == 0 { return 0 }
    var n = n
    var d: UInt = 1
    for _ in 0..<places { d = d &* 10 }
    let twos = UInt(min(n.trailingZeroBitCount, places))
    n &>>= twos
    d &>>= twos
    for _ in 0..<places {
      let quotient = n &* inverseOfFive
      if quotient > .max / 5 { break }
      n = quotient
      d = d &* inverseOfFive
    }
    return Fraction(reduced: signed(n, isNegative), signed(d, false))
  }
}
