// Double+Fraction.swift: between Double and fractions of words, in words.

extension Double {
  /// Creates the number nearest to a fraction, and from halfway the one with
  /// the even significand.
  ///
  ///     Double(Fraction(1, 3))  // 0.3333333333333333
  @inlinable
  public init(_ fraction: Fraction) {
    let (n, d) = (fraction.numerator, fraction.denominator)
    // Terms that are exact as they stand make a division round just once.
    self =
      (n.magnitude | d.magnitude) >> 53 == 0
      ? Double(n) / Double(d) : Self.quotient(n, d)
  }

  /// The number nearest to a quotient of integers that are not zero.
  ///
  /// With the leading bits of both at the top of a word, 63 or 64 bits of the
  /// quotient come from one division. The last of 62 or 63 bits then stands for
  /// all that follow, and their conversion is the one rounding.
  @usableFromInline
  static func quotient(_ n: Int, _ d: Int) -> Double {
    let (dividend, divisor) = (UInt64(n.magnitude), UInt64(d.magnitude))
    let (up, down) =
      (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let aligned = dividend << up
    let (quotient, rest) = (divisor << down)
      .dividingFullWidth((aligned >> 1, aligned << 63))
    let digits = quotient >> 1 | quotient & 1 | (rest == 0 ? 0 : 1)
    let magnitude =
      Double(Int64(digits))
      * Double(bitPattern: UInt64(1023 - 62 + down - up) << 52)
    return n < 0 ? -magnitude : magnitude
  }
}

extension Fraction {
  /// Creates the value of a floating-point number, or `nil` if it does not fit
  /// or is not finite.
  ///
  ///     Fraction(exactly: 0.375)  // 3/8
  ///     Fraction(exactly: 0.1)
  ///     // 3602879701896397/36028797018963968
  public init?(exactly number: Double) {
    // `Int(exactly:)` calls `trunc`, which is in a library of C that a program
    // need not be linked with.
    let limit = -Double(Int.min)
    if number >= -limit && number < limit && Double(Int(number)) == number {
      self.init(reduced: Int(number), 1)
      return
    }
    let exponentBits = Int(number.bitPattern >> 52 & 0x7FF)
    let significand = number.bitPattern & (1 << 52 - 1) | 1 << 52
    let zeros = significand.trailingZeroBitCount
    // The number of binary places. A number that is subnormal, infinite or not
    // a number has too many, or fewer than one.
    let places = 1075 - exponentBits - zeros
    guard 1..<Int.bitWidth - 1 ~= places,
      let numerator = Int(exactly: significand >> zeros)
    else { return nil }
    self.init(reduced: number < 0 ? -numerator : numerator, 1 << places)
  }
}
