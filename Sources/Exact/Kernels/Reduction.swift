// Reduction.swift: sums, products, quotients and order of fractions in lowest
// terms.
//
// For a/b and c/d in lowest terms (Knuth, TAOCP vol. 2, 4.5.1):
//
// - Sum. Let g = gcd(b, d). If g = 1, (ad + cb)/bd is in lowest terms. Else
//   let t = a(d/g) + c(b/g) and h = gcd(t, g): the sum is
//   (t/h) / ((b/g)(d/h)), because t has no factor in common with b/g or d/g.
// - Product. With g = gcd(a, d) and h = gcd(c, b) it is
//   (a/g)(c/h) / (b/h)(d/g).
// - Quotient. With g = gcd(a, c) and h = gcd(d, b) it is
//   (a/g)(d/h) / (b/h)(c/g), the sign moved to the numerator.
//
// Each runs in one word and watches the overflow flags. When a flag is up the
// exact result is formed once more in two words, where it always has room:
// |t| < 2^127 for words of 64 bits. So a caller can report overflow if and
// only if the reduced result does not fit, and can go on with it if not.
//
// A divisor of 1 is by far the most frequent, and its test cheaper than two
// divisions.

/// A word of at most 64 bits that the reduction core works in, and the type that
/// holds its products.
@usableFromInline
package protocol ReductionWord: FixedWidthInteger, SignedInteger, Sendable {
  associatedtype Wide: FixedWidthInteger, SignedInteger
}

extension Int: ReductionWord {
  #if _pointerBitWidth(_64)
    @usableFromInline package typealias Wide = Int128
  #else
    @usableFromInline package typealias Wide = Int64
  #endif
}

/// A fraction in lowest terms, with a positive denominator, that fits one word
/// a term, or that may need two.
@usableFromInline @frozen
package enum ReducedTerms<Word: ReductionWord> {
  case fitting(Word, Word)
  case wide(Word.Wide, Word.Wide)
}

extension ReducedTerms {
  /// The terms, if both fit one word.
  @inlinable @inline(__always)
  package var narrowed: (numerator: Word, denominator: Word)? {
    switch self {
    case .fitting(let n, let d):
      return (n, d)
    case .wide(let n, let d):
      guard let n = Word(exactly: n), let d = Word(exactly: d) else {
        return nil
      }
      return (n, d)
    }
  }
}

/// The reduction core. It can be inlined into other modules of the package only
/// so that tests can prove it in words narrower than those of the library.
@usableFromInline
package enum Reduction<Word: ReductionWord> {
  @usableFromInline package typealias Magnitude = Word.Magnitude
  @usableFromInline package typealias Wide = Word.Wide

  /// a/b + c/d, or a/b - c/d.
  @inlinable @inline(__always)
  package static func sum(
    _ a: Word, _ b: Word, _ c: Word, _ d: Word, subtracting: Bool = false
  ) -> ReducedTerms<Word> {
    if b == d {
      let (t, overflow) = combined(a, c, subtracting)
      if overflow { return wideSum(a, b, c, d, b, subtracting: subtracting) }
      let h = b == 1 ? 1 : gcd(t.magnitude, b)
      return h == 1 ? .fitting(t, b) : .fitting(t / h, quotient(b, h))
    }
    let g = b == 1 || d == 1 ? 1 : gcd(positive(b), d)
    if g == 1 {
      let (x, xOverflow) = a.multipliedReportingOverflow(by: d)
      let (y, yOverflow) = c.multipliedReportingOverflow(by: b)
      let (t, tOverflow) = combined(x, y, subtracting)
      let (e, eOverflow) = b.multipliedReportingOverflow(by: d)
      if xOverflow || yOverflow || tOverflow || eOverflow {
        return wideSum(a, b, c, d, 1, subtracting: subtracting)
      }
      return .fitting(t, e)
    }
    let p = quotient(b, g)
    let (x, xOverflow) = a.multipliedReportingOverflow(by: quotient(d, g))
    let (y, yOverflow) = c.multipliedReportingOverflow(by: p)
    let (t, tOverflow) = combined(x, y, subtracting)
    if xOverflow || yOverflow || tOverflow {
      return wideSum(a, b, c, d, g, subtracting: subtracting)
    }
    let h = gcd(t.magnitude, g)
    let n = h == 1 ? t : t / h
    let (e, eOverflow) = p.multipliedReportingOverflow(
      by: h == 1 ? d : quotient(d, h))
    if eOverflow { return wideSum(a, b, c, d, g, subtracting: subtracting) }
    return .fitting(n, e)
  }

  /// The same sum in two words, given the greatest common divisor g of b and d.
  @inlinable @inline(never)
  static func wideSum(
    _ a: Word, _ b: Word, _ c: Word, _ d: Word, _ g: Word, subtracting: Bool
  ) -> ReducedTerms<Word> {
    let p = quotient(b, g)
    let x = Wide(a) &* Wide(quotient(d, g))
    let y = Wide(c) &* Wide(p)
    let t = subtracting ? x &- y : x &+ y
    let h = gcd(Word(truncatingIfNeeded: t % Wide(g)).magnitude, g)
    return .wide(t / Wide(h), Wide(p) &* Wide(quotient(d, h)))
  }

  /// a/b * c/d.
  @inlinable @inline(__always)
  package static func product(
    _ a: Word, _ b: Word, _ c: Word, _ d: Word
  ) -> ReducedTerms<Word> {
    let (g, h) = gcds(a.magnitude, positive(d), c.magnitude, positive(b))
    // A denominator's divisor fits a word.
    let s = Word(truncatingIfNeeded: g)
    let t = Word(truncatingIfNeeded: h)
    let a = s == 1 ? a : a / s
    let d = s == 1 ? d : quotient(d, s)
    let c = t == 1 ? c : c / t
    let b = t == 1 ? b : quotient(b, t)
    let (n, nOverflow) = a.multipliedReportingOverflow(by: c)
    let (e, eOverflow) = b.multipliedReportingOverflow(by: d)
    if nOverflow || eOverflow {
      return .wide(Wide(a) &* Wide(c), Wide(b) &* Wide(d))
    }
    return .fitting(n, e)
  }

  /// a/b divided by c/d, where c is not zero.
  ///
  /// With b = d = 1 it brings a/c to lowest terms, whatever their signs.
  @inlinable @inline(__always)
  package static func quotient(
    _ a: Word, _ b: Word, _ c: Word, _ d: Word
  ) -> ReducedTerms<Word> {
    assert(c != 0, "A quotient by zero")
    let (g, h) = gcds(a.magnitude, c.magnitude, positive(d), positive(b))
    let p = g == 1 ? a.magnitude : a.magnitude / g
    let q = h == 1 ? positive(b) : positive(b) / h
    let r = g == 1 ? c.magnitude : c.magnitude / g
    let s = h == 1 ? positive(d) : positive(d) / h
    let isNegative = (a < 0) != (c < 0)
    let (n, nOverflow) = p.multipliedReportingOverflow(by: s)
    let (e, eOverflow) = q.multipliedReportingOverflow(by: r)
    let limit = Magnitude(Word.max)
    if nOverflow || eOverflow || n > limit || e > limit {
      let n = Wide(p) &* Wide(s)
      return .wide(isNegative ? 0 &- n : n, Wide(q) &* Wide(r))
    }
    let word = Word(truncatingIfNeeded: n)
    return .fitting(
      isNegative ? 0 &- word : word, Word(truncatingIfNeeded: e))
  }

  /// Whether a/b is less than c/d.
  @inlinable @inline(__always)
  package static func isLess(
    _ a: Word, _ b: Word, than c: Word, _ d: Word
  ) -> Bool {
    Wide(a) &* Wide(d) < Wide(c) &* Wide(b)
  }

  @inlinable @inline(__always)
  static func combined(
    _ x: Word, _ y: Word, _ subtracting: Bool
  ) -> (partialValue: Word, overflow: Bool) {
    subtracting
      ? x.subtractingReportingOverflow(y) : x.addingReportingOverflow(y)
  }

  /// The magnitude of a positive word, without a test of its sign.
  @inlinable @inline(__always)
  static func positive(_ word: Word) -> Magnitude {
    Magnitude(truncatingIfNeeded: word)
  }

  /// The quotient of positive words, as the cheaper unsigned division.
  @inlinable @inline(__always)
  static func quotient(_ dividend: Word, _ divisor: Word) -> Word {
    Word(truncatingIfNeeded: positive(dividend) / positive(divisor))
  }

  @inlinable @inline(__always)
  static func gcd(_ a: Magnitude, _ b: Word) -> Word {
    Word(
      truncatingIfNeeded: GreatestCommonDivisor.ofTerms(
        UInt64(a), UInt64(positive(b))))
  }

  @inlinable @inline(__always)
  static func gcds(
    _ a: Magnitude, _ b: Magnitude, _ c: Magnitude, _ d: Magnitude
  ) -> (Magnitude, Magnitude) {
    let (g, h) = GreatestCommonDivisor.ofTermPairs(
      UInt64(a), UInt64(b), UInt64(c), UInt64(d))
    return (Magnitude(truncatingIfNeeded: g), Magnitude(truncatingIfNeeded: h))
  }
}
