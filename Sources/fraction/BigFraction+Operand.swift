// BigFraction+Operand.swift: exact evaluation, kept from taking all time and
// memory. The rest is in the library.

import Exact

extension BigFraction: Operand {
  /// The number of bits that each term of a result may have.
  ///
  /// Without a limit, 9^9^9^9 would never come to an end.
  private static let bitLimit = 1_000_000

  package static func value(of number: String) throws(FractionError) -> Self {
    try Self(parsing: number)
  }

  package var isWithinLimit: Bool { bitCount <= Self.bitLimit }

  package func raised(
    toPower exponent: Self
  ) throws(FractionError) -> Self {
    guard exponent.isInteger else { throw .inexact }
    // The powers of 0, 1 and -1 do not grow, however large the exponent.
    if bitCount <= 1 { return Self(try power(numerator, exponent.numerator)) }
    // A term of b bits is 2^(b-1) at least, so its power to k has more than
    // k(b-1) bits, and at most twice as many.
    guard let exponent = Int(exactly: exponent.numerator),
      exponent.magnitude <= (Self.bitLimit - 1) / (bitCount - 1)
    else { throw .limitExceeded }
    return try raised(to: exponent)
  }

  /// The number of bits of the longer term, without a sign.
  private var bitCount: Int {
    max(numerator.magnitude.bitWidth, denominator.bitWidth) - 1
  }
}
