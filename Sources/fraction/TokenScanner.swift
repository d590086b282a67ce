// TokenScanner.swift: the text of an expression as numbers and signs.

/// A number, a sign, or what is neither.
struct Token {
  enum Kind {
    /// A number without a sign.
    case number(String)
    /// One of `+ - * / ^ ( )`.
    case sign(Unicode.Scalar)
    /// The end of the text.
    case end
    /// Any other byte.
    case other
  }

  let kind: Kind
  /// The UTF-8 offset of the first byte.
  let offset: Int
}

struct TokenScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Skips blanks and takes what follows. At the end it stays there.
  ///
  /// - Throws: A number that breaks off.
  mutating func next() throws(ExpressionFault) -> Token {
    skipBlanks()
    let start = offset
    guard let byte = byte(at: offset) else {
      return Token(kind: .end, offset: start)
    }
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "0"..."9", ".":
      return Token(kind: .number(try number()), offset: start)
    case "+", "-", "*", "/", "^", "(", ")":
      offset += 1
      return Token(kind: .sign(scalar), offset: start)
    default:
      return Token(kind: .other, offset: start)
    }
  }

  /// Takes a number: digits or a decimal, perhaps with a repetend, perhaps
  /// with an exponent.
  private mutating func number() throws(ExpressionFault) -> String {
    let start = offset
    var digitCount = skipDigits()
    if skip(".") {
      digitCount += skipDigits()
      digitCount += skipRepetend()
    }
    guard digitCount > 0 else { throw digitExpected }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard skipDigits() > 0 else { throw digitExpected }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private var digitExpected: ExpressionFault {
    ExpressionFault(reason: .digitExpected, offset: offset)
  }

  /// Skips parentheses that hold digits and nothing else; how many digits.
  private mutating func skipRepetend() -> Int {
    var ahead = self
    guard ahead.skip("(") else { return 0 }
    let digitCount = ahead.skipDigits()
    guard digitCount > 0 && ahead.skip(")") else { return 0 }
    self = ahead
    return digitCount
  }

  /// Skips digits; how many.
  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = byte(at: offset), byte &- UInt8(ascii: "0") <= 9 {
      offset += 1
    }
    return offset - start
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte(at: offset) == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while skip(" ") || skip("\t") || skip("\n") || skip("\r") {}
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}
