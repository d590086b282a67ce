// SwiftKernel+LimbDivision.swift: division by one limb where just the quotient
// or just the remainder is asked for.

extension SwiftKernel {
  /// Jebelean's exact division, as for longer divisors.
  package static func divideExactly(
    _ quotient: MutableLimbs, _ a: Limbs, _ n: Int, by divisor: UInt
  ) {
    let shift = divisor.trailingZeroBitCount
    let odd = divisor &>> UInt(shift)
    let inverse = inverse(of: odd)
    var borrow: UInt = 0
    var i = 0
    while i < n {
      let above = i &+ 1 < n ? a[i &+ 1] : 0
      // Two shifts, since one by all bits of a limb is none.
      let limb =
        a[i] &>> UInt(shift)
        | (above &<< 1) &<< UInt(UInt.bitWidth &- 1 &- shift)
      let (rest, overflow) = limb.subtractingReportingOverflow(borrow)
      let q = rest &* inverse
      quotient[i] = q
      borrow = high(product(q, odd)) &+ (overflow ? 1 : 0)
      i &+= 1
    }
    assert(borrow == 0, "An exact division leaves a remainder")
  }

  /// The limbs are folded onto two, four at a time, by the remainders that the
  /// powers of the base leave (Granlund and Möller, in GMP). So no product
  /// waits for a quotient.
  package static func remainder(
    _ a: Limbs, _ n: Int, by divisor: UInt
  ) -> UInt {
    // Five products of a limb and a remainder have room in two limbs only if
    // the divisor leaves three bits; and few limbs do not repay the powers.
    guard divisor.leadingZeroBitCount >= 3 && divisor > 1 && n >= 8 else {
      return remainderLimbByLimb(a, n, by: divisor)
    }
    @inline(__always) func timesBase(_ r: UInt) -> UInt {
      divisor.dividingFullWidth((r, 0)).remainder
    }
    let b1 = timesBase(1)
    let b2 = timesBase(b1)
    let b3 = timesBase(b2)
    let b4 = timesBase(b3)
    let b5 = timesBase(b4)
    var folded: DoubleLimb = 0
    var i = n
    while i & 3 != 0 {
      i &-= 1
      folded =
        DoubleLimb(a[i]) &+ product(low(folded), b1)
        &+ product(high(folded), b2)
    }
    while i > 0 {
      i &-= 4
      let chunk =
        DoubleLimb(a[i]) &+ product(a[i &+ 1], b1)
        &+ product(a[i &+ 2], b2) &+ product(a[i &+ 3], b3)
      folded = chunk &+ product(low(folded), b4) &+ product(high(folded), b5)
    }
    return divisor.dividingFullWidth(
      (high(folded) % divisor, low(folded))
    ).remainder
  }

  private static func remainderLimbByLimb(
    _ a: Limbs, _ n: Int, by divisor: UInt
  ) -> UInt {
    var remainder: UInt = 0
    var i = n
    while i > 0 {
      i &-= 1
      remainder = divisor.dividingFullWidth((remainder, a[i])).remainder
    }
    return remainder
  }
}
