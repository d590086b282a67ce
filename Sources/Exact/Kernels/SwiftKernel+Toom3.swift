// SwiftKernel+Toom3.swift: a product from five of a third of the length.
//
// The factors are polynomials of degree 2 in a power x of the base. Their
// product, of degree 4, is known by its values at 0, 1, -1, 2 and infinity
// (Toom, 1963; Cook, 1966; MCA, 1.3.3). Interpolation follows Bodrato, Towards
// Optimal Toom-Cook Multiplication, 2007: one division by 3, two by 2, and every
// intermediate but the value at -1 is a natural number.

extension SwiftKernel {
  /// result[0..<m+n] = a[0..<m] * b[0..<n], where n <= m and 5m <= 6n.
  static func multiplyByToom3(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int,
    scratch: MutableLimbs
  ) {
    let k = (m &+ 2) / 3
    let isSquare = a == b && m == n
    let length = k &+ 1
    let count = 2 &* length
    let atOne = scratch
    let atMinusOne = atOne + count
    let atTwo = atMinusOne + count
    let scratch = atTwo + count

    // The values of the factors stand where the product will.
    let (p, q) = (result, isSquare ? result : result + count)
    var isNegative = formValuesAtUnits(p, p + length, a, k, m &- 2 &* k)
    if isSquare {
      isNegative = false
    } else if formValuesAtUnits(q, q + length, b, k, n &- 2 &* k) {
      isNegative.toggle()
    }
    formProduct(atOne, p, length, q, length, scratch: scratch)
    formProduct(
      atMinusOne, p + length, length, q + length, length, scratch: scratch)
    formValueAtTwo(p, a, k, m &- 2 &* k)
    if !isSquare { formValueAtTwo(q, b, k, n &- 2 &* k) }
    formProduct(atTwo, p, length, q, length, scratch: scratch)

    let leading = result + 4 &* k
    let leadingCount = m &+ n &- 4 &* k
    formProduct(result, a, k, b, k, scratch: scratch)
    formProduct(
      leading, a + 2 &* k, m &- 2 &* k, b + 2 &* k, n &- 2 &* k,
      scratch: scratch)
    interpolate(
      atOne, atMinusOne, isNegative, atTwo, count,
      constant: result, 2 &* k, leading: leading, leadingCount)

    // The coefficients of x and x^3 overlap the others.
    (result + 2 &* k).update(from: atOne, count: 2 &* k)
    let end = result + 4 &* k
    var carry = add(end, end, leadingCount, atOne + 2 &* k, 2)
    carry &+= accumulate(
      atMinusOne, count, to: result + k, m &+ n &- k)
    carry &+= accumulate(
      atTwo, count, to: result + 3 &* k, m &+ n &- 3 &* k)
    assert(carry == 0, "A product has outgrown its factors")
  }

  /// sum = a0 + a1 + a2 and difference = |a0 - a1 + a2|, in k + 1 limbs each,
  /// for parts of k, k and `last` limbs. Returns whether a0 + a2 < a1.
  private static func formValuesAtUnits(
    _ sum: MutableLimbs, _ difference: MutableLimbs,
    _ a: Limbs, _ k: Int, _ last: Int
  ) -> Bool {
    sum[k] = add(sum, a, k, a + 2 &* k, last)
    let isNegative = formDistance(difference, sum, k &+ 1, a + k, k)
    _ = add(sum, sum, k &+ 1, a + k, k)
    return isNegative
  }

  /// value = a0 + 2 (a1 + 2 a2), in k + 1 limbs.
  private static func formValueAtTwo(
    _ value: MutableLimbs, _ a: Limbs, _ k: Int, _ last: Int
  ) {
    (value + last).update(repeating: 0, count: k &+ 1 &- last)
    value[last] = shiftLeft(value, a + 2 &* k, last, by: 1)
    _ = add(value, value, k &+ 1, a + k, k)
    _ = shiftLeft(value, value, k &+ 1, by: 1)
    _ = add(value, value, k &+ 1, a, k)
  }

  /// Turns the values at 1, -1 and 2 into the coefficients of x^2, x and x^3.
  private static func interpolate(
    _ atOne: MutableLimbs, _ atMinusOne: MutableLimbs, _ isNegative: Bool,
    _ atTwo: MutableLimbs, _ n: Int, constant: Limbs, _ constantCount: Int,
    leading: Limbs, _ leadingCount: Int
  ) {
    if isNegative {
      _ = add(atTwo, atTwo, n, atMinusOne, n)
      _ = add(atMinusOne, atOne, n, atMinusOne, n)
    } else {
      _ = subtract(atTwo, atTwo, n, atMinusOne, n)
      _ = subtract(atMinusOne, atOne, n, atMinusOne, n)
    }
    divideByThree(atTwo, n)
    shiftRight(atMinusOne, atMinusOne, n, by: 1)
    _ = subtract(atOne, atOne, n, constant, constantCount)
    _ = subtract(atTwo, atTwo, n, atOne, n)
    shiftRight(atTwo, atTwo, n, by: 1)
    _ = subtract(atOne, atOne, n, atMinusOne, n)
    _ = subtract(atOne, atOne, n, leading, leadingCount)
    let borrow = subtractProduct(atTwo, leading, leadingCount, by: 2)
    let end = atTwo + leadingCount
    _ = decrease(end, end, n &- leadingCount, by: borrow)
    _ = subtract(atMinusOne, atMinusOne, n, atTwo, n)
  }

  /// a[0..<n] /= 3, which leaves no remainder.
  private static func divideByThree(_ a: MutableLimbs, _ n: Int) {
    let inverse = UInt.max / 3 &* 2 &+ 1
    var borrow: UInt = 0
    var i = 0
    while i < n {
      let (rest, overflow) = a[i].subtractingReportingOverflow(borrow)
      let q = rest &* inverse
      a[i] = q
      borrow = high(product(q, 3)) &+ (overflow ? 1 : 0)
      i &+= 1
    }
  }

  /// result[0..<m] += a[0..<n], of which only zeros exceed m limbs. Returns the
  /// carry.
  private static func accumulate(
    _ a: Limbs, _ n: Int, to result: MutableLimbs, _ m: Int
  ) -> UInt {
    add(result, result, m, a, min(n, m))
  }
}
