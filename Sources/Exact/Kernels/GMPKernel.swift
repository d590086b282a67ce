// GMPKernel.swift: large natural numbers on GMP's mpn layer. Only this file
// knows GMP.
//
// The layer works on runs of limbs that the caller owns, so nothing is copied
// but what GMP would destroy.

#if GMP
  internal import CGMP

  package enum GMPKernel: LimbKernel {
    package static func add(
      _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
    ) -> UInt {
      if n == 0 { return copy(result, a, m) }
      return __gmpn_add(result, a, m, b, n)
    }

    package static func subtract(
      _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
    ) -> UInt {
      if n == 0 { return copy(result, a, m) }
      return __gmpn_sub(result, a, m, b, n)
    }

    package static func multiply(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt,
      adding term: UInt
    ) -> UInt {
      let high = __gmpn_mul_1(result, a, n, factor)
      return high &+ __gmpn_add_1(result, result, n, term)
    }

    package static func addProduct(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt
    ) -> UInt {
      __gmpn_addmul_1(result, a, n, factor)
    }

    package static func subtractProduct(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt
    ) -> UInt {
      __gmpn_submul_1(result, a, n, factor)
    }

    package static func multiply(
      _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
    ) {
      if a == b && m == n {
        __gmpn_sqr(result, a, m)
      } else {
        _ = __gmpn_mul(result, a, m, b, n)
      }
    }

    package static func divide(
      _ quotient: MutableLimbs, _ a: Limbs, _ n: Int, by divisor: UInt
    ) -> UInt {
      __gmpn_divrem_1(quotient, 0, a, n, divisor)
    }

    package static func divideExactly(
      _ quotient: MutableLimbs, _ a: Limbs, _ n: Int, by divisor: UInt
    ) {
      __gmpn_divexact_1(quotient, a, n, divisor)
    }

    package static func remainder(
      _ a: Limbs, _ n: Int, by divisor: UInt
    ) -> UInt {
      __gmpn_mod_1(a, n, divisor)
    }

    package static func divide(
      _ quotient: MutableLimbs, _ remainder: MutableLimbs,
      _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
    ) {
      __gmpn_tdiv_qr(quotient, remainder, 0, a, m, b, n)
    }

    package static func divideExactly(
      _ quotient: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
    ) {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: n) {
        divide(quotient, start(of: $0), a, m, b, n)
      }
    }

    /// The number of limbs up to which the Swift kernel needs less time: 0.7
    /// times that of GMP 6.2 at 16 limbs, 0.8 times at 160.
    private static let swiftDivisorLimit = 160

    /// GMP asks for an odd second operand that is not the longer one, and
    /// destroys both.
    package static func greatestCommonDivisor(
      _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
    ) -> Int {
      if max(m, n) <= swiftDivisorLimit {
        return SwiftKernel.greatestCommonDivisor(result, a, m, b, n)
      }
      return withUnsafeTemporaryAllocation(of: UInt.self, capacity: m + n) {
        let s = start(of: $0)
        let t = s + m
        let (sCount, sZeros) = copyOddPart(s, a, m)
        let (tCount, tZeros) = copyOddPart(t, b, n)
        let sIsLarger =
          UnsafePointer(s).order(sCount, UnsafePointer(t), tCount) >= 0
        let count =
          sIsLarger
          ? __gmpn_gcd(result, s, sCount, t, tCount)
          : __gmpn_gcd(result, t, tCount, s, sCount)
        return shiftLeftInPlace(result, count, by: min(sZeros, tZeros))
      }
    }

    package static func shiftLeft(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int, by count: Int
    ) -> UInt {
      __gmpn_lshift(result, a, n, UInt32(count))
    }

    package static func shiftRight(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int, by count: Int
    ) {
      _ = __gmpn_rshift(result, a, n, UInt32(count))
    }

    package static func squareRoot(
      _ root: MutableLimbs, _ a: Limbs, _ n: Int
    ) -> Bool {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: n) {
        __gmpn_sqrtrem(root, start(of: $0), a, n) == 0
      }
    }

    private static func copy(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int
    ) -> UInt {
      result.update(from: a, count: n)
      return 0
    }

    /// Copies a number without its factors 2, and returns the count of what is
    /// left and the number of those factors.
    private static func copyOddPart(
      _ result: MutableLimbs, _ a: Limbs, _ n: Int
    ) -> (count: Int, zeros: Int) {
      var limbs = 0
      while a[limbs] == 0 { limbs += 1 }
      let bits = a[limbs].trailingZeroBitCount
      let count = n - limbs
      if bits == 0 {
        result.update(from: a + limbs, count: count)
      } else {
        shiftRight(result, a + limbs, count, by: bits)
      }
      return (
        UnsafePointer(result).significantCount(count),
        limbs * UInt.bitWidth + bits
      )
    }

    private static func shiftLeftInPlace(
      _ limbs: MutableLimbs, _ count: Int, by zeros: Int
    ) -> Int {
      let (whole, bits) = zeros.quotientAndRemainder(dividingBy: UInt.bitWidth)
      var carry: UInt = 0
      if bits > 0 { carry = shiftLeft(limbs, limbs, count, by: bits) }
      if whole > 0 {
        (limbs + whole).update(from: limbs, count: count)
        limbs.update(repeating: 0, count: whole)
      }
      guard carry != 0 else { return whole + count }
      limbs[whole + count] = carry
      return whole + count + 1
    }

    private static func start(
      of buffer: UnsafeMutableBufferPointer<UInt>
    ) -> MutableLimbs {
      guard let start = buffer.baseAddress else {
        preconditionFailure("Scratch memory of no limbs")
      }
      return start
    }
  }
#endif
