// BigInteger+NumberTheory.swift: what the integer utilities do for numbers of
// any size.

/// The greatest common divisor of two integers, never negative; 0 for 0 and 0.
///
/// - Complexity: O(*n*²) for *n* limbs, and that of GMP where it is used.
public func gcd(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
  if a.word == 0 { return b.magnitude }
  if b.word == 0 { return a.magnitude }
  return a.withLimbs { a, m in
    b.withLimbs { b, n in
      if m == 1 && n == 1 {
        var divisor = UInt(
          truncatingIfNeeded: GreatestCommonDivisor.of(
            UInt64(a[0]), UInt64(b[0])))
        return BigInteger(isNegative: false, copying: &divisor, 1)
      }
      return BigInteger(isNegative: false, capacity: Swift.min(m, n)) {
        Kernel.greatestCommonDivisor($0, a, m, b, n)
      }
    }
  }
}

/// The least common multiple of two integers, never negative; 0 if either is.
///
/// - Complexity: As that of `gcd`.
public func lcm(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
  if a == 0 || b == 0 { return 0 }
  return a.magnitude.dividedExactly(by: gcd(a, b)) * b.magnitude
}

/// An integer multiplied by itself `exponent` times; the power zero of any
/// integer is 1.
///
/// - Throws: ``FractionError/limitExceeded`` if the power may exceed 2^33 bits.
///   For a negative exponent, ``FractionError/divisionByZero`` if the base is
///   zero, and ``FractionError/inexact`` unless it is 1 or -1.
/// - Complexity: That of multiplying numbers of the size of the result.
public func power(
  _ base: BigInteger, _ exponent: some BinaryInteger
) throws(FractionError) -> BigInteger {
  if base.magnitude <= 1 {
    if exponent < 0 && base == 0 { throw .divisionByZero }
    return exponent == 0 ? 1 : base == -1 && exponent % 2 == 0 ? 1 : base
  }
  guard exponent >= 0 else { throw .inexact }
  guard let exponent = Int(exactly: exponent),
    case let (bits, overflow) = (base.magnitude.bitWidth - 1)
      .multipliedReportingOverflow(by: exponent),
    !overflow, bits < BigInteger.maximumBitWidth
  else { throw .limitExceeded }
  // The factors two are a shift; what is left is raised from the top bit of the
  // exponent down, so that one factor of each product stays small.
  let zeros = base.trailingZeroBitCount
  let odd = base >> zeros
  var result: BigInteger = 1
  if odd != 1 {
    for bit in (0..<Int.bitWidth - exponent.leadingZeroBitCount).reversed() {
      result *= result
      if exponent >> bit & 1 == 1 { result *= odd }
    }
  }
  return result << (zeros * exponent)
}

/// The largest integer whose square does not exceed `n`.
///
/// - Precondition: `n` is not negative.
/// - Complexity: That of multiplication.
public func integerSquareRoot(_ n: BigInteger) -> BigInteger {
  n.squareRootAndExactness.root
}

/// Whether an integer is the square of an integer.
///
/// - Complexity: That of multiplication.
public func isPerfectSquare(_ n: BigInteger) -> Bool {
  n >= 0 && n.squareRootAndExactness.isExact
}

extension BigInteger {
  /// The largest integer whose square does not exceed the value, and whether
  /// its square is the value.
  ///
  /// - Precondition: The value is not negative.
  var squareRootAndExactness: (root: BigInteger, isExact: Bool) {
    precondition(!isNegative, "Square root of a negative number")
    if word == 0 { return (0, true) }
    return withLimbs { limbs, count in
      var isExact = false
      let root = BigInteger(isNegative: false, capacity: (count + 1) / 2) {
        isExact = Kernel.squareRoot($0, limbs, count)
        return (count + 1) / 2
      }
      return (root, isExact)
    }
  }

  /// The quotient by a divisor that leaves no remainder.
  func dividedExactly(by divisor: BigInteger) -> BigInteger {
    if divisor == 1 { return self }
    if limbs == nil { return self / divisor }
    return withLimbs { a, m in
      divisor.withLimbs { b, n in
        BigInteger(
          isNegative: isNegative != divisor.isNegative, capacity: m - n + 1
        ) {
          if n == 1 {
            _ = Kernel.divide($0, a, m, by: b[0])
          } else {
            Kernel.divideExactly($0, a, m, b, n)
          }
          return m - n + 1
        }
      }
    }
  }

  /// The quotient of two integers, rounded to an integer by `rule`.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `divisor` is zero.
  /// - Complexity: That of division.
  public func divided(
    by divisor: BigInteger, rounding rule: FractionRounding = .towardZero
  ) throws(FractionError) -> BigInteger {
    guard divisor != 0 else { throw .divisionByZero }
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return rule.integer(quotient, remainder: remainder, divisor: divisor)
  }
}
