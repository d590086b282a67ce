// FractionScanner.swift: the bytes of a text, one after the other.

struct FractionScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let options: FractionParsingOptions
  var offset = 0

  /// Whether digits are copied, because they need not be ASCII digits one
  /// beside the other.
  let isCopying: Bool
  /// The digits so far, if they are copied.
  private(set) var digitCopy: [UInt8] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ options: FractionParsingOptions
  ) {
    self.bytes = bytes
    self.options = options
    isCopying = !options.isDisjoint(with: [.digitSeparators, .vulgar])
  }

  var isAtEnd: Bool { offset == bytes.count }

  var fault: FractionError { .invalidSyntax(offset: offset) }

  func isDigit(at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] &- UInt8(ascii: "0") <= 9
  }

  func isAt(_ character: Unicode.Scalar) -> Bool {
    !isAtEnd && bytes[offset] == UInt8(ascii: character)
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    offset += 1
    return true
  }

  /// Skips a sign, if there is one; whether it is a minus.
  mutating func sign() -> Bool {
    if skip("-") { return true }
    _ = skip("+")
    return false
  }

  mutating func skipWhitespace() {
    while !isAtEnd && (isAt(" ") || 0x09...0x0D ~= bytes[offset]) {
      offset += 1
    }
  }

  /// Digits, or none.
  mutating func digits() throws(FractionError) -> Range<Int> {
    let start = isCopying ? digitCopy.count : offset
    while true {
      let runStart = offset
      while isDigit(at: offset) { offset += 1 }
      guard isCopying else { return start..<offset }
      digitCopy += bytes[runStart..<offset]
      guard offset > runStart, options.contains(.digitSeparators), skip("_")
      else { return start..<digitCopy.count }
      guard isDigit(at: offset) else { throw fault }
    }
  }

  mutating func requiredDigits() throws(FractionError) -> Range<Int> {
    let range = try digits()
    guard !range.isEmpty else { throw fault }
    return range
  }

  mutating func exponent() throws(FractionError) -> Int64 {
    let isNegative = sign()
    var magnitude: Int64 = 0
    for i in try requiredDigits() {
      let byte = isCopying ? digitCopy[i] : bytes[i]
      let digit = Int64(byte &- UInt8(ascii: "0"))
      magnitude = min(
        magnitude * 10 + digit, FractionText.Decimal.exponentLimit)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Adds the digits of a number below 100 to the copy.
  mutating func copyDigits(of number: UInt8) -> Range<Int> {
    let start = digitCopy.count
    if number >= 10 { digitCopy.append(UInt8(ascii: "0") + number / 10) }
    digitCopy.append(UInt8(ascii: "0") + number % 10)
    return start..<digitCopy.count
  }
}
