// BigFraction+Comparison.swift: equality, order and hashing.

extension BigFraction: Comparable, Hashable {
  /// Whether two fractions are the same number.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.n == rhs.n && lhs.d == rhs.d
      && (lhs.d > 0 || haveEqualLimbs(lhs, rhs))
  }

  /// Hashes the number.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
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
  ///
  /// - Complexity: O(1), unless the operands agree in about the first 60 bits;
  ///   then that of a multiplication.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.d | rhs.d > 0
      ? Reduction.isLess(lhs.n, lhs.d, than: rhs.n, rhs.d) : isLess(lhs, rhs)
  }

  @usableFromInline
  static func haveEqualLimbs(_ lhs: Self, _ rhs: Self) -> Bool {
    guard let a = lhs.limbs, let b = rhs.limbs else { return false }
    // Equal counts of limbs make the two runs of each one.
    let count = abs(lhs.n) - lhs.d
    return a === b
      || UnsafePointer(a.start).order(count, UnsafePointer(b.start), count) == 0
  }

  @usableFromInline
  static func isLess(_ lhs: Self, _ rhs: Self) -> Bool {
    if (lhs.n < 0) != (rhs.n < 0) || lhs.n == 0 || rhs.n == 0 {
      return lhs.n.signum() < rhs.n.signum()
    }
    let order =
      orderByLeadingWords(lhs, rhs)
      ?? BigInteger.compare(
        lhs.numerator.magnitude * rhs.denominator,
        rhs.numerator.magnitude * lhs.denominator)
    return lhs.n < 0 ? order > 0 : order < 0
  }

  /// How the magnitudes compare, if their leading words tell.
  ///
  /// With t the leading word of x, t <= x/2^k < t + 1. So the product of two
  /// leading words falls short of the true one by less than 4 in its high word.
  private static func orderByLeadingWords(_ lhs: Self, _ rhs: Self) -> Int? {
    let (a, b) = lhs.withRuns { ($0.leading, $1.leading) }
    let (c, d) = rhs.withRuns { ($0.leading, $1.leading) }
    let excess = (a.bits &+ d.bits) &- (c.bits &+ b.bits)
    if abs(excess) >= 2 { return excess }
    let p = a.word.multipliedFullWidth(by: d.word).high
    let q = c.word.multipliedFullWidth(by: b.word).high
    // A product of leading words has its top bit or the next one set.
    let x = Int.Wide(p) << Int.Wide(Swift.max(excess, 0))
    let y = Int.Wide(q) << Int.Wide(Swift.max(-excess, 0))
    return abs(x - y) > 8 ? (x < y ? -1 : 1) : nil
  }
}
