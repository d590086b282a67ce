// BigFraction+Comparison.swift: equality, order and hashing.

extension BigFraction: Comparable, Hashable {
  /// Whether two fractions are the same number.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.n == rhs.n && lhs.d == rhs.d else { return false }
    guard let a = lhs.limbs, let b = rhs.limbs else { return true }
    // Equal counts of limbs make the two runs one.
    let count = abs(lhs.n) - lhs.d
    return a === b
      || UnsafePointer(a.start).order(count, UnsafePointer(b.start), count) == 0
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(n)
    hasher.combine(d)
    guard let limbs else { return }
    hasher.combine(
      bytes: UnsafeRawBufferPointer(
        start: limbs.start,
        count: (abs(n) - d) * MemoryLayout<UInt>.stride))
  }

  /// Whether the left operand is the smaller number.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard lhs.d | rhs.d > 0 else { return isLess(lhs, rhs) }
    return Reduction.isLess(lhs.n, lhs.d, than: rhs.n, rhs.d)
  }

  private static func isLess(_ lhs: Self, _ rhs: Self) -> Bool {
    if lhs.isNegative != rhs.isNegative { return lhs.isNegative }
    return lhs.numerator * rhs.denominator < rhs.numerator * lhs.denominator
  }
}
