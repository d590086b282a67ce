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
    guard limbs?.isUnique() == true, let buffer = limbs else { return false }
    let start = buffer.start
    let m = limbCount
    return other.withLimbs { b, n in
      if m < n { return false }
      var count = m
      if self.isNegative == isNegative {
        // The carry may need one limb more.
        guard m < buffer.capacity else { return false }
        start[m] = Kernel.add(start, start, m, b, n)
        count += 1
      } else {
        guard UnsafePointer(start).order(m, b, n) > 0 else { return false }
        let borrow = Kernel.subtract(start, start, m, b, n)
        assert(borrow == 0, "The smaller number was taken from the larger")
      }
      count = UnsafePointer(start).significantCount(count)
      let sign = self.isNegative
      if count == 1, let word = Int(magnitude: start[0], isNegative: sign) {
        self = Self(word)
      } else {
        word = sign ? -count : count
      }
      return true
    }
  }
}
