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
  @inline(__always)
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

  // In line, because even for large values the answer takes fewer steps than a
  // call that passes two counted references.
  @inlinable
  @inline(__always)
  static func isLess(_ lhs: Self, _ rhs: Self) -> Bool {
    if (lhs.n < 0) != (rhs.n < 0) || lhs.n == 0 || rhs.n == 0 {
      return lhs.n.signum() < rhs.n.signum()
    }
    let order = orderByLeadingWords(lhs, rhs) ?? orderByProducts(lhs, rhs)
    return lhs.n < 0 ? order > 0 : order < 0
  }

  @usableFromInline
  static func orderByProducts(_ lhs: Self, _ rhs: Self) -> Int {
    BigInteger.compare(
      lhs.numerator.magnitude * rhs.denominator,
      rhs.numerator.magnitude * lhs.denominator)
  }

  /// How the magnitudes compare, if their leading words tell.
  ///
  /// With t the leading word of x, t <= x/2^k < t + 1. So the product of two
  /// leading words falls short of the true one by less than 4 in its high word.
  @inlinable
  @inline(__always)
  static func orderByLeadingWords(_ lhs: Self, _ rhs: Self) -> Int? {
    let (a, b) = lhs.leadingWords
    let (c, d) = rhs.leadingWords
    let excess = (a.bits &+ d.bits) &- (c.bits &+ b.bits)
    if excess >= 2 || excess <= -2 { return excess }
    let p = a.word.multipliedFullWidth(by: d.word).high
    let q = c.word.multipliedFullWidth(by: b.word).high
    // A product of leading words has its top bit or the next one set. The
    // shifts make room for the one that weighs twice as much.
    let x = Int(bitPattern: p &>> (excess > 0 ? 1 : 2))
    let y = Int(bitPattern: q &>> (excess < 0 ? 1 : 2))
    let difference = x &- y
    return difference > 8 || difference < -8 ? difference : nil
  }

  /// The leading words of the numerator and the denominator.
  @inlinable
  @inline(__always)
  var leadingWords: (numerator: LeadingWord, denominator: LeadingWord) {
    guard let limbs else {
      return (
        LeadingWord(n.magnitude, below: 0, limbCount: 1),
        LeadingWord(UInt(bitPattern: d), below: 0, limbCount: 1)
      )
    }
    return withExtendedLifetime(limbs) {
      let start = UnsafePointer(limbs.start)
      let nCount = n < 0 ? 0 &- n : n
      return (
        LeadingWord(start, nCount), LeadingWord(start + nCount, 0 &- d)
      )
    }
  }
}
