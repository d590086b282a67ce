// BigInteger+Comparison.swift: equality, order and hashing.

extension BigInteger: Hashable, Comparable {
  /// Whether two integers are the same number.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.word == rhs.word else { return false }
    guard let a = lhs.limbs, let b = rhs.limbs else {
      return lhs.limbs == nil && rhs.limbs == nil
    }
    return a === b || compare(lhs, rhs) == 0
  }

  /// Whether the left operand is the smaller number.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if let a = lhs.small, let b = rhs.small { return a < b }
    return compare(lhs, rhs) < 0
  }

  /// Hashes the number.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    guard limbs != nil else { return }
    withLimbs { limbs, count in
      hasher.combine(
        bytes: UnsafeRawBufferPointer(
          start: limbs, count: count * MemoryLayout<UInt>.stride))
    }
  }

  /// A negative number, zero or a positive number, as the left operand is less
  /// than, equal to or greater than the right one.
  static func compare(_ lhs: Self, _ rhs: Self) -> Int {
    if lhs.isNegative != rhs.isNegative { return lhs.isNegative ? -1 : 1 }
    let order = compareMagnitudes(lhs, rhs)
    return lhs.isNegative ? -order : order
  }

  static func compareMagnitudes(_ lhs: Self, _ rhs: Self) -> Int {
    lhs.withLimbs { a, m in rhs.withLimbs { b, n in a.order(m, b, n) } }
  }
}
