// UnaryTask.swift: conversions and texts, each timed in a loop of its own.

import Exact

/// An operation on one operand; a type for the same reason as a task on two.
protocol UnaryTask {
  associatedtype Operand
  associatedtype Result
  static func result(_ operand: Operand) -> Result
}

/// The number that a text denotes.
enum Reading<Number: LosslessStringConvertible>: UnaryTask {
  @inline(__always)
  static func result(_ text: String) -> Number { Number(text)! }
}

enum Writing<Number: LosslessStringConvertible>: UnaryTask {
  @inline(__always)
  static func result(_ number: Number) -> String { number.description }
}

/// The text of a fraction from the texts of its terms.
enum Interpolation: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> String {
    fraction.denominator == 1
      ? "\(fraction.numerator)"
      : "\(fraction.numerator)/\(fraction.denominator)"
  }
}

enum NearestDouble: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> Double { Double(fraction) }
}

/// The quotient of the terms as floating-point numbers, which are rounded too.
enum FloatingQuotient: UnaryTask {
  @inline(__always)
  static func result(_ fraction: Fraction) -> Double {
    Double(nearly: fraction)
  }
}

enum ExactValue: UnaryTask {
  @inline(__always)
  static func result(_ number: Double) -> Fraction {
    Fraction(exactly: number)!
  }
}
