// SwiftKernel+Karatsuba.swift: a product from three of half the length.
//
// With a = a1 x + a0, b = b1 x + b0 and x a power of the base,
//
//     ab = a1 b1 x^2 + (a0 b0 + a1 b1 - (a0 - a1)(b0 - b1)) x + a0 b0
//
// (Karatsuba and Ofman, 1962; MCA, algorithm 1.3). Differences need no limb
// more than their terms, unlike sums.

extension SwiftKernel {
  /// result[0..<m+n] = a[0..<m] * b[0..<n], where n <= m and m < 2n - 1.
  static func multiplyByKaratsuba(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int,
    scratch: MutableLimbs
  ) {
    let k = (m &+ 1) / 2
    let isSquare = a == b && m == n
    let outer = result + 2 &* k
    let outerCount = m &+ n &- 2 &* k
    let middle = scratch
    let scratch = scratch + (2 &* k &+ 2)

    // The differences stand where the products of the halves will.
    var isNegative = formDistance(result, a, k, a + k, m &- k)
    let difference = result
    var other = result
    if isSquare {
      isNegative = false
    } else {
      other = result + k
      if formDistance(other, b, k, b + k, n &- k) { isNegative.toggle() }
    }
    formProduct(middle, difference, k, other, k, scratch: scratch)
    formProduct(result, a, k, b, k, scratch: scratch)
    formProduct(outer, a + k, m &- k, b + k, n &- k, scratch: scratch)

    // The carry goes through -1 when the subtrahend exceeds a0 b0.
    var carry: UInt
    if isNegative {
      carry = add(middle, middle, 2 &* k, result, 2 &* k)
    } else {
      carry = 0 &- subtract(middle, result, 2 &* k, middle, 2 &* k)
    }
    carry &+= add(middle, middle, 2 &* k, outer, outerCount)
    carry &+= add(result + k, result + k, 2 &* k, middle, 2 &* k)
    let end = result + 3 &* k
    let overflow = increase(end, end, m &+ n &- 3 &* k, by: carry)
    assert(overflow == 0, "A product has outgrown its factors")
  }
}
