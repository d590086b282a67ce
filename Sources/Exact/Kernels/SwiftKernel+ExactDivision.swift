// SwiftKernel+ExactDivision.swift: quotients without remainder, from below.
//
// Jebelean, An algorithm for exact division, Journal of Symbolic Computation
// 15 (1993). The lowest limb of an exact quotient is the lowest limb of the
// dividend times the inverse of the divisor's, modulo the base; so every limb
// is right at once, and only as many limbs of either operand matter as the
// quotient has.

extension SwiftKernel {
  package static func divideExactly(
    _ quotient: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) {
    // The divisor has to be odd.
    var zeros = 0
    while b[zeros] == 0 { zeros &+= 1 }
    let (a, b) = (a + zeros, b + zeros)
    let shift = b[0].trailingZeroBitCount
    let count = m &- n &+ 1
    let length = min(count, n &- zeros)
    let scratchCount =
      count < Threshold.recursiveExactDivision
      ? 0 : count &+ scratchCountOfProduct(count)
    withScratch(count &+ length &+ scratchCount) { dividend in
      let divisor = dividend + count
      // The limb above either run still holds bits to be shifted in.
      shiftRight(dividend, count, a, m &- zeros, by: shift)
      shiftRight(divisor, length, b, n &- zeros, by: shift)
      formExactQuotient(
        quotient, count, dividend, divisor, length,
        inverse: inverse(of: divisor[0]), scratch: divisor + length)
    }
  }

  /// result[0..<n] = the lowest n limbs of a[0..<m] >> count, where n <= m.
  private static func shiftRight(
    _ result: MutableLimbs, _ n: Int, _ a: Limbs, _ m: Int, by count: Int
  ) {
    guard count > 0 else { return result.update(from: a, count: n) }
    shiftRight(result, a, n, by: count)
    if n < m { result[n &- 1] |= a[n] &<< UInt(UInt.bitWidth &- count) }
  }

  /// The inverse of an odd limb modulo the base, by Newton's iteration: 3d ^ 2
  /// is right in five bits, and every step doubles them.
  static func inverse(of d: UInt) -> UInt {
    var inverse = (3 &* d) ^ 2
    var bits = 5
    while bits < UInt.bitWidth {
      inverse = inverse &* (2 &- d &* inverse)
      bits &*= 2
    }
    return inverse
  }

  /// quotient[0..<count] = a / b modulo the power of the base, where b is odd
  /// and n <= count. Destroys a.
  private static func formExactQuotient(
    _ quotient: MutableLimbs, _ count: Int, _ a: MutableLimbs,
    _ b: Limbs, _ n: Int, inverse: UInt, scratch: MutableLimbs
  ) {
    if count < Threshold.recursiveExactDivision {
      var i = 0
      while i < count {
        let length = min(n, count &- i)
        let q = a[i] &* inverse
        quotient[i] = q
        let borrow = subtractProduct(a + i, b, length, by: q)
        let end = a + (i &+ length)
        _ = decrease(end, end, count &- i &- length, by: borrow)
        i &+= 1
      }
      return
    }
    // The lower half, its product taken off, and the upper half.
    let k = count / 2
    let kept = min(n, k)
    formExactQuotient(
      quotient, k, a, b, kept, inverse: inverse, scratch: scratch)
    if k >= n {
      formProduct(scratch, quotient, k, b, n, scratch: scratch + (k &+ n))
    } else {
      formProduct(scratch, b, n, quotient, k, scratch: scratch + (k &+ n))
    }
    let length = min(n, count &- k)
    let upper = a + k
    let borrow = subtract(upper, upper, length, scratch + k, length)
    let end = upper + length
    _ = decrease(end, end, count &- k &- length, by: borrow)
    formExactQuotient(
      quotient + k, count &- k, upper, b, length, inverse: inverse,
      scratch: scratch)
  }
}
