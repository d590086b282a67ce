// SwiftKernel+Rows.swift: products of a run and a limb, the inner loops of
// multiplication and division.
//
// a * f + r + c fits two limbs for any limbs a, f, r, c, and the compiler turns
// that expression into one multiplication and two add-with-carry pairs.

extension SwiftKernel {
  package static func multiply(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int,
    by factor: UInt, adding term: UInt
  ) -> UInt {
    var carry = term
    @inline(__always) func step(_ i: Int) {
      let t = product(a[i], factor) &+ DoubleLimb(carry)
      result[i] = low(t)
      carry = high(t)
    }
    var i = 0
    while i &+ 4 <= n {
      step(i)
      step(i &+ 1)
      step(i &+ 2)
      step(i &+ 3)
      i &+= 4
    }
    while i < n {
      step(i)
      i &+= 1
    }
    return carry
  }

  @inline(__always)
  package static func addProduct(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt
  ) -> UInt {
    var carry: UInt = 0
    @inline(__always) func step(_ i: Int) {
      let t =
        product(a[i], factor) &+ DoubleLimb(result[i]) &+ DoubleLimb(carry)
      result[i] = low(t)
      carry = high(t)
    }
    var i = 0
    while i &+ 4 <= n {
      step(i)
      step(i &+ 1)
      step(i &+ 2)
      step(i &+ 3)
      i &+= 4
    }
    while i < n {
      step(i)
      i &+= 1
    }
    return carry
  }

  @inline(__always)
  package static func subtractProduct(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by factor: UInt
  ) -> UInt {
    var borrow: UInt = 0
    @inline(__always) func step(_ i: Int) {
      let t = product(a[i], factor) &+ DoubleLimb(borrow)
      let (rest, overflow) = result[i].subtractingReportingOverflow(low(t))
      result[i] = rest
      borrow = high(t) &+ (overflow ? 1 : 0)
    }
    var i = 0
    while i &+ 4 <= n {
      step(i)
      step(i &+ 1)
      step(i &+ 2)
      step(i &+ 3)
      i &+= 4
    }
    while i < n {
      step(i)
      i &+= 1
    }
    return borrow
  }
}
