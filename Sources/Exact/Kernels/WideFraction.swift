// WideFraction.swift: intermediate results of 127 bits.

/// A fraction with room for partial sums and products, not always in lowest
/// terms. The denominator is positive.
struct WideFraction {
  private(set) var numerator: Int128
  private(set) var denominator: Int128

  init(numerator: Int128, denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ fraction: Fraction) {
    self.init(
      numerator: Int128(fraction.numerator),
      denominator: Int128(fraction.denominator))
  }

  init(_ terms: ReducedTerms<Int>) {
    switch terms {
    case .fitting(let n, let d):
      self.init(numerator: Int128(n), denominator: Int128(d))
    case .wide(let n, let d):
      self.init(numerator: Int128(n), denominator: Int128(d))
    }
  }

  /// The same value in lowest terms.
  var reduced: WideFraction {
    let divisor = Int128(gcd(numerator, denominator))
    return WideFraction(
      numerator: numerator / divisor, denominator: denominator / divisor)
  }

  /// Adds another fraction, over the least common denominator if that fits,
  /// else in lowest terms.
  ///
  /// - Returns: Whether that fits 127 bits. If not, the value stays the same.
  mutating func add(_ other: WideFraction) -> Bool {
    if addKeepingDenominator(other) { return true }
    self = reduced
    return addKeepingDenominator(other.reduced)
  }

  private mutating func addKeepingDenominator(_ other: WideFraction) -> Bool {
    let divisor = Int128(gcd(denominator, other.denominator))
    let factor = other.denominator / divisor
    let (d, overflow) = denominator.multipliedReportingOverflow(by: factor)
    // Either summand may exceed 127 bits where their sum does not.
    let x = numerator.multipliedFullWidth(by: factor)
    let y = other.numerator.multipliedFullWidth(by: denominator / divisor)
    let (low, carry) = x.low.addingReportingOverflow(y.low)
    let high = x.high + y.high + (carry ? 1 : 0)
    let n = Int128(truncatingIfNeeded: low)
    guard !overflow && high == (n < 0 ? -1 : 0) else { return false }
    self = WideFraction(numerator: n, denominator: d)
    return true
  }

  /// Multiplies a value in lowest terms by a fraction, keeping it so.
  ///
  /// - Returns: Whether the product fits. If not, the value is kept.
  mutating func multiply(by other: Fraction) -> Bool {
    let g = Int128(gcd(numerator, Int128(other.denominator)))
    let h = Int128(gcd(Int128(other.numerator), denominator))
    let (n, o1) = (numerator / g).multipliedReportingOverflow(
      by: Int128(other.numerator) / h)
    let (d, o2) = (denominator / h).multipliedReportingOverflow(
      by: Int128(other.denominator) / g)
    guard !(o1 || o2) else { return false }
    self = WideFraction(numerator: n, denominator: d)
    return true
  }

  /// Divides a value in lowest terms by a positive integer, keeping it so.
  ///
  /// - Returns: Whether the quotient fits. If not, the value is kept.
  mutating func divide(by divisor: Int) -> Bool {
    let g = Int128(gcd(numerator, Int128(divisor)))
    let (d, overflow) = denominator.multipliedReportingOverflow(
      by: Int128(divisor) / g)
    guard !overflow else { return false }
    self = WideFraction(numerator: numerator / g, denominator: d)
    return true
  }
}

extension Fraction {
  /// Creates the value of an intermediate result in lowest terms, if it fits.
  init?(reduced wide: WideFraction) {
    guard let numerator = Int(exactly: wide.numerator),
      let denominator = Int(exactly: wide.denominator)
    else { return nil }
    self.init(reduced: numerator, denominator)
  }
}
