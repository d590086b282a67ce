// SwiftKernel+Addition.swift: sums and differences.
//
// The carry is a `Bool` and two flags meet in `!=`, since at most one of them
// is set: written so, the compiler emits one add-with-carry a limb. Eight limbs
// a round make up for saving the flag between rounds.

extension SwiftKernel {
  package static func add(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> UInt {
    increase(
      result + n, a + n, m &- n, by: addRun(result, a, b, n) ? 1 : 0)
  }

  package static func subtract(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> UInt {
    decrease(
      result + n, a + n, m &- n, by: subtractRun(result, a, b, n) ? 1 : 0)
  }

  /// result[0..<n] = a[0..<n] + term. Returns the carry. The result may be a.
  @inline(__always)
  static func increase(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by term: UInt
  ) -> UInt {
    var carry = term
    var i = 0
    while carry != 0 && i < n {
      let (sum, overflow) = a[i].addingReportingOverflow(carry)
      result[i] = sum
      carry = overflow ? 1 : 0
      i &+= 1
    }
    if Limbs(result) != a { (result + i).update(from: a + i, count: n &- i) }
    return carry
  }

  /// result[0..<n] = a[0..<n] - term. Returns the borrow. The result may be a.
  @inline(__always)
  static func decrease(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by term: UInt
  ) -> UInt {
    var borrow = term
    var i = 0
    while borrow != 0 && i < n {
      let (difference, overflow) = a[i].subtractingReportingOverflow(borrow)
      result[i] = difference
      borrow = overflow ? 1 : 0
      i &+= 1
    }
    if Limbs(result) != a { (result + i).update(from: a + i, count: n &- i) }
    return borrow
  }

  /// result[0..<m] = |a[0..<m] - b[0..<n]|, where m >= n. Returns whether
  /// a < b.
  static func formDistance(
    _ result: MutableLimbs, _ a: Limbs, _ m: Int, _ b: Limbs, _ n: Int
  ) -> Bool {
    if (a + n).significantCount(m &- n) == 0 && isLess(a, b, n) {
      _ = subtractRun(result, b, a, n)
      (result + n).update(repeating: 0, count: m &- n)
      return true
    }
    _ = subtract(result, a, m, b, n)
    return false
  }

  @inline(__always)
  private static func addRun(
    _ result: MutableLimbs, _ a: Limbs, _ b: Limbs, _ n: Int
  ) -> Bool {
    var carry = false
    @inline(__always) func step(_ i: Int) {
      let (partial, first) = a[i].addingReportingOverflow(b[i])
      let (sum, second) = partial.addingReportingOverflow(carry ? 1 : 0)
      result[i] = sum
      carry = first != second
    }
    var i = 0
    while i &+ 8 <= n {
      step(i)
      step(i &+ 1)
      step(i &+ 2)
      step(i &+ 3)
      step(i &+ 4)
      step(i &+ 5)
      step(i &+ 6)
      step(i &+ 7)
      i &+= 8
    }
    while i < n {
      step(i)
      i &+= 1
    }
    return carry
  }

  @inline(__always)
  private static func subtractRun(
    _ result: MutableLimbs, _ a: Limbs, _ b: Limbs, _ n: Int
  ) -> Bool {
    var borrow = false
    @inline(__always) func step(_ i: Int) {
      let (partial, first) = a[i].subtractingReportingOverflow(b[i])
      let (rest, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
      result[i] = rest
      borrow = first != second
    }
    var i = 0
    while i &+ 8 <= n {
      step(i)
      step(i &+ 1)
      step(i &+ 2)
      step(i &+ 3)
      step(i &+ 4)
      step(i &+ 5)
      step(i &+ 6)
      step(i &+ 7)
      i &+= 8
    }
    while i < n {
      step(i)
      i &+= 1
    }
    return borrow
  }
}
