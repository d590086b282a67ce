// Task.swift: the operations that are timed, each in a loop of its own.

import Exact

/// The greatest common divisor as it is usually written first.
private func euclid(_ a: UInt64, _ b: UInt64) -> UInt64 {
  b == 0 ? a : euclid(b, a % b)
}

/// An operation on two operands.
///
/// A type, because the compiler makes a loop of its own from each type, with
/// the operation in line; a closure would cost every operation a call. The
/// attribute keeps the compiler from leaving some in line and not others.
protocol Task {
  associatedtype Operand
  associatedtype Result
  static func result(_ lhs: Operand, _ rhs: Operand) -> Result
}

/// A number type of any of the contenders.
protocol Number {
  /// The type itself, which a class that is not final cannot promise.
  associatedtype Value = Self
  static func + (lhs: Self, rhs: Self) -> Value
  static func - (lhs: Self, rhs: Self) -> Value
  static func * (lhs: Self, rhs: Self) -> Value
  static func / (lhs: Self, rhs: Self) -> Value
  static func < (lhs: Self, rhs: Self) -> Bool
}

enum Sum<Operand: Number>: Task {
  @inline(__always)
  static func result(_ lhs: Operand, _ rhs: Operand) -> Operand.Value {
    lhs + rhs
  }
}

enum Difference<Operand: Number>: Task {
  @inline(__always)
  static func result(_ lhs: Operand, _ rhs: Operand) -> Operand.Value {
    lhs - rhs
  }
}

enum Product<Operand: Number>: Task {
  @inline(__always)
  static func result(_ lhs: Operand, _ rhs: Operand) -> Operand.Value {
    lhs * rhs
  }
}

enum Quotient<Operand: Number>: Task {
  @inline(__always)
  static func result(_ lhs: Operand, _ rhs: Operand) -> Operand.Value {
    lhs / rhs
  }
}

enum Order<Operand: Number>: Task {
  @inline(__always)
  static func result(_ lhs: Operand, _ rhs: Operand) -> Bool { lhs < rhs }
}

enum CommonDivisor: Task {
  @inline(__always)
  static func result(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 { gcd(lhs, rhs) }
}

enum BigCommonDivisor: Task {
  @inline(__always)
  static func result(_ lhs: BigInteger, _ rhs: BigInteger) -> BigInteger {
    gcd(lhs, rhs)
  }
}

enum EuclidDivisor: Task {
  @inline(__always)
  static func result(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    euclid(lhs, rhs)
  }
}

enum WrappingSum: Task {
  @inline(__always)
  static func result(
    _ lhs: WrappingFraction, _ rhs: WrappingFraction
  ) -> WrappingFraction {
    lhs + rhs
  }
}

/// A sum that may not fit.
enum ReportedSum: Task {
  @inline(__always)
  static func result(_ lhs: Fraction, _ rhs: Fraction) -> Fraction? {
    do { return try lhs.adding(rhs) } catch { return nil }
  }
}
