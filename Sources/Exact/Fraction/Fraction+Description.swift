// Fraction+Description.swift: fractions of words as text, without a detour
// through the texts of their terms.

/// The digits of the numbers from 00 to 99, so that two are written at once.
private let digitPairs: StaticString = """
  00010203040506070809101112131415161718192021222324\
  25262728293031323334353637383940414243444546474849\
  50515253545556575859606162636465666768697071727374\
  75767778798081828384858687888990919293949596979899
  """

extension Fraction {
  /// The terms with a stroke between, such as "-3/4", or the numerator alone
  /// for a whole number. `init(_:)` reads it back.
  public var description: String {
    withUTF8Description { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the bytes of the description, where a text would cost more than its
  /// digits.
  ///
  ///     let count = Fraction(-3, 4).withUTF8Description { $0.count }  // 4
  ///
  /// - Parameter body: Uses the bytes, which are gone when it returns.
  @inlinable
  public func withUTF8Description<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 41) { buffer in
      let start = writeDescription(to: buffer.baseAddress!)
      return body(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Writes the description to the end of 41 bytes, and returns where it
  /// begins.
  @usableFromInline
  func writeDescription(to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    var end = 41
    if denominator != 1 {
      denominator.magnitude.writeDigits(to: bytes, before: &end)
      end &-= 1
      bytes[end] = UInt8(ascii: "/")
    }
    numerator.magnitude.writeDigits(to: bytes, before: &end)
    if numerator < 0 {
      end &-= 1
      bytes[end] = UInt8(ascii: "-")
    }
    return end
  }
}

extension UInt {
  /// Writes the decimal digits before an offset, and moves that to the first.
  @inline(__always)
  fileprivate func writeDigits(
    to bytes: UnsafeMutablePointer<UInt8>, before end: inout Int
  ) {
    var rest = self
    // Eight digits are four pairs that need not wait for each other.
    while rest >= 100_000_000 {
      let (quotient, eight) = rest.quotientAndRemainder(dividingBy: 100_000_000)
      let (high, low) = eight.quotientAndRemainder(dividingBy: 10_000)
      rest = quotient
      end &-= 8
      (high / 100).writePair(to: bytes + end)
      (high % 100).writePair(to: bytes + end + 2)
      (low / 100).writePair(to: bytes + end + 4)
      (low % 100).writePair(to: bytes + end + 6)
    }
    while rest >= 100 {
      let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
      rest = quotient
      end &-= 2
      pair.writePair(to: bytes + end)
    }
    if rest >= 10 {
      end &-= 2
      rest.writePair(to: bytes + end)
    } else {
      end &-= 1
      bytes[end] = UInt8(truncatingIfNeeded: rest) &+ UInt8(ascii: "0")
    }
  }

  /// Writes the two digits of a number below 100.
  @inline(__always)
  private func writePair(to bytes: UnsafeMutablePointer<UInt8>) {
    let pair = digitPairs.utf8Start + Int(bitPattern: self &* 2)
    bytes[0] = pair[0]
    bytes[1] = pair[1]
  }
}
