// FractionText.swift: the grammar of a number as text. It knows where the
// digits stand and leaves to each type what they are worth.

/// The parts of a number written as text, as ranges of UTF-8 offsets.
///
///     number   = [sign] (digits "/" digits | (digits | decimal) [exponent])
///     decimal  = [digits] "." [digits] ["(" digits ")"], with a digit somewhere
///     exponent = ("e" | "E") [sign] digits
///     sign     = "+" | "-"
struct FractionText {
  private(set) var isNegative = false
  /// The digits before a point or stroke.
  private(set) var integer = 0..<0
  /// The digits after the point that stand once.
  private(set) var fraction = 0..<0
  /// The digits after the point that repeat for ever.
  private(set) var repetend = 0..<0
  /// The digits after the stroke.
  private(set) var denominator: Range<Int>?
  /// The power of ten. One far beyond the length of any text is cut off.
  private(set) var exponent: Int64 = 0

  /// Finds the parts of a text.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` unless all of it
  ///   follows the grammar.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(FractionError) {
    var scanner = Scanner(bytes: bytes)
    isNegative = scanner.sign()
    integer = scanner.digits()
    if !integer.isEmpty && scanner.skip("/") {
      denominator = try scanner.requiredDigits()
    } else {
      if scanner.skip(".") {
        fraction = scanner.digits()
        if scanner.skip("(") {
          repetend = try scanner.requiredDigits()
          guard scanner.skip(")") else { throw scanner.fault }
        }
      }
      guard !(integer.isEmpty && fraction.isEmpty && repetend.isEmpty) else {
        throw scanner.fault
      }
      if scanner.skip("e") || scanner.skip("E") {
        exponent = try scanner.exponent()
      }
    }
    guard scanner.isAtEnd else { throw scanner.fault }
  }
}

extension FractionText {
  /// Reads a text, and makes a value of its parts.
  static func parse<Value>(
    _ text: some StringProtocol,
    _ value: (FractionText, UnsafeBufferPointer<UInt8>) throws(FractionError)
      -> Value
  ) throws(FractionError) -> Value {
    func parse(
      _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Result<Value, FractionError> {
      Result { () throws(FractionError) in
        try value(FractionText(bytes), bytes)
      }
    }
    let result =
      text.utf8.withContiguousStorageIfAvailable(parse)
      ?? Array(text.utf8).withUnsafeBufferPointer(parse)
    return try result.get()
  }
}

private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  var isAtEnd: Bool { offset == bytes.count }

  var fault: FractionError { .invalidSyntax(offset: offset) }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd && bytes[offset] == UInt8(ascii: character) else {
      return false
    }
    offset += 1
    return true
  }

  /// Skips a sign, if there is one; whether it is a minus.
  mutating func sign() -> Bool {
    if skip("-") { return true }
    _ = skip("+")
    return false
  }

  mutating func digits() -> Range<Int> {
    let start = offset
    while !isAtEnd && bytes[offset] &- UInt8(ascii: "0") <= 9 { offset += 1 }
    return start..<offset
  }

  mutating func requiredDigits() throws(FractionError) -> Range<Int> {
    let range = digits()
    guard !range.isEmpty else { throw fault }
    return range
  }

  mutating func exponent() throws(FractionError) -> Int64 {
    let isNegative = sign()
    var magnitude: Int64 = 0
    for i in try requiredDigits() {
      let digit = Int64(bytes[i] &- UInt8(ascii: "0"))
      magnitude = min(magnitude, 1 << 58) * 10 + digit
    }
    return isNegative ? -magnitude : magnitude
  }
}
