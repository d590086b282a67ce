// CommonDenominator.swift: sums over a running common denominator.
//
// A fold with + reduces after every term. Here the sum is N/L, with L the least
// common multiple of the denominators so far, and is reduced once, at the end.
// A term n/d adds n(L/d) to N. The factors L/d are kept in a small cache, so
// that data with few distinct denominators, as money is, costs a look-up and a
// multiplication a term: no division and no greatest common divisor.
//
// N has 127 bits and L a word. The terms with which they would not have room are
// summed up by splitting, in numbers of any size.

enum CommonDenominator {
  /// A term n/d whose parts fit a word.
  typealias Term = (numerator: Int64, denominator: UInt64)

  /// The sum of `count` terms.
  ///
  /// - Parameters:
  ///   - cacheBits: The binary logarithm of the number of cached denominators:
  ///     few for a sum, which short sequences pay for; more for products of
  ///     denominators, of which there are more.
  ///   - term: The term at an index, unless a part exceeds a word.
  ///   - bigTerm: The term at an index, as a quotient of any size.
  @inline(__always)
  static func sum(
    count: Int, cacheBits: Int, term: (Int) -> Term?,
    bigTerm: (Int) -> SplittingSum.Quotient
  ) -> BigFraction {
    let (n, l, index) = FactorCache.withCache(bits: cacheBits) {
      sumInWords(count: count, cache: $0, term: term)
    }
    if index == count { return BigFraction(n, over: l) }
    var sum = SplittingSum(capacity: count - index)
    sum.add((BigInteger(wide: n), BigInteger(l)))
    for i in index..<count {
      if let (numerator, denominator) = term(i),
        let denominator = Int64(exactly: denominator)
      {
        sum.add(numerator, denominator)
      } else {
        sum.add(bigTerm(i))
      }
    }
    let (numerator, denominator) = sum.total()
    return BigFraction(numerator, denominator)
  }

  /// The sum N/L of the terms up to the first that does not fit a word, or with
  /// which N and L would not have room, and the index of that term.
  @inline(__always)
  private static func sumInWords(
    count: Int, cache: FactorCache, term: (Int) -> Term?
  ) -> (n: Int128, l: Int64, index: Int) {
    var n: Int128 = 0
    var l: Int64 = 1
    var index = 0
    while true {
      // The steady state stays free of calls, which would take N out of its
      // registers.
      while index < count, let (numerator, denominator) = term(index),
        let factor = cache.factor(of: denominator)
      {
        let (high, low) = numerator.multipliedFullWidth(by: factor)
        let (next, overflow) = n.addingReportingOverflow(
          Int128(high) &<< 64 | Int128(low))
        if overflow { break }
        n = next
        index &+= 1
      }
      guard index < count, let (_, denominator) = term(index),
        cache.factor(of: denominator) == nil,
        let extended = cache.admit(denominator, n, l)
      else { break }
      (n, l) = extended
    }
    return (n, l, index)
  }
}

extension BigFraction {
  /// Creates the quotient of a numerator of 127 bits and a positive word.
  fileprivate init(_ n: Int128, over l: Int64) {
    let remainder = UInt64(truncatingIfNeeded: n.magnitude % UInt128(l))
    let divisor = Int64(GreatestCommonDivisor.ofTerms(remainder, UInt64(l)))
    self.init(
      reduced: BigInteger(wide: n / Int128(divisor)), BigInteger(l / divisor))
  }
}

/// The factors L/d of the denominators met last.
private struct FactorCache {
  /// A denominator of 0 marks an empty entry.
  private typealias Entry = (denominator: UInt64, factor: Int64)

  private let entries: UnsafeMutableBufferPointer<Entry>
  private let bits: Int

  /// Lends an empty cache of 2^bits entries to `body`.
  @inline(__always)
  static func withCache<Result>(
    bits: Int, _ body: (FactorCache) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: 1 << bits) {
      $0.initialize(repeating: (0, 0))
      return body(FactorCache(entries: $0, bits: bits))
    }
  }

  /// The cached factor of a denominator.
  @inline(__always)
  func factor(of denominator: UInt64) -> Int64? {
    let entry = entries[slot(of: denominator)]
    return entry.denominator == denominator ? entry.factor : nil
  }

  /// Caches the factor of a denominator, after extending N/L to a multiple of
  /// it where necessary.
  ///
  /// - Returns: N and L, if L still fits a word and N 127 bits.
  @inline(never)
  func admit(
    _ denominator: UInt64, _ n: Int128, _ l: Int64
  ) -> (Int128, Int64)? {
    var (n, l) = (n, UInt64(l))
    if l % denominator != 0 {
      let scale = denominator / GreatestCommonDivisor.of(l, denominator)
      let (multiple, overflow) = l.multipliedReportingOverflow(by: scale)
      let (product, productOverflow) = n.multipliedReportingOverflow(
        by: Int128(scale))
      guard !overflow && !productOverflow && multiple <= Int64.max else {
        return nil
      }
      (n, l) = (product, multiple)
      entries.update(repeating: (0, 0))
    }
    entries[slot(of: denominator)] = (denominator, Int64(l / denominator))
    return (n, Int64(l))
  }

  @inline(__always)
  private func slot(of denominator: UInt64) -> Int {
    denominator.fibonacciHash(bits: bits)
  }
}
