// BigInteger+Accumulation.swift: sums that are formed where the left operand
// stands.

extension BigInteger {
  /// Adds an integer. The memory of the left operand is used again where it is
  /// not shared.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public static func += (lhs: inout Self, rhs: Self) {
    if !lhs.accumulate(rhs, isNegative: rhs.isNegative) { lhs = lhs + rhs }
  }

  /// Subtracts an integer. The memory of the left operand is used again where
  /// it is not shared.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public static func -= (lhs: inout Self, rhs: Self) {
    if !lhs.accumulate(rhs, isNegative: !rhs.isNegative) { lhs = lhs - rhs }
  }

  /// Adds a number in place, taken with another sign, if that number is not
  /// the longer one and the memory is not shared. Returns whether it did.
  private mutating func accumulate(_ other: Self, isNegative: Bool) -> Bool {
    guard let start = limbs?.startIfUnique() else { return false }
    let m = limbCount
    let sign = self.isNegative
    var carry: UInt = 0
    let isDone = other.withLimbs { b, n in
      if m < n { return false }
      if sign == isNegative {
        carry = Kernel.add(start, start, m, b, n)
        return true
      }
      guard UnsafePointer(start).order(m, b, n) > 0 else { return false }
      let borrow = Kernel.subtract(start, start, m, b, n)
      assert(borrow == 0, "The smaller number was taken from the larger")
      return true
    }
    guard isDone else { return false }
    if carry != 0 {
      append(carry)
      return true
    }
    let count = UnsafePointer(start).significantCount(m)
    if count == 1, let word = Int(magnitude: start[0], isNegative: sign) {
      self = Self(word)
    } else {
      word = sign ? -count : count
    }
    return true
  }

  /// Writes one limb more after the last.
  private mutating func append(_ limb: UInt) {
    guard let old = limbs else { preconditionFailure("There are no limbs") }
    let count = limbCount
    if count == old.capacity {
      let new = LimbBuffer(capacity: count + 1 + count / 8)
      new.start.update(from: old.start, count: count)
      limbs = new
    }
    limbs?.start[count] = limb
    word = isNegative ? -(count + 1) : count + 1
  }
}
