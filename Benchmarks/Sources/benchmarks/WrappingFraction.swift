// WrappingFraction.swift: what a sum costs that nobody checks.

import Exact

/// A fraction whose sum takes the steps of that of `Fraction`, in the same
/// form: integers in line, the rest in a function of its own.
struct WrappingFraction {
  let numerator: Int
  let denominator: Int

  @inline(__always)
  static func + (lhs: Self, rhs: Self) -> Self {
    lhs.denominator | rhs.denominator == 1
      ? Self(numerator: lhs.numerator &+ rhs.numerator, denominator: 1)
      : reducedSum(lhs, rhs)
  }

  @inline(never)
  private static func reducedSum(_ lhs: Self, _ rhs: Self) -> Self {
    let (a, b) = (lhs.numerator, lhs.denominator)
    let (c, d) = (rhs.numerator, rhs.denominator)
    if b == d {
      let t = a &+ c
      let h = b == 1 ? 1 : divisor(t.magnitude, b)
      return h == 1
        ? Self(numerator: t, denominator: b)
        : Self(numerator: t / h, denominator: quotient(b, h))
    }
    let g = b == 1 || d == 1 ? 1 : divisor(UInt(bitPattern: b), d)
    if g == 1 {
      return Self(numerator: a &* d &+ c &* b, denominator: b &* d)
    }
    let p = quotient(b, g)
    let t = a &* quotient(d, g) &+ c &* p
    let h = divisor(t.magnitude, g)
    return h == 1
      ? Self(numerator: t, denominator: p &* d)
      : Self(numerator: t / h, denominator: p &* quotient(d, h))
  }

  @inline(__always)
  private static func divisor(_ a: UInt, _ b: Int) -> Int {
    Int(bitPattern: gcd(a, UInt(bitPattern: b)))
  }

  @inline(__always)
  private static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    Int(bitPattern: UInt(bitPattern: dividend) / UInt(bitPattern: divisor))
  }
}
