// SwiftKernel+RecursiveDivision.swift: quotients by way of products.
//
// Burnikel and Ziegler, Fast Recursive Division, 1998; MCA, algorithm 1.8. Two
// rules reduce a division until its rows are short:
//
// - A quotient at least as long as the divisor is found in two halves.
// - A shorter quotient of k limbs is that of the heads, k limbs of the divisor
//   and 2k of the dividend, or at most two more: then the product with the
//   divisor's tail is taken off, and what was too much is given back.

extension SwiftKernel {
  /// The scratch memory of a division by n limbs.
  static func scratchCountOfDivision(_ n: Int) -> Int {
    n < Threshold.recursiveDivision ? 0 : n &+ scratchCountOfProduct(n)
  }

  /// As `divideByRows`, for any lengths.
  static func formQuotient(
    _ quotient: MutableLimbs, _ count: Int, _ a: MutableLimbs,
    _ b: Limbs, _ n: Int, inverse: PairDivisor, scratch: MutableLimbs
  ) -> UInt {
    if min(count, n) < Threshold.recursiveDivision {
      return divideByRows(quotient, count, a, b, n, inverse: inverse)
    }
    if count >= n {
      // The upper part first; whole multiples of n keep the parts balanced.
      let lower = count == n ? n / 2 : (count &- 1) / n &* n
      let carry = formQuotient(
        quotient + lower, count &- lower, a + lower, b, n, inverse: inverse,
        scratch: scratch)
      let overflow = formQuotient(
        quotient, lower, a, b, n, inverse: inverse, scratch: scratch)
      assert(overflow == 0, "A remainder is not less than its divisor")
      return carry
    }
    let tail = n &- count
    var carry = formQuotient(
      quotient, count, a + tail, b + tail, count, inverse: inverse,
      scratch: scratch)
    if count >= tail {
      formProduct(scratch, quotient, count, b, tail, scratch: scratch + n)
    } else {
      formProduct(scratch, b, tail, quotient, count, scratch: scratch + n)
    }
    var excess = subtract(a, a, n, scratch, n)
    if carry != 0 {
      excess &+= subtract(a + count, a + count, tail, b, tail)
    }
    while excess != 0 {
      carry &-= decrease(quotient, quotient, count, by: 1)
      excess &-= add(a, a, n, b, n)
    }
    return carry
  }
}
