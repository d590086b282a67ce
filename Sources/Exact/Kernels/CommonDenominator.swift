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

/// A running sum of fractions.
struct CommonDenominator: ~Copyable {
  /// L/d by denominator; a denominator of 0 marks an empty entry.
  typealias Cache = UnsafeMutableBufferPointer<
    (denominator: UInt64, factor: UInt64)
  >

  /// A term n/d whose parts fit a word.
  typealias Term = (numerator: Int64, denominator: UInt64)

  private var sum = WideFraction(numerator: 0, denominator: 1)
  /// Whether N and L have stayed within 127 bits.
  private var isExact = true
  private let cache: Cache
  private let indexShift: UInt64

  /// Lends a new sum to `body`.
  ///
  /// - Parameter cacheBits: The binary logarithm of the number of cached
  ///   denominators.
  static func withSum<Result>(
    cacheBits: Int, _ body: (inout CommonDenominator) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(
      of: Cache.Element.self, capacity: 1 << cacheBits
    ) { cache in
      cache.initialize(repeating: (0, 0))
      var sum = CommonDenominator(
        cache: cache, indexShift: UInt64(64 - cacheBits))
      return body(&sum)
    }
  }

  private init(cache: Cache, indexShift: UInt64) {
    self.cache = cache
    self.indexShift = indexShift
  }

  /// The sum divided by a positive number, in lowest terms, if it fits.
  func quotient(by count: Int) -> Fraction? {
    guard isExact else { return nil }
    var mean = sum.reduced
    return mean.divide(by: count) ? Fraction(mean) : nil
  }

  /// Adds `count` terms.
  ///
  /// - Parameters:
  ///   - term: The term at an index, unless a part exceeds a word.
  ///   - wideTerm: The term at an index, in lowest terms.
  @inline(__always)
  mutating func add(
    count: Int, term: (Int) -> Term?, wideTerm: (Int) -> WideFraction
  ) {
    var index = addInWords(count: count, term: term)
    while isExact && index < count {
      isExact = sum.add(wideTerm(index))
      index += 1
    }
  }

  /// Adds terms while L fits a word.
  ///
  /// - Returns: The index of the first term that was not added.
  @inline(__always)
  private mutating func addInWords(count: Int, term: (Int) -> Term?) -> Int {
    guard var l = Int64(exactly: sum.denominator) else { return 0 }
    var n = sum.numerator
    var index = 0
    while index < count, let (numerator, denominator) = term(index) {
      // Fibonacci hashing (Knuth, TAOCP vol. 3, 6.4).
      let hash = denominator &* 0x9E37_79B9_7F4A_7C15
      let slot = Int(truncatingIfNeeded: hash &>> indexShift)
      if cache[slot].denominator != denominator {
        guard let extended = admit(denominator, at: slot, n, l) else { break }
        (n, l) = extended
      }
      let factor = Int64(truncatingIfNeeded: cache[slot].factor)
      let (high, low) = numerator.multipliedFullWidth(by: factor)
      let product = Int128(high) &<< 64 | Int128(low)
      let (next, overflow) = n.addingReportingOverflow(product)
      if overflow { break }
      n = next
      index &+= 1
    }
    sum = WideFraction(numerator: n, denominator: Int128(l))
    return index
  }

  /// Caches the factor of a denominator, after extending N/L to a multiple of
  /// it where necessary.
  ///
  /// - Returns: N and L, if L still fits a word and N 127 bits.
  @inline(never)
  private func admit(
    _ denominator: UInt64, at slot: Int, _ n: Int128, _ l: Int64
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
      cache.update(repeating: (0, 0))
    }
    cache[slot] = (denominator, l / denominator)
    return (n, Int64(l))
  }
}

extension CommonDenominator {
  /// The sum of the elements divided by a positive number, if it fits.
  static func quotient(
    of elements: UnsafeBufferPointer<Fraction>, by count: Int
  ) -> Fraction? {
    withSum(cacheBits: 6) { sum in
      sum.add(
        count: elements.count,
        term: {
          (
            Int64(elements[$0].numerator),
            UInt64(truncatingIfNeeded: elements[$0].denominator)
          )
        },
        wideTerm: { WideFraction(elements[$0]) })
      return sum.quotient(by: count)
    }
  }

  /// The sum of the products of the elements of two buffers of equal length,
  /// if it fits.
  static func dot(
    _ a: UnsafeBufferPointer<Fraction>, _ b: UnsafeBufferPointer<Fraction>
  ) -> Fraction? {
    withSum(cacheBits: 8) { sum in
      sum.add(
        count: a.count, term: { termOfProduct(a[$0], b[$0]) },
        wideTerm: {
          WideFraction(
            Reduction.product(
              a[$0].numerator, a[$0].denominator,
              b[$0].numerator, b[$0].denominator))
        })
      return sum.quotient(by: 1)
    }
  }

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
}
