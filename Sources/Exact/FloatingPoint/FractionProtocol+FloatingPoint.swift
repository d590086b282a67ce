// FractionProtocol+FloatingPoint.swift: fractions from floating-point numbers,
// and comparison with them.

extension BigFraction {
  /// Creates the value of a finite floating-point number.
  @usableFromInline
  init<Number: BinaryFloatingPoint>(binaryValueOf number: Number) {
    guard number != 0 else {
      self = 0
      return
    }
    // The digits from the highest to the lowest that is set, as an integer:
    // odd, and so without a factor in common with a power of two.
    let width = number.significandWidth
    let digits = BigInteger(
      Number(
        sign: number.sign, exponent: Number.Exponent(width),
        significand: number.significand))
    let places = width - Int(number.exponent)
    self =
      places > 0
      ? BigFraction(reduced: digits, 1 << places)
      : BigFraction(reduced: digits << -places, 1)
  }
}

extension FractionProtocol {
  /// Not available, because a decimal literal is not the number it seems to be.
  @available(
    *, unavailable,
    message: """
      say which value is meant: Fraction(shortestDecimal: 0.1) is 1/10, \
      Fraction(exactly: 0.1) is the exact binary value, Fraction(simplest: \
      0.1) is the simplest fraction that rounds to the number
      """
  )
  public init(_ number: some BinaryFloatingPoint) {
    preconditionFailure("Say which value is meant")
  }

  /// Creates the exact value of a floating-point number, or `nil` if it does
  /// not fit or is not finite.
  ///
  ///     Fraction(exactly: 0.375)  // 3/8
  ///     Fraction(exactly: 0.1)
  ///     // 3602879701896397/36028797018963968
  @inlinable
  public init?(exactly number: some BinaryFloatingPoint) {
    guard number.isFinite else { return nil }
    self.init(exactly: BigFraction(binaryValueOf: number))
  }

  /// Creates the value of the shortest decimal text that denotes a
  /// floating-point number, which is the one that printing it shows; or `nil`
  /// if the value does not fit or the number is not finite.
  ///
  ///     Fraction(shortestDecimal: 0.1)         // 1/10
  ///     Fraction(shortestDecimal: Float(0.1))  // 1/10
  @inlinable
  public init?(
    shortestDecimal number: some BinaryFloatingPoint & CustomStringConvertible
  ) {
    self.init(number.description)
  }

  /// Creates the fraction of the smallest terms that rounds to a floating-point
  /// number, or `nil` if it does not fit or the number is not finite.
  ///
  ///     Fraction(simplest: 0.1)      // 1/10
  ///     Fraction(simplest: 1.0 / 3)  // 1/3
  ///
  /// Rounding is to the nearest number, and from halfway to the one with the
  /// even significand.
  ///
  /// - Complexity: O(*n*) divisions for terms of *n* digits.
  @inlinable
  public init?(simplest number: some BinaryFloatingPoint) {
    guard number.isFinite else { return nil }
    self.init(exactly: BigFraction(simplestNear: number))
  }

  /// Whether a floating-point number has exactly this value.
  @inlinable
  public func isEqual(to number: some BinaryFloatingPoint) -> Bool {
    number.isFinite
      && BigFraction(self) == BigFraction(binaryValueOf: number)
  }

  /// Whether the value is below a floating-point number. It is below infinity,
  /// and not below what is not a number.
  @inlinable
  public func isLess(than number: some BinaryFloatingPoint) -> Bool {
    number.isFinite
      ? BigFraction(self) < BigFraction(binaryValueOf: number) : number > 0
  }
}

extension BigFraction {
  /// Creates the fraction of the smallest terms that rounds to a finite
  /// floating-point number.
  @usableFromInline
  init(simplestNear number: some BinaryFloatingPoint) {
    guard number != 0 else {
      self = 0
      return
    }
    let magnitude = number.magnitude
    let value = BigFraction(binaryValueOf: magnitude)
    let below = BigFraction(binaryValueOf: magnitude.nextDown)
    let step = BigFraction(binaryValueOf: magnitude.ulp)
    // From halfway to a neighbour, the even one of the two is chosen.
    let simplest = Self.simplest(
      between: (below + value) / 2, and: value + step / 2,
      includingEnds: magnitude.significandBitPattern & 1 == 0)
    self = number < 0 ? -simplest : simplest
  }
}
