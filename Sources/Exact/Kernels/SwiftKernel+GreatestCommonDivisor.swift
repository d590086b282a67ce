// SwiftKernel+GreatestCommonDivisor.swift: Euclid's algorithm, many quotients
// at a time.
//
// Lehmer's idea (Knuth, TAOCP vol. 2, 4.5.2, algorithm L): the leading limbs
// alone tell a run of quotients, whose effect on the operands is one linear map
// with small coefficients. So about 20 divisions of limbs, then 20 more on what
// they leave of the two leading limbs, replace 40 of whole numbers.
//
// Let W be the bits of a limb. A half step runs Euclid's algorithm on two limbs
// and keeps both at or above 2^(W/2 + 1), so that the coefficients stay below
// 2^(W/2 - 1). The part of the operands that it does not see, less than one
// unit each, moves a result by less than a coefficient, and thus never below
// zero. The same holds for both half steps together: their coefficients are
// below 2^(W - 1), while both prefixes of two limbs stay above 2^(W + 1).
// Any such map has determinant 1 and keeps the common divisors; whether its
// quotients are those of Euclid's algorithm does not matter.

extension SwiftKernel {
  package static func greatestCommonDivisor(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> Int {
    if m < n { return greatestCommonDivisor(result, b, n, a, m) }
    if n == 1 {
      let rest = m == 1 ? a[0] : remainder(a, m, by: b[0])
      result[0] = greatestCommonDivisor(rest, b[0])
      return 1
    }
    return withScratch(2 &* n &+ max(n, m &- n &+ 1)) { x in
      let y = x + n
      y.update(from: b, count: n)
      if m == n {
        x.update(from: a, count: n)
      } else {
        divide(y + n, x, a, m, b, n)
      }
      return reduce(x, y, n, quotient: y + n, to: result)
    }
  }

  /// The greatest common divisor of two limbs, not both zero.
  private static func greatestCommonDivisor(_ a: UInt, _ b: UInt) -> UInt {
    UInt(GreatestCommonDivisor.of(UInt64(a), UInt64(b)))
  }

  /// The greatest common divisor of two pairs of limbs, not both zero.
  ///
  /// The binary algorithm, as for single limbs: on pairs it takes 40 % less time
  /// than maps and divisions do.
  private static func greatestCommonDivisor(
    _ a: DoubleLimb, _ b: DoubleLimb
  ) -> DoubleLimb {
    if a == 0 || b == 0 { return a | b }
    let shared = DoubleLimb((a | b).trailingZeroBitCount)
    var a = a &>> DoubleLimb(a.trailingZeroBitCount)
    var b = b &>> DoubleLimb(b.trailingZeroBitCount)
    while high(a | b) != 0 {
      let difference = a &- b
      if difference == 0 { return b &<< shared }
      let isNegative = a < b
      b = isNegative ? a : b
      a = isNegative ? 0 &- difference : difference
      a = a &>> DoubleLimb(difference.trailingZeroBitCount)
    }
    return DoubleLimb(greatestCommonDivisor(low(a), low(b))) &<< shared
  }

  /// result = the greatest common divisor of x[0..<n] and y[0..<n], which are
  /// not both zero and are destroyed. Returns its count.
  private static func reduce(
    _ x: MutableLimbs, _ y: MutableLimbs, _ count: Int,
    quotient: MutableLimbs, to result: MutableLimbs
  ) -> Int {
    var n = count
    while true {
      while x[n &- 1] | y[n &- 1] == 0 { n &-= 1 }
      if n <= 2 {
        let divisor =
          n == 1
          ? DoubleLimb(greatestCommonDivisor(x[0], y[0]))
          : greatestCommonDivisor(pair(x[1], x[0]), pair(y[1], y[0]))
        result[0] = low(divisor)
        // The result has no room for a leading zero.
        if high(divisor) == 0 { return 1 }
        result[1] = high(divisor)
        return 2
      }
      if let map = leadingMap(x, y, n) {
        apply(map, x, y, n)
      } else if let count = divideOnce(x, y, n, quotient: quotient, to: result)
      {
        return count
      }
    }
  }

  /// Replaces the larger operand by its remainder. If that is zero, the other
  /// operand becomes the result; returns its count.
  private static func divideOnce(
    _ x: MutableLimbs, _ y: MutableLimbs, _ n: Int,
    quotient: MutableLimbs, to result: MutableLimbs
  ) -> Int? {
    let (larger, smaller) = isLess(x, y, n) ? (y, x) : (x, y)
    let length = Limbs(smaller).significantCount(n)
    if length == 0 {
      result.update(from: larger, count: n)
      return n
    }
    // `divide` copies its dividend, so that the remainder may take its place.
    divide(quotient, larger, larger, n, smaller, length)
    (larger + length).update(repeating: 0, count: n &- length)
    return nil
  }
}

extension SwiftKernel {
  /// The map (x, y) -> (a x - b y, d y - c x), with determinant ad - bc = 1.
  private struct Map {
    var a: UInt = 1
    var b: UInt = 0
    var c: UInt = 0
    var d: UInt = 1

    /// This map after another.
    @inline(__always)
    func after(_ first: Map) -> Map {
      Map(
        a: a &* first.a &+ b &* first.c, b: a &* first.b &+ b &* first.d,
        c: c &* first.a &+ d &* first.c, d: c &* first.b &+ d &* first.d)
    }

    var isIdentity: Bool { b == 0 && c == 0 }

    /// The steps of Euclid's algorithm that leave both limbs at or above
    /// 2^(W/2 + 1), which they are at first.
    @inline(__always)
    init(halving x: UInt, _ y: UInt) {
      let limit: UInt = 2 &<< UInt(UInt.bitWidth / 2)
      var x = x
      var y = y
      while true {
        let p = x / y
        let r = x &- p &* y
        if r < limit { break }
        x = r
        a = a &+ p &* c
        b = b &+ p &* d
        let q = y / x
        let s = y &- q &* x
        if s < limit { break }
        y = s
        c = c &+ q &* a
        d = d &+ q &* b
      }
    }

    private init(a: UInt, b: UInt, c: UInt, d: UInt) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
  }

  /// The map that the two leading limbs of either operand tell, unless the
  /// operands differ too much in length or too little in value.
  @inline(__always)
  private static func leadingMap(_ x: Limbs, _ y: Limbs, _ n: Int) -> Map? {
    let limit: UInt = 2 &<< UInt(UInt.bitWidth / 2)
    let shift = (x[n &- 1] | y[n &- 1]).leadingZeroBitCount
    let p = leadingPair(x, n, shift: shift)
    let q = leadingPair(y, n, shift: shift)
    if min(high(p), high(q)) < limit { return nil }
    let first = Map(halving: high(p), high(q))
    if first.isIdentity { return nil }

    let r = DoubleLimb(first.a) &* p &- DoubleLimb(first.b) &* q
    let s = DoubleLimb(first.d) &* q &- DoubleLimb(first.c) &* p
    let rest = DoubleLimb((r | s).leadingZeroBitCount)
    let (u, v) = (high(r &<< rest), high(s &<< rest))
    if min(u, v) < limit { return first }
    return Map(halving: u, v).after(first)
  }

  /// The two leading limbs of a[0..<n] << shift, where n >= 2.
  @inline(__always)
  private static func leadingPair(
    _ a: Limbs, _ n: Int, shift: Int
  ) -> DoubleLimb {
    let leading = pair(a[n &- 1], a[n &- 2]) &<< DoubleLimb(shift)
    let next = n > 2 ? a[n &- 3] : 0
    return leading | DoubleLimb(leadingBits(next, shift))
  }

  /// Replaces x[0..<n] and y[0..<n] by what a map makes of them.
  private static func apply(
    _ map: Map, _ x: MutableLimbs, _ y: MutableLimbs, _ n: Int
  ) {
    var (carryA, carryB, carryC, carryD): (UInt, UInt, UInt, UInt)
    (carryA, carryB, carryC, carryD) = (0, 0, 0, 0)
    var i = 0
    while i < n {
      let (u, v) = (x[i], y[i])
      let s = product(u, map.a) &+ DoubleLimb(carryA)
      let t = product(v, map.b) &+ DoubleLimb(carryB)
      let (difference, borrow) = low(s).subtractingReportingOverflow(low(t))
      x[i] = difference
      carryA = high(s)
      carryB = high(t) &+ (borrow ? 1 : 0)
      let p = product(v, map.d) &+ DoubleLimb(carryD)
      let q = product(u, map.c) &+ DoubleLimb(carryC)
      let (rest, restBorrow) = low(p).subtractingReportingOverflow(low(q))
      y[i] = rest
      carryD = high(p)
      carryC = high(q) &+ (restBorrow ? 1 : 0)
      i &+= 1
    }
    assert(
      carryA == carryB && carryC == carryD,
      "A map has made an operand negative")
  }
}
