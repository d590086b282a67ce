// BigInteger+Conversions.swift: from other integers and from floating point.

extension BigInteger: SignedInteger {
  /// Creates the value of an integer.
  public init(_ source: some BinaryInteger) {
    if let word = Int(exactly: source) {
      self.init(word)
    } else if let value = source as? BigInteger {
      self = value
    } else {
      self.init(twosComplement: source.words, isNegative: source < 0)
    }
  }

  /// Creates the value of an integer.
  public init(truncatingIfNeeded source: some BinaryInteger) {
    self.init(source)
  }

  /// Creates the value of an integer.
  public init(clamping source: some BinaryInteger) { self.init(source) }

  /// Creates the whole part of a floating-point number, cut off towards zero.
  ///
  /// - Precondition: The number is finite.
  public init(_ source: some BinaryFloatingPoint) {
    precondition(source.isFinite, "A number that is not finite has no value")
    self = Self.wholePart(of: source).value
  }

  /// Creates the value of a floating-point number, or `nil` if it is not a whole
  /// number.
  public init?(exactly source: some BinaryFloatingPoint) {
    guard source.isFinite else { return nil }
    let (value, isExact) = Self.wholePart(of: source)
    guard isExact else { return nil }
    self = value
  }

  /// The whole part of a finite number, and whether there is no other.
  private static func wholePart<T: BinaryFloatingPoint>(
    of source: T
  ) -> (value: BigInteger, isExact: Bool) {
    // Numbers from 1 on are normal: they have the leading bit, which is not
    // part of the pattern.
    guard source.magnitude >= 1 else { return (0, source == 0) }
    let significand =
      BigInteger(source.significandBitPattern)
      | BigInteger(1) << T.significandBitCount
    let shift = Int(source.exponent) - T.significandBitCount
    let magnitude = significand << shift
    let isExact = shift >= 0 || significand.trailingZeroBitCount >= -shift
    return (source < 0 ? -magnitude : magnitude, isExact)
  }
}
