// FloatingPointQuotient.swift: a fraction divided out to the digits of a
// floating-point type.

/// The magnitude of a fraction, cut off to a floating-point number, and what
/// was cut off.
@usableFromInline
struct FloatingPointQuotient<Number: BinaryFloatingPoint> {
  /// The greatest number that is not above the magnitude.
  @usableFromInline let magnitude: Number

  /// What was cut off, as a part of `divisor`, in units of the last place of
  /// the number.
  @usableFromInline let remainder: BigInteger

  private let divisor: BigInteger

  @usableFromInline
  init(_ fraction: BigFraction) {
    let dividend = fraction.numerator.magnitude
    let divisor = fraction.denominator
    guard dividend != 0 else {
      self.init(0, 0, of: 1)
      return
    }
    let exponent = Self.exponent(dividend, divisor)
    // Far outside the range no digit needs to be known: what is cut off counts
    // as more than half a place above it, and as less than half a place below.
    guard exponent <= Int(Number.greatestFiniteMagnitude.exponent) else {
      self.init(.greatestFiniteMagnitude, 2, of: 3)
      return
    }
    let least = Int(Number.leastNonzeroMagnitude.exponent)
    guard exponent >= least - 1 else {
      self.init(0, 1, of: 3)
      return
    }
    // The exponent of the last place.
    let place = max(exponent - Number.significandBitCount, least)
    let shifted = place < 0 ? dividend << -place : dividend
    let scale = place < 0 ? divisor : divisor << place
    let (digits, remainder) = shifted.quotientAndRemainder(dividingBy: scale)
    self.init(
      Number(
        sign: .plus, exponent: Number.Exponent(place),
        significand: Number(digits)),
      remainder, of: scale)
  }

  private init(
    _ magnitude: Number, _ remainder: BigInteger, of divisor: BigInteger
  ) {
    self.magnitude = magnitude
    self.remainder = remainder
    self.divisor = divisor
  }

  /// The exponent of the highest binary digit of a quotient above zero.
  private static func exponent(
    _ dividend: BigInteger, _ divisor: BigInteger
  ) -> Int {
    let difference = dividend.bitWidth - divisor.bitWidth
    let isBelow =
      difference < 0
      ? dividend << -difference < divisor : dividend < divisor << difference
    return isBelow ? difference - 1 : difference
  }

  /// Whether a rule takes the next number instead.
  @usableFromInline
  func movesAwayFromZero(
    _ rule: FractionRounding, isNegative: Bool
  ) -> Bool {
    remainder != 0
      && rule.movesAwayFromZero(
        isNegative: isNegative,
        isOdd: magnitude.significandBitPattern & 1 == 1,
        remainder: remainder, divisor: divisor)
  }
}
