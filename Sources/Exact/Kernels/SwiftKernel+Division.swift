// SwiftKernel+Division.swift: quotients and remainders, limb by limb.

extension SwiftKernel {
  package static func divide(
    _ quotient: MutableLimbs, _ a: Limbs, _ n: Int, by divisor: UInt
  ) -> UInt {
    let shift = divisor.leadingZeroBitCount
    let normalized = LimbDivisor(divisor &<< UInt(shift))
    // The dividend is shifted on the way.
    var upper = a[n &- 1]
    var remainder = leadingBits(upper, shift)
    var i = n &- 1
    while i > 0 {
      let lower = a[i &- 1]
      (quotient[i], remainder) = normalized.dividing(
        remainder, upper &<< UInt(shift) | leadingBits(lower, shift))
      upper = lower
      i &-= 1
    }
    (quotient[0], remainder) = normalized.dividing(
      remainder, upper &<< UInt(shift))
    return remainder &>> UInt(shift)
  }

  package static func divide(
    _ quotient: MutableLimbs, _ remainder: MutableLimbs,
    _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) {
    if n == 1 {
      remainder[0] = divide(quotient, a, m, by: b[0])
      return
    }
    let shift = b[n &- 1].leadingZeroBitCount
    let scratchCount = scratchCountOfDivision(n)
    withScratch(m &+ 1 &+ n &+ scratchCount) { dividend in
      let divisor = dividend + (m &+ 1)
      if shift == 0 {
        dividend.update(from: a, count: m)
        divisor.update(from: b, count: n)
        dividend[m] = 0
      } else {
        dividend[m] = shiftLeft(dividend, a, m, by: shift)
        _ = shiftLeft(divisor, b, n, by: shift)
      }
      let inverse = PairDivisor(divisor[n &- 1], divisor[n &- 2])
      let top = formQuotient(
        quotient, m &- n &+ 1, dividend, divisor, n, inverse: inverse,
        scratch: divisor + n)
      assert(top == 0, "A quotient has more limbs than its dividend")
      if shift == 0 {
        remainder.update(from: dividend, count: n)
      } else {
        shiftRight(remainder, dividend, n, by: shift)
      }
    }
  }

  /// quotient[0..<count] = a[0..<n+count] / b[0..<n], a[0..<n] = the rest, where
  /// n >= 2 and the top bit of b is set. Returns the limb the quotient carries
  /// out, 0 or 1.
  ///
  /// Knuth, TAOCP vol. 2, 4.3.1, algorithm D, with quotients of three limbs by
  /// two, which are too large for hardly any operands.
  static func divideByRows(
    _ quotient: MutableLimbs, _ count: Int, _ a: MutableLimbs,
    _ b: Limbs, _ n: Int, inverse: PairDivisor
  ) -> UInt {
    var carry: UInt = 0
    if !isLess(a + count, b, n) {
      _ = subtract(a + count, a + count, n, b, n)
      carry = 1
    }
    let rest = n &- 2
    var j = count
    while j > 0 {
      j &-= 1
      let row = a + j
      let head = pair(row[n], row[n &- 1])
      if _slowPath(head == inverse.divisor) {
        quotient[j] = .max
        _ = subtractProduct(row, b, n, by: .max)
        continue
      }
      var (q, r) = inverse.dividing(row[n], row[n &- 1], row[rest])
      let borrow = DoubleLimb(subtractProduct(row, b, rest, by: q))
      let isTooLarge = r < borrow
      r = r &- borrow
      if _slowPath(isTooLarge) {
        q &-= 1
        r = r &+ inverse.divisor &+ DoubleLimb(add(row, row, rest, b, rest))
      }
      quotient[j] = q
      row[rest] = low(r)
      row[n &- 1] = high(r)
    }
    return carry
  }
}
