// BigFraction+Accumulation.swift: sums of a large fraction and one of words,
// formed where the left operand stands.
//
// For N/D and c/d in lowest terms, with g = gcd(D, d) and q = D/g, let
// t = N(d/g) + cq and h = gcd(t, g): the sum is (t/h) / (q(d/h)), as in the
// reduction core. Only rows of limbs and words meet here, so every step is one
// pass over the limbs, and no number but q needs memory of its own.

extension BigFraction {
  /// Adds a fraction. The memory of the left operand is used again where it is
  /// not shared.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    if lhs.d | rhs.d > 0 {
      lhs = smallSum(lhs.n, lhs.d, rhs.n, rhs.d)
    } else if rhs.d < 0 || !lhs.accumulate(rhs, subtracting: false) {
      lhs = sum(lhs, rhs)
    }
  }

  /// Subtracts a fraction. The memory of the left operand is used again where
  /// it is not shared.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    if lhs.d | rhs.d > 0 {
      lhs = smallDifference(lhs.n, lhs.d, rhs.n, rhs.d)
    } else if rhs.d < 0 || !lhs.accumulate(rhs, subtracting: true) {
      lhs = sum(lhs, rhs, subtracting: true)
    }
  }

  /// Adds a fraction of words to one that has limbs, if the sign is sure to
  /// stay. Returns whether it did.
  @usableFromInline
  mutating func accumulate(_ other: Self, subtracting: Bool) -> Bool {
    if other.n == 0 { return true }
    let isNegative = n < 0
    let signsDiffer = isNegative != ((other.n < 0) != subtracting)
    if signsDiffer {
      guard let order = Self.orderByLeadingWords(self, other), order > 0 else {
        return false
      }
    }
    let (m, k) = (abs(n), -d)
    // The numerator grows by two limbs at most, the denominator by one.
    let needed = Swift.max(m, k) + 2 + k + 1
    let unique = limbs?.startIfUnique()
    guard let old = limbs?.start, let capacity = limbs?.capacity else {
      return false
    }
    let new =
      unique != nil && needed <= capacity
      ? nil : LimbBuffer(capacity: needed + needed / 8)
    let start = new?.start ?? old
    let (nCount, dCount) = withUnsafeTemporaryAllocation(
      of: UInt.self, capacity: k
    ) { scratch in
      guard let q = scratch.baseAddress else {
        preconditionFailure("A denominator of no limbs")
      }
      return Self.formSum(
        start, LimbRun(old, m), LimbRun(old + m, k),
        other.n.magnitude, UInt(bitPattern: other.d),
        subtracting: signsDiffer, q)
    }
    if nCount == 1 && dCount == 1,
      let word = Int(magnitude: start[0], isNegative: isNegative),
      let divisor = Int(exactly: start[1])
    {
      self = Self(reduced: word, divisor)
    } else {
      n = isNegative ? -nCount : nCount
      d = -dCount
      if let new { limbs = new }
    }
    assert(isReduced, "Fraction terms are not in lowest terms")
    return true
  }

  /// Writes the terms of a/b + c/d one after the other, and returns the number
  /// of limbs of each. The result may start where a does, which b follows.
  private static func formSum(
    _ result: MutableLimbs, _ a: LimbRun, _ b: LimbRun, _ c: UInt, _ d: UInt,
    subtracting: Bool, _ q: MutableLimbs
  ) -> (Int, Int) {
    let g = commonDivisor(b, d)
    if g == 1 {
      q.update(from: b.start, count: b.count)
    } else {
      Kernel.divideExactly(q, b.start, b.count, by: g)
    }
    let qCount = UnsafePointer(q).significantCount(b.count)

    let top = Swift.max(a.count + 1, qCount)
    if g != d {
      result[a.count] = Kernel.multiply(
        result, a.start, a.count, by: d / g, adding: 0)
    } else {
      if result != a.start { result.update(from: a.start, count: a.count) }
      result[a.count] = 0
    }
    (result + a.count + 1).update(repeating: 0, count: top - a.count)
    let end = result + qCount
    var carry: UInt
    if subtracting {
      carry = Kernel.subtractProduct(result, q, qCount, by: c)
      _ = Kernel.subtract(end, end, top + 1 - qCount, &carry, 1)
    } else {
      carry = Kernel.addProduct(result, q, qCount, by: c)
      _ = Kernel.add(end, end, top + 1 - qCount, &carry, 1)
    }
    var t = LimbRun(result, top + 1)

    let h = g == 1 ? 1 : commonDivisor(t, g)
    if h != 1 {
      Kernel.divideExactly(result, result, t.count, by: h)
      t = LimbRun(result, t.count)
    }
    let divisor = result + t.count
    if h == d {
      divisor.update(from: q, count: qCount)
      return (t.count, qCount)
    }
    divisor[qCount] = Kernel.multiply(divisor, q, qCount, by: d / h, adding: 0)
    return (t.count, UnsafePointer(divisor).significantCount(qCount + 1))
  }

  /// The greatest common divisor of a number and a word that is not zero.
  private static func commonDivisor(_ a: LimbRun, _ b: UInt) -> UInt {
    if b == 1 { return 1 }
    let rest = Kernel.remainder(a.start, a.count, by: b)
    return UInt(
      truncatingIfNeeded: GreatestCommonDivisor.of(UInt64(rest), UInt64(b)))
  }
}
