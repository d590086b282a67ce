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

/// n/d in lowest terms by Euclid's algorithm, if that fits the narrow word.
func reducedOracle<Word: ReductionWord, Oracle: FixedWidthInteger>(
  _ n: Oracle, _ d: Oracle
) -> Terms<Word>? {
  var (a, b) = (n, d)
  while b != 0 { (a, b) = (b, a % b) }
  // The divisor's sign is chosen to make the denominator positive.
  if (a < 0) != (d < 0) { a = 0 - a }
  guard let n = Word(exactly: n / a), let d = Word(exactly: d / a) else {
    return nil
  }
  return Terms(n, d)
}

/// The operations of the core on two fractions that disagree with the oracle.
///
/// - Parameter Oracle: A type of more than twice the width of a word.
@inline(__always)
func coreFaults<Word: ReductionWord, Oracle: FixedWidthInteger>(
  _ x: Terms<Word>, _ y: Terms<Word>, _: Oracle.Type
) -> [String] {
  let (a, b) = (Oracle(x.n), Oracle(x.d))
  let (c, d) = (Oracle(y.n), Oracle(y.d))
  var faults: [String] = []
  if Terms.sum(x, y) != reducedOracle(a * d + c * b, b * d) {
    faults.append("\(x) + \(y)")
  }
  if Terms.difference(x, y) != reducedOracle(a * d - c * b, b * d) {
    faults.append("\(x) - \(y)")
  }
  if Terms.product(x, y) != reducedOracle(a * c, b * d) {
    faults.append("\(x) * \(y)")
  }
  if c != 0 && Terms.quotient(x, y) != reducedOracle(a * d, b * c) {
    faults.append("\(x) / \(y)")
  }
  if Terms.isLess(x, y) != (a * d < c * b) {
    faults.append("\(x) < \(y)")
  }
  return faults
}
