// TokenScanner.swift: the text of an expression as numbers and signs.

import Exact

/// A number, a sign, or what is neither.
struct Token {
  enum Kind {
    /// A number without a sign, as the steps that make it.
    case number([PostfixExpression.Operation])
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
    if let operations = try number() {
      return Token(kind: .number(operations), offset: start)
    }
    offset += 1
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "+", "-", "*", "/", "^", "(", ")":
      return Token(kind: .sign(scalar), offset: start)
    default:
      offset = start
      return Token(kind: .other, offset: start)
    }
  }

  /// Takes a number, perhaps with a percent sign; `nil` if there is none.
  private mutating func number() throws(ExpressionFault)
    -> [PostfixExpression.Operation]?
  {
    var operations: [PostfixExpression.Operation]
    if let value = try fraction() {
      operations = [.number(value.numerator.description)]
      if !value.isInteger {
        operations += [.number(value.denominator.description), .divide]
      }
    } else if isDigit(at: offset) || byte(at: offset) == UInt8(ascii: ".") {
      operations = [.number(try decimal())]
    } else {
      return nil
    }
    var ahead = self
    ahead.skipBlanks()
    if ahead.skip("%") {
      self = ahead
      operations += [.number("100"), .divide]
    }
    return operations
  }

  /// Takes a mixed number or one with fractions of Unicode; `nil` if there is
  /// none. The library decides what is one.
  private mutating func fraction() throws(ExpressionFault) -> BigFraction? {
    var ahead = self
    try ahead.skipDigits()
    if ahead.skipNumerals() {
      try ahead.skipDigits()
    } else {
      guard ahead.offset > offset, ahead.skip(" ") else { return nil }
      try ahead.skipDigits()
      guard ahead.skipNumerals() || ahead.skip("/") else { return nil }
      try ahead.skipDigits()
    }
    do {
      let value = try BigFraction(
        parsing: text(from: offset, to: ahead.offset),
        [.mixed, .vulgar, .digitSeparators])
      self = ahead
      return value
    } catch .invalidSyntax {
      return nil
    } catch {
      throw ExpressionFault(reason: .arithmetic(error), offset: offset)
    }
  }

  /// Skips what Unicode has for fractions; whether there is anything.
  private mutating func skipNumerals() -> Bool {
    let start = offset
    while let byte = byte(at: offset), byte >= 0xC0 {
      let end = offset + (byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
      guard end <= bytes.count,
        let scalar = text(from: offset, to: end).unicodeScalars.first,
        scalar == "\u{2044}" || scalar.properties.numericType != nil
      else { break }
      offset = end
    }
    return offset > start
  }

  /// Takes digits or a decimal, perhaps with a repetend, perhaps with an
  /// exponent. Separators are dropped.
  private mutating func decimal() throws(ExpressionFault) -> String {
    let start = offset
    var digitCount = try skipDigits()
    if skip(".") {
      digitCount += try skipDigits()
      digitCount += skipRepetend()
    }
    guard digitCount > 0 else { throw digitExpected }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard try skipDigits() > 0 else { throw digitExpected }
    }
    return text(from: start, to: offset).filter { $0 != "_" }
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private var digitExpected: ExpressionFault {
    ExpressionFault(reason: .digitExpected, offset: offset)
  }

  /// Skips parentheses that hold digits and nothing else; how many digits.
  private mutating func skipRepetend() -> Int {
    var ahead = self
    guard ahead.skip("("), let digitCount = try? ahead.skipDigits(),
      digitCount > 0 && ahead.skip(")")
    else { return 0 }
    self = ahead
    return digitCount
  }

  /// Skips digits, with single underscores between them; how many digits.
  @discardableResult
  private mutating func skipDigits() throws(ExpressionFault) -> Int {
    var count = 0
    while true {
      while isDigit(at: offset) {
        offset += 1
        count += 1
      }
      guard count > 0, skip("_") else { return count }
      guard isDigit(at: offset) else { throw digitExpected }
    }
  }

  private func isDigit(at offset: Int) -> Bool {
    byte(at: offset).map { $0 &- UInt8(ascii: "0") <= 9 } ?? false
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
