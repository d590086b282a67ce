// FractionScanner+Vulgar.swift: the fractions of Unicode.

extension FractionScanner {
  /// Reads "½" and the like, or superscript digits, the fraction slash and
  /// subscript digits; whether there are any.
  mutating func readVulgarFraction(
    into text: inout FractionText
  ) throws(FractionError) -> Bool {
    guard let scalar = vulgarScalar(at: offset) else { return false }
    if let (numerator, denominator) = vulgarFraction(scalar) {
      offset += length(of: scalar)
      text.dividend = FractionText.Decimal(integer: copyDigits(of: numerator))
      text.divisor = FractionText.Decimal(integer: copyDigits(of: denominator))
      return true
    }
    let superscripts = digits(superscript)
    if superscripts.isEmpty { return false }
    guard skipFractionSlash() else { throw fault }
    let subscripts = digits(subscripted)
    guard !subscripts.isEmpty else { throw fault }
    text.dividend = FractionText.Decimal(integer: superscripts)
    text.divisor = FractionText.Decimal(integer: subscripts)
    return true
  }

  func startsVulgarFraction(at offset: Int) -> Bool {
    guard let scalar = vulgarScalar(at: offset) else { return false }
    return vulgarFraction(scalar) != nil || superscript(scalar) != nil
  }

  mutating func skipFractionSlash() -> Bool {
    guard vulgarScalar(at: offset) == 0x2044 else { return false }
    offset += 3
    return true
  }

  /// The code point of two or three bytes at an offset, if one may be read
  /// there and begins as those that are read do.
  private func vulgarScalar(at offset: Int) -> UInt32? {
    guard options.contains(.vulgar) else { return nil }
    func bits(_ index: Int) -> UInt32 {
      index < bytes.count ? UInt32(bytes[index] & 0x3F) : 0
    }
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case 0xC2: return 0x80 | bits(offset + 1)
    case 0xE2: return 0x2000 | bits(offset + 1) << 6 | bits(offset + 2)
    default: return nil
    }
  }

  private func length(of scalar: UInt32) -> Int { scalar < 0x800 ? 2 : 3 }

  private mutating func digits(_ digit: (UInt32) -> UInt8?) -> Range<Int> {
    let start = digitCopy.count
    while let scalar = vulgarScalar(at: offset), let value = digit(scalar) {
      _ = copyDigits(of: value)
      offset += length(of: scalar)
    }
    return start..<digitCopy.count
  }
}

/// The terms of a fraction that is one character.
private func vulgarFraction(_ scalar: UInt32) -> (UInt8, UInt8)? {
  switch scalar {
  case 0xBC: (1, 4)
  case 0xBD: (1, 2)
  case 0xBE: (3, 4)
  case 0x2150: (1, 7)
  case 0x2151: (1, 9)
  case 0x2152: (1, 10)
  case 0x2153...0x2154: (UInt8(scalar - 0x2152), 3)
  case 0x2155...0x2158: (UInt8(scalar - 0x2154), 5)
  case 0x2159: (1, 6)
  case 0x215A: (5, 6)
  case 0x215B...0x215E: (UInt8(2 * (scalar - 0x215B) + 1), 8)
  case 0x2189: (0, 3)
  default: nil
  }
}

/// The value of a superscript digit. Three of them stand apart.
private func superscript(_ scalar: UInt32) -> UInt8? {
  switch scalar {
  case 0xB9: 1
  case 0xB2...0xB3: UInt8(scalar - 0xB0)
  case 0x2070, 0x2074...0x2079: UInt8(scalar - 0x2070)
  default: nil
  }
}

/// The value of a subscript digit.
private func subscripted(_ scalar: UInt32) -> UInt8? {
  0x2080...0x2089 ~= scalar ? UInt8(scalar - 0x2080) : nil
}
