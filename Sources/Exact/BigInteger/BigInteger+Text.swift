// BigInteger+Text.swift: integers to text and back.
//
// Both ways divide and conquer: a number is cut at a power of the radix near
// its middle, so that the cost is that of multiplication and division of large
// numbers (Knuth, TAOCP vol. 2, 4.4, exercise 14).

/// The powers of a radix by which text is cut in halves.
private struct RadixPowers {
  let radix: UInt
  /// The number of digits that always fit a limb, and their power of the radix.
  let digitsPerLimb: Int
  let limb: UInt
  /// The square of each power is the next; the first is `limb`.
  private(set) var powers: [BigInteger]

  init(radix: Int) {
    self.radix = UInt(radix)
    var digits = 0
    var power: UInt = 1
    while case let (next, overflow) = power.multipliedReportingOverflow(
      by: UInt(radix)), !overflow
    {
      power = next
      digits += 1
    }
    digitsPerLimb = digits
    limb = power
    powers = [BigInteger(power)]
  }

  /// The number of digits of a power.
  func digits(at level: Int) -> Int { digitsPerLimb << level }

  /// The power at a level.
  mutating func power(at level: Int) -> BigInteger {
    while powers.count <= level {
      powers.append(powers[powers.count - 1] * powers[powers.count - 1])
    }
    return powers[level]
  }
}

extension BigInteger: CustomStringConvertible {
  /// The decimal digits.
  ///
  /// - Complexity: That of ``description(radix:)``.
  public var description: String { description(radix: 10) }

  /// The digits in a radix from 2 to 36, letters in lower case.
  ///
  /// - Precondition: The radix is from 2 to 36.
  /// - Complexity: That of division, times O(log *n*) for *n* limbs.
  public func description(radix: Int) -> String {
    precondition(2...36 ~= radix, "Radix not between 2 and 36")
    if let small { return String(small, radix: radix) }
    var powers = RadixPowers(radix: radix)
    var level = 0
    let value = magnitude
    while powers.power(at: level) <= value { level += 1 }
    var digits: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    value.appendDigits(to: &digits, level: level, padded: false, &powers)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends the digits of a number below the power at `level`.
  private func appendDigits(
    to digits: inout [UInt8], level: Int, padded: Bool,
    _ powers: inout RadixPowers
  ) {
    guard level > 0 else {
      let text = withLimbs { $1 == 0 ? 0 : $0[0] }
        .digits(radix: powers.radix)
      if padded {
        digits += repeatElement(
          UInt8(ascii: "0"), count: powers.digitsPerLimb - text.count)
      }
      digits += text
      return
    }
    let (high, low) = quotientAndRemainder(
      dividingBy: powers.power(at: level - 1))
    let isPadded = padded || high != 0
    if isPadded {
      high.appendDigits(to: &digits, level: level - 1, padded: padded, &powers)
    }
    low.appendDigits(to: &digits, level: level - 1, padded: isPadded, &powers)
  }
}

extension BigInteger: LosslessStringConvertible {
  /// Creates the value of decimal digits with an optional sign in front, or
  /// `nil`.
  public init?(_ description: String) { self.init(description, radix: 10) }

  /// Creates the value of digits in a radix from 2 to 36 with an optional sign
  /// in front, or `nil`.
  ///
  /// - Precondition: The radix is from 2 to 36.
  /// - Complexity: That of multiplication, times O(log *n*) for *n* limbs.
  public init?(_ text: some StringProtocol, radix: Int = 10) {
    precondition(2...36 ~= radix, "Radix not between 2 and 36")
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    guard !bytes.isEmpty else { return nil }
    for i in bytes.indices {
      guard let digit = bytes[i].digitValue, digit < radix else { return nil }
      bytes[i] = digit
    }
    let magnitude = bytes.withUnsafeBufferPointer {
      BigInteger(digits: $0, radix: radix)
    }
    self = isNegative ? -magnitude : magnitude
  }

  /// Creates the value of digits, as numbers below the radix.
  init(digits: UnsafeBufferPointer<UInt8>, radix: Int = 10) {
    var powers = RadixPowers(radix: radix)
    self.init(digits[...], &powers)
  }

  private init(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>, _ powers: inout RadixPowers
  ) {
    // Short runs go limb by limb, which is quadratic but has no overhead.
    guard digits.count > 16 * powers.digitsPerLimb else {
      self.init(limbByLimb: digits, powers)
      return
    }
    var level = 0
    while powers.digits(at: level + 1) < digits.count { level += 1 }
    let split = digits.endIndex - powers.digits(at: level)
    let high = BigInteger(digits[..<split], &powers)
    let low = BigInteger(digits[split...], &powers)
    self = high * powers.power(at: level) + low
  }

  private init(
    limbByLimb digits: Slice<UnsafeBufferPointer<UInt8>>, _ powers: RadixPowers
  ) {
    let capacity = digits.count / powers.digitsPerLimb + 1
    self.init(isNegative: false, capacity: capacity) {
      var count = 0
      var rest = digits
      while !rest.isEmpty {
        // The first group takes what does not fill a limb.
        let excess = rest.count % powers.digitsPerLimb
        let size = excess == 0 ? powers.digitsPerLimb : excess
        let group = rest.prefix(size).reduce(0) {
          $0 * powers.radix + UInt($1)
        }
        rest = rest.dropFirst(size)
        let carry =
          count == 0
          ? group
          : Kernel.multiply($0, $0, count, by: powers.limb, adding: group)
        if carry != 0 {
          $0[count] = carry
          count += 1
        }
      }
      return count
    }
  }
}

extension UInt {
  /// The digits in a radix, as ASCII letters; none for zero.
  fileprivate func digits(radix: UInt) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = self
    while rest != 0 {
      let digit = UInt8(rest % radix)
      digits.append(
        digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a"))
      rest /= radix
    }
    digits.reverse()
    return digits
  }
}

extension UInt8 {
  /// The value of an ASCII digit or letter.
  fileprivate var digitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

#if !hasFeature(Embedded)
  extension BigInteger: Codable {
    /// Writes the decimal digits as a text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Reads decimal digits from a text, or an integer.
    ///
    /// - Throws: `DecodingError` if the text is not an integer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        let text = try container.decode(String.self)
        guard let value = BigInteger(text) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The text is not an integer.")
        }
        self = value
      } catch DecodingError.typeMismatch {
        self.init(try container.decode(Int.self))
      }
    }
  }
#endif
