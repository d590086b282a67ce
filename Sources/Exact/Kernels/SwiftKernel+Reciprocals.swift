// SwiftKernel+Reciprocals.swift: quotients of few limbs without a division.
//
// Möller and Granlund, Improved Division by Invariant Integers, IEEE
// Transactions on Computers 60 (2011). A divisor that serves many times is
// inverted once; after that a quotient limb costs two or three multiplications.

extension SwiftKernel {
  /// A divisor of one limb whose top bit is set, and its inverse.
  struct LimbDivisor {
    let divisor: UInt
    /// (B^2 - 1) / divisor - B, for limbs in base B.
    let inverse: UInt

    init(_ divisor: UInt) {
      assert(divisor.leadingZeroBitCount == 0, "A divisor is not normalized")
      self.divisor = divisor
      inverse = divisor.dividingFullWidth((~divisor, .max)).quotient
    }

    /// The quotient and the remainder of (u1, u0), where u1 < divisor.
    @inline(__always)
    func dividing(_ u1: UInt, _ u0: UInt) -> (quotient: UInt, remainder: UInt) {
      let t = product(inverse, u1) &+ pair(u1, u0)
      var q = high(t) &+ 1
      var r = u0 &- q &* divisor
      // Taken at random: the compiler is left to choose without a branch.
      let isTooLarge = r > low(t)
      q = isTooLarge ? q &- 1 : q
      r = isTooLarge ? r &+ divisor : r
      if _slowPath(r >= divisor) {
        q &+= 1
        r &-= divisor
      }
      return (q, r)
    }
  }

  /// A divisor of two limbs whose top bit is set, and its inverse.
  struct PairDivisor {
    let divisor: DoubleLimb
    /// (B^3 - 1) / divisor - B, for limbs in base B.
    let inverse: UInt

    init(_ d1: UInt, _ d0: UInt) {
      divisor = pair(d1, d0)
      var v = LimbDivisor(d1).inverse
      var (p, overflow) = (d1 &* v).addingReportingOverflow(d0)
      if overflow {
        v &-= 1
        if p >= d1 {
          v &-= 1
          p &-= d1
        }
        p &-= d1
      }
      let t = product(v, d0)
      (p, overflow) = p.addingReportingOverflow(high(t))
      if overflow {
        v &-= 1
        if pair(p, low(t)) >= divisor { v &-= 1 }
      }
      inverse = v
    }

    /// The quotient and the remainder of (u2, u1, u0), where (u2, u1) <
    /// divisor.
    @inline(__always)
    func dividing(
      _ u2: UInt, _ u1: UInt, _ u0: UInt
    ) -> (quotient: UInt, remainder: DoubleLimb) {
      let (d1, d0) = (high(divisor), low(divisor))
      let t = product(inverse, u2) &+ pair(u2, u1)
      var q = high(t)
      var r = pair(u1 &- q &* d1, u0) &- product(d0, q) &- divisor
      q &+= 1
      let isTooLarge = high(r) >= low(t)
      q = isTooLarge ? q &- 1 : q
      r = isTooLarge ? r &+ divisor : r
      if _slowPath(r >= divisor) {
        q &+= 1
        r &-= divisor
      }
      return (q, r)
    }
  }
}
