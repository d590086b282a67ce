// Fraction+Rivals.swift: a fraction in the types of the rivals, and back.

import CLimit
import Exact
import Foundation
import Naive

extension Fraction: Number {}
extension Double: Number {}
extension Decimal: Number {}
extension NaiveFraction: Number {
  typealias Value = NaiveFraction
}

extension limit_fraction {
  init(_ fraction: Fraction) {
    self.init(
      numerator: Int64(fraction.numerator),
      denominator: Int64(fraction.denominator))
  }
}

extension NaiveFraction {
  convenience init(_ fraction: Fraction) {
    self.init(fraction.numerator, fraction.denominator)
  }
}

extension WrappingFraction {
  init(_ fraction: Fraction) {
    self.init(
      numerator: fraction.numerator, denominator: fraction.denominator)
  }
}

extension Double {
  /// The quotient of the terms as floating-point numbers.
  init(nearly fraction: Fraction) {
    self = Double(fraction.numerator) / Double(fraction.denominator)
  }

  init(nearly decimal: Decimal) {
    self = NSDecimalNumber(decimal: decimal).doubleValue
  }
}

extension Decimal {
  /// The quotient of the terms to 38 digits.
  init(nearly fraction: Fraction) {
    self = Decimal(fraction.numerator) / Decimal(fraction.denominator)
  }
}

extension Outcome {
  init(_ fraction: Fraction) {
    self = .exact(fraction.numerator, fraction.denominator)
  }

  /// The result of a loop in C, or what was there before it where the result
  /// does not fit: a denominator of 0.
  init(_ fraction: limit_fraction) {
    self =
      fraction.denominator == 0
      ? .overflow
      : .exact(Int(fraction.numerator), Int(fraction.denominator))
  }

  init(_ fraction: NaiveFraction) {
    self = .exact(fraction.child, fraction.mother)
  }

  init(_ fraction: WrappingFraction) {
    self = .exact(fraction.numerator, fraction.denominator)
  }

  /// A result whose operands were rounded, relative to the largest of the
  /// three.
  init(_ result: Double, of operands: (Double, Double)) {
    let scale = max(abs(result), abs(operands.0), abs(operands.1))
    self = .approximate(result, tolerance: 1e-12 * scale)
  }

  init(_ result: Decimal, of operands: (Decimal, Decimal)) {
    self.init(
      Double(nearly: result),
      of: (Double(nearly: operands.0), Double(nearly: operands.1)))
  }
}
