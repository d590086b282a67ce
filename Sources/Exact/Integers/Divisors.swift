// Divisors.swift: common divisors and multiples of integers, and what follows
// from them.

/// The greatest common divisor of two integers, never negative.
///
/// It is a magnitude, so that of `Int.min` and 0 is 2^63. That of 0 and 0
/// is 0.
///
/// - Complexity: O(*n*) steps on words for integers of *n* <= 64 bits; larger
///   ones are first brought to that size by Euclid's algorithm.
@inlinable
public func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T.Magnitude {
  var a = a.magnitude
  var b = b.magnitude
  while b != 0 {
    if let a = UInt64(exactly: a), let b = UInt64(exactly: b) {
      return T.Magnitude(truncatingIfNeeded: GreatestCommonDivisor.of(a, b))
    }
    (a, b) = (b, a % b)
  }
  return a
}

/// The least common multiple of two integers, never negative; 0 if either is.
///
/// - Throws: ``FractionError/overflow`` if it does not fit.
/// - Complexity: As that of `gcd`.
@inlinable
public func lcm<T: FixedWidthInteger>(
  _ a: T, _ b: T
) throws(FractionError) -> T.Magnitude {
  if a == 0 || b == 0 { return 0 }
  let (multiple, overflow) = (a.magnitude / gcd(a, b))
    .multipliedReportingOverflow(by: b.magnitude)
  guard !overflow else { throw .overflow }
  return multiple
}

/// The greatest common divisor of two integers, and factors `x` and `y` such
/// that a·x + b·y equals it.
///
///     extendedGCD(240, 46)  // (gcd: 2, x: -9, y: 47)
///
/// - Complexity: O(log min(|a|, |b|)) divisions (Knuth, TAOCP vol. 2, 4.5.2,
///   algorithm X).
@inlinable
public func extendedGCD<T: SignedInteger>(
  _ a: T, _ b: T
) -> (gcd: T.Magnitude, x: T, y: T) {
  var r = a.magnitude
  var s = b.magnitude
  var (x, nextX): (T, T) = (1, 0)
  var (y, nextY): (T, T) = (0, 1)
  while s != 0 {
    let (quotient, rest) = r.quotientAndRemainder(dividingBy: s)
    (r, s) = (s, rest)
    // The last step would only form b/gcd and a/gcd, which may not fit.
    let q = rest == 0 ? 0 : T(quotient)
    (x, nextX) = (nextX, x - q * nextX)
    (y, nextY) = (nextY, y - q * nextY)
  }
  return (r, x * a.signum(), y * b.signum())
}

/// The factor from 0 up to but not including `modulus` whose product with `a`
/// leaves the remainder 1; `nil` if `a` and `modulus` have a common factor.
///
///     modularInverse(3, modulo: 7)  // 5
///
/// - Precondition: `modulus` is positive.
/// - Complexity: O(log `modulus`) divisions.
@inlinable
public func modularInverse<T: BinaryInteger>(_ a: T, modulo modulus: T) -> T? {
  precondition(modulus > 0, "Modulus is not positive")
  let remainder = a % modulus
  var r = modulus
  var s = remainder < 0 ? remainder + modulus : remainder
  // The coefficients of Euclid's algorithm alternate in sign, so magnitudes
  // suffice and unsigned integers are served too; none exceeds the modulus.
  var (x, nextX): (T, T) = (0, 1)
  var isNegative = true
  while s != 0 {
    let (quotient, rest) = r.quotientAndRemainder(dividingBy: s)
    (r, s) = (s, rest)
    (x, nextX) = (nextX, x + quotient * nextX)
    isNegative.toggle()
  }
  guard r == 1 else { return nil }
  if modulus == 1 { return 0 }
  return isNegative ? modulus - x : x
}
