// SwiftKernel+Multiplication.swift: products, by rows or by the algorithm that
// suits the lengths.

extension SwiftKernel {
  package static func multiply(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) {
    if n < Threshold.smallest {
      return a == b && m == n
        ? squareByRows(result, a, n) : multiplyByRows(result, a, m, b, n)
    }
    withScratch(scratchCountOfProduct(n)) {
      formProduct(result, a, m, b, n, scratch: $0)
    }
  }

  /// The scratch memory a product needs whose shorter factor has n limbs.
  ///
  /// Karatsuba's algorithm takes 2k + 2 limbs a level, with k = (m + 1)/2;
  /// Toom's 6k + 6, with k = (m + 2)/3; either on products with 2m <= 3n. The
  /// levels add up to at most 3m plus a constant a level. Pieces of longer
  /// factors take another 2n.
  static func scratchCountOfProduct(_ n: Int) -> Int {
    if n < Threshold.smallest { return 0 }
    return 6 &* n &+ 8 &* (Int.bitWidth &- n.leadingZeroBitCount)
  }

  /// result[0..<m+n] = a[0..<m] * b[0..<n], where m >= n >= 1.
  static func formProduct(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int,
    scratch: MutableLimbs
  ) {
    if a == b && m == n {
      if n < Threshold.karatsubaSquare {
        squareByRows(result, a, n)
      } else if n < Threshold.toom3Square {
        multiplyByKaratsuba(result, a, n, a, n, scratch: scratch)
      } else {
        multiplyByToom3(result, a, n, a, n, scratch: scratch)
      }
    } else if n < Threshold.karatsuba {
      multiplyByRows(result, a, m, b, n)
    } else if 2 &* m > 3 &* n {
      multiplyByPieces(result, a, m, b, n, scratch: scratch)
    } else if n < Threshold.toom3 || 5 &* m > 6 &* n {
      multiplyByKaratsuba(result, a, m, b, n, scratch: scratch)
    } else {
      multiplyByToom3(result, a, m, b, n, scratch: scratch)
    }
  }

  /// The product, row by row (Knuth, TAOCP vol. 2, 4.3.1, algorithm M).
  static func multiplyByRows(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) {
    result[m] = multiply(result, a, m, by: b[0], adding: 0)
    var j = 1
    while j < n {
      result[m &+ j] = addProduct(result + j, a, m, by: b[j])
      j &+= 1
    }
  }

  /// The square, row by row: products of different limbs once, then everything
  /// doubled and the squares of the limbs added.
  static func squareByRows(_ result: MutableLimbs, _ a: Limbs, _ n: Int) {
    result[0] = 0
    result[2 &* n &- 1] = 0
    if n > 1 {
      result[n] = multiply(result + 1, a + 1, n &- 1, by: a[0], adding: 0)
    }
    var j = 1
    while j < n &- 1 {
      result[n &+ j] = addProduct(
        result + (2 &* j &+ 1), a + (j &+ 1), n &- j &- 1, by: a[j])
      j &+= 1
    }
    var carry: UInt = 0
    var shiftedOut: UInt = 0
    let top = UInt(UInt.bitWidth &- 1)
    j = 0
    while j < n {
      let (lower, upper) = (result[2 &* j], result[2 &* j &+ 1])
      let t = product(a[j], a[j])
      let doubled = pair(upper &<< 1 | lower &>> top, lower &<< 1 | shiftedOut)
      shiftedOut = upper &>> top
      let (partial, first) = t.addingReportingOverflow(doubled)
      let (sum, second) = partial.addingReportingOverflow(DoubleLimb(carry))
      carry = first != second ? 1 : 0
      result[2 &* j] = low(sum)
      result[2 &* j &+ 1] = high(sum)
      j &+= 1
    }
  }

  /// The product of factors of very different lengths, in pieces of the longer
  /// that match the shorter.
  private static func multiplyByPieces(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int,
    scratch: MutableLimbs
  ) {
    let piece = scratch
    let scratch = scratch + 2 &* n
    formProduct(result, a, n, b, n, scratch: scratch)
    var i = n
    while i < m {
      let count = min(n, m &- i)
      formProduct(piece, b, n, a + i, count, scratch: scratch)
      // The piece's lower n limbs meet the end of the product so far.
      (result + (i &+ n)).update(from: piece + n, count: count)
      let carry = add(result + i, result + i, n, piece, n)
      _ = increase(result + (i &+ n), result + (i &+ n), count, by: carry)
      i &+= n
    }
  }
}
