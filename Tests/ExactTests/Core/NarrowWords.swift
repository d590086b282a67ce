// NarrowWords.swift: the reduction core in narrow words, and what it should
// come to, by a wider and simpler computation.

import Exact

extension Int8: ReductionWord {
  @usableFromInline package typealias Wide = Int16
}

extension Int16: ReductionWord {
  @usableFromInline package typealias Wide = Int32
}

extension Int32: ReductionWord {
  @usableFromInline package typealias Wide = Int64
}

/// A fraction in words of any width, as operand and result of the core.
struct Terms<Word: ReductionWord>: Hashable, Sendable {
  let n: Word
  let d: Word

  init(_ n: Word, _ d: Word) {
    self.n = n
    self.d = d
  }

  init?(_ terms: ReducedTerms<Word>) {
    guard let (n, d) = terms.narrowed else { return nil }
    self.init(n, d)
  }

  static func sum(_ x: Self, _ y: Self) -> Self? {
    Self(Reduction.sum(x.n, x.d, y.n, y.d))
  }

  static func difference(_ x: Self, _ y: Self) -> Self? {
    Self(Reduction.sum(x.n, x.d, y.n, y.d, subtracting: true))
  }

  static func product(_ x: Self, _ y: Self) -> Self? {
    Self(Reduction.product(x.n, x.d, y.n, y.d))
  }

  /// The quotient by a divisor that is not zero.
  static func quotient(_ x: Self, _ y: Self) -> Self? {
    Self(Reduction.quotient(x.n, x.d, y.n, y.d))
  }

  static func isLess(_ x: Self, _ y: Self) -> Bool {
    Reduction.isLess(x.n, x.d, than: y.n, y.d)
  }
}

/// n/d in lowest terms and with a positive denominator, by Euclid's algorithm.
@inline(__always)
func lowestTerms<Oracle: FixedWidthInteger>(
  _ n: Oracle, _ d: Oracle
) -> (n: Oracle, d: Oracle) {
  var (a, b) = (n, d)
  while b != 0 { (a, b) = (b, a % b) }
  // The divisor's sign is chosen to make the denominator positive.
  if (a < 0) != (d < 0) { a = 0 - a }
  return (n / a, d / a)
}

extension ReducedTerms {
  /// Whether these are the lowest terms of n/d, in however many words, and are
  /// found to fit one word if and only if they do.
  ///
  /// - Parameter Oracle: A type wide enough for n, d and the terms.
  @inline(__always)
  func areLowestTerms<Oracle: FixedWidthInteger>(
    of n: Oracle, _ d: Oracle
  ) -> Bool {
    let (n, d) = lowestTerms(n, d)
    let terms: (n: Oracle, d: Oracle) =
      switch self {
      case .fitting(let n, let d): (Oracle(n), Oracle(d))
      case .wide(let n, let d): (Oracle(n), Oracle(d))
      }
    guard terms == (n, d) else { return false }
    guard let (p, q) = narrowed else {
      return Word(exactly: n) == nil || Word(exactly: d) == nil
    }
    return n == Oracle(p) && d == Oracle(q)
  }
}

/// The operations of the core on two fractions that disagree with the oracle.
///
/// - Parameter Oracle: A type of more than twice the width of a word, or one
///   that holds ad + cb for all words.
@inline(__always)
func coreFaults<Word: ReductionWord, Oracle: FixedWidthInteger>(
  _ x: Terms<Word>, _ y: Terms<Word>, _: Oracle.Type
) -> [String] {
  let (a, b) = (Oracle(x.n), Oracle(x.d))
  let (c, d) = (Oracle(y.n), Oracle(y.d))
  var faults: [String] = []
  let sum = Reduction.sum(x.n, x.d, y.n, y.d)
  if !sum.areLowestTerms(of: a * d + c * b, b * d) {
    faults.append("\(x) + \(y)")
  }
  let difference = Reduction.sum(x.n, x.d, y.n, y.d, subtracting: true)
  if !difference.areLowestTerms(of: a * d - c * b, b * d) {
    faults.append("\(x) - \(y)")
  }
  let product = Reduction.product(x.n, x.d, y.n, y.d)
  if !product.areLowestTerms(of: a * c, b * d) {
    faults.append("\(x) * \(y)")
  }
  if c != 0 {
    let quotient = Reduction.quotient(x.n, x.d, y.n, y.d)
    if !quotient.areLowestTerms(of: a * d, b * c) {
      faults.append("\(x) / \(y)")
    }
  }
  if Reduction.isLess(x.n, x.d, than: y.n, y.d) != (a * d < c * b) {
    faults.append("\(x) < \(y)")
  }
  return faults
}
