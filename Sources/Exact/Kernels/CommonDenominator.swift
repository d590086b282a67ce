// CommonDenominator.swift: sums over a running common denominator.
//
// A fold with + reduces after every term. Here the sum is N/L, with L the least
// common multiple of the denominators so far, and is reduced once, at the end.
// A term n/d adds n(L/d) to N. The factors L/d are kept in a small cache, so
// that data with few distinct denominators, as money is, costs a look-up and a
// multiplication a term: no division and no greatest common divisor.
//
// Partial results may exceed a word, so that only the exact total decides about
// overflow, as long as N and L stay within 127 bits.

enum CommonDenominator {
  /// The sum of the elements divided by a positive number, if it fits.
  static func sum(
    of elements: UnsafeBufferPointer<Fraction>, dividedBy divisor: Int = 1
  ) -> Fraction? {
    sum(
      count: elements.count, dividedBy: divisor, cacheBits: 6,
      term: {
        (
          Int64(elements[$0].numerator),
          UInt64(truncatingIfNeeded: elements[$0].denominator)
        )
      },
      wideTerm: { WideFraction(elements[$0]) })
  }

  /// The sum of the products of the elements of two buffers of equal length,
  /// if it fits.
  static func dot(
    _ a: UnsafeBufferPointer<Fraction>, _ b: UnsafeBufferPointer<Fraction>
  ) -> Fraction? {
    sum(
      count: a.count, dividedBy: 1, cacheBits: 8,
      term: { termOfProduct(a[$0], b[$0]) },
      wideTerm: {
        WideFraction(
          Reduction.product(
            a[$0].numerator, a[$0].denominator,
            b[$0].numerator, b[$0].denominator))
      })
  }

  /// A term n/d whose parts fit a word.
  private typealias Term = (numerator: Int64, denominator: UInt64)

  /// The product of two fractions, not reduced, if its terms fit a word.
  @inline(__always)
  private static func termOfProduct(_ a: Fraction, _ b: Fraction) -> Term? {
    let (n, nOverflow) = Int64(a.numerator).multipliedReportingOverflow(
      by: Int64(b.numerator))
    let (d, dOverflow) = UInt64(truncatingIfNeeded: a.denominator)
      .multipliedReportingOverflow(
        by: UInt64(truncatingIfNeeded: b.denominator))
    return nOverflow || dOverflow ? nil : (n, d)
  }

  /// The sum of `count` terms divided by a positive number, if it fits.
  ///
  /// - Parameters:
  ///   - cacheBits: The binary logarithm of the number of cached denominators:
  ///     few for a sum, which short sequences pay for; more for products of
  ///     denominators, of which there are more.
  ///   - term: The term at an index, unless a part exceeds a word.
  ///   - wideTerm: The term at an index, in lowest terms.
  @inline(__always)
  private static func sum(
    count: Int, dividedBy divisor: Int, cacheBits: Int,
    term: (Int) -> Term?, wideTerm: (Int) -> WideFraction
  ) -> Fraction? {
    FactorCache.withCache(bits: cacheBits) { cache in
      var (sum, index) = sumInWords(count: count, cache: cache, term: term)
      while index < count {
        guard sum.add(wideTerm(index)) else { return nil }
        index += 1
      }
      sum = sum.reduced
      return sum.divide(by: divisor) ? Fraction(reduced: sum) : nil
    }
  }

  /// The sum of the terms up to the first that does not fit a word, or with
  /// which L would not, and the index of that term.
  @inline(__always)
  private static func sumInWords(
    count: Int, cache: FactorCache, term: (Int) -> Term?
  ) -> (WideFraction, Int) {
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
    return (WideFraction(numerator: n, denominator: Int128(l)), index)
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
    // Fibonacci hashing (Knuth, TAOCP vol. 3, 6.4).
    let hash = denominator &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits))
  }
}
