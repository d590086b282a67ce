// SwiftKernel.swift: large natural numbers in plain Swift.
//
// The algorithms are those of Knuth, TAOCP vol. 2, 4.3, and of Brent and
// Zimmermann, Modern Computer Arithmetic (MCA below). Each lives in the file
// named after it. A call that needs scratch memory takes it once, at the top,
// and hands it down.
//
// Inner loops count with `&+` in `while`: a trap on overflow in an index
// doubles the time of the shortest of them.

package enum SwiftKernel: LimbKernel {
  #if _pointerBitWidth(_64)
    typealias DoubleLimb = UInt128
  #else
    typealias DoubleLimb = UInt64
  #endif

  @inline(__always)
  static func low(_ pair: DoubleLimb) -> UInt {
    UInt(truncatingIfNeeded: pair)
  }

  @inline(__always)
  static func high(_ pair: DoubleLimb) -> UInt {
    UInt(truncatingIfNeeded: pair &>> DoubleLimb(UInt.bitWidth))
  }

  @inline(__always)
  static func pair(_ high: UInt, _ low: UInt) -> DoubleLimb {
    DoubleLimb(high) &<< DoubleLimb(UInt.bitWidth) | DoubleLimb(low)
  }

  /// The product of two limbs.
  @inline(__always)
  static func product(_ a: UInt, _ b: UInt) -> DoubleLimb {
    DoubleLimb(a) &* DoubleLimb(b)
  }

  /// The leading bits of a limb, fewer than all of them and perhaps none.
  @inline(__always)
  static func leadingBits(_ a: UInt, _ count: Int) -> UInt {
    (a &>> 1) &>> UInt(UInt.bitWidth &- 1 &- count)
  }

  /// Whether a[0..<n] < b[0..<n].
  @inline(__always)
  static func isLess(_ a: Limbs, _ b: Limbs, _ n: Int) -> Bool {
    var i = n
    while i > 0 {
      i &-= 1
      if a[i] != b[i] { return a[i] < b[i] }
    }
    return false
  }

  /// Lends scratch memory to `body`.
  @inline(__always)
  static func withScratch<Result>(
    _ count: Int, _ body: (MutableLimbs) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: max(count, 1)) {
      // A buffer with room for an element has an address.
      body($0.baseAddress.unsafelyUnwrapped)
    }
  }
}
