// LimbKernel.swift: what arithmetic on large natural numbers is built from.
//
// A natural number is a run of limbs, the least significant first. Runs belong
// to the caller; a kernel takes pointers and counts, as GMP's mpn layer does,
// so that either kernel serves the same types. Unless said otherwise a result
// may not overlap an operand, counts are at least 1, and leading zero limbs are
// allowed.

/// A run of limbs to be read.
package typealias Limbs = UnsafePointer<UInt>

/// A run of limbs to be written.
package typealias MutableLimbs = UnsafeMutablePointer<UInt>

/// Arithmetic on runs of limbs.
package protocol LimbKernel {
  /// result[0..<m] = a[0..<m] + b[0..<n], where m >= n >= 0. Returns the carry,
  /// 0 or 1. The result may be a or b.
  static func add(
    _ result: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> UInt

  /// result[0..<m] = a[0..<m] - b[0..<n], where m >= n >= 0. Returns the
  /// borrow, 0 or 1. The result may be a or b.
  static func subtract(
    _ result: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> UInt

  /// result[0..<n] = a[0..<n] * factor + term. Returns the limb carried out.
  /// The result may be a.
  static func multiply(
    _ result: MutableLimbs,
    _ a: Limbs, _ n: Int, by factor: UInt, adding term: UInt
  ) -> UInt

  /// result[0..<n] += a[0..<n] * factor. Returns the limb carried out.
  static func addProduct(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt
  ) -> UInt

  /// result[0..<n] -= a[0..<n] * factor. Returns the limb borrowed.
  static func subtractProduct(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt
  ) -> UInt

  /// result[0..<m+n] = a[0..<m] * b[0..<n], where m >= n >= 1. Where a and b
  /// are the same run, it is squared.
  static func multiply(
    _ result: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  )

  /// quotient[0..<n] = a[0..<n] / divisor. Returns the remainder. The quotient
  /// may be a.
  static func divide(
    _ quotient: MutableLimbs,
    _ a: Limbs, _ n: Int, by divisor: UInt
  ) -> UInt

  /// quotient[0..<n] = a[0..<n] / divisor, which leaves no remainder. The
  /// quotient may be a.
  static func divideExactly(
    _ quotient: MutableLimbs, _ a: Limbs, _ n: Int, by divisor: UInt
  )

  /// The remainder of a[0..<n] / divisor.
  static func remainder(_ a: Limbs, _ n: Int, by divisor: UInt) -> UInt

  /// quotient[0...m-n] = a[0..<m] / b[0..<n], remainder[0..<n] = the rest,
  /// where m >= n >= 1 and b[n-1] is not zero.
  static func divide(
    _ quotient: MutableLimbs,
    _ remainder: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  )

  /// quotient[0...m-n] = a[0..<m] / b[0..<n], which leaves no remainder.
  static func divideExactly(
    _ quotient: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  )

  /// result = the greatest common divisor of a[0..<m] and b[0..<n], neither
  /// zero, both without leading zero limbs. Returns its count; the result has
  /// room for min(m, n) limbs.
  static func greatestCommonDivisor(
    _ result: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> Int

  /// result[0..<n] = a[0..<n] << count, where 0 < count < the bits of a limb.
  /// Returns the bits carried out. The result may be a.
  static func shiftLeft(
    _ result: MutableLimbs,
    _ a: Limbs, _ n: Int, by count: Int
  ) -> UInt

  /// result[0..<n] = a[0..<n] >> count, where 0 < count < the bits of a limb.
  /// The result may be a.
  static func shiftRight(
    _ result: MutableLimbs,
    _ a: Limbs, _ n: Int, by count: Int
  )

  /// root[0..<(n+1)/2] = the largest number whose square does not exceed
  /// a[0..<n], where a[n-1] is not zero. Returns whether the root is exact.
  static func squareRoot(
    _ root: MutableLimbs, _ a: Limbs, _ n: Int
  ) -> Bool
}
