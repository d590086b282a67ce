// ContinuedFraction.swift: the terms of a continued fraction, one by one.

/// The terms a0, a1, a2 … of the continued fraction a0 + 1/(a1 + 1/(a2 + …)) of
/// a number.
///
/// All but the first are positive, and the last is not 1 unless it is the only
/// one. Each is made when it is asked for, by one division.
public struct ContinuedFraction<Term: FractionTerm>: Sequence,
  IteratorProtocol, Sendable
{
  @usableFromInline var dividend: Term
  @usableFromInline var divisor: Term

  @inlinable
  init(_ numerator: Term, _ denominator: Term) {
    dividend = numerator
    divisor = denominator
  }

  /// The next term, or `nil` after the last.
  @inlinable
  public mutating func next() -> Term? {
    guard divisor != 0 else { return nil }
    let (quotient, remainder) = dividend.quotientAndRemainder(
      dividingBy: divisor)
    let term = remainder < 0 ? quotient - 1 : quotient
    let rest = remainder < 0 ? remainder + divisor : remainder
    (dividend, divisor) = (divisor, rest)
    return term
  }
}

extension FractionProtocol {
  /// The terms of the continued fraction of the value.
  ///
  ///     Array(Fraction(-7, 3).continuedFraction)  // [-3, 1, 2]
  ///
  /// - Complexity: O(1); one division for each term.
  @inlinable
  public var continuedFraction: ContinuedFraction<Integer> {
    ContinuedFraction(numerator, denominator)
  }

  /// Creates the value of the continued fraction with the given terms.
  ///
  ///     try Fraction(continuedFraction: [3, 7, 15, 1])  // 355/113
  ///
  /// Terms may be of any sign, and zero.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if there are none, or the value
  ///   is a quotient by zero, ``FractionError/overflow`` if it does not fit,
  ///   ``FractionError/limitExceeded`` if there are more than 1,000,000 terms,
  ///   or they have more than 2^22 bits in all.
  /// - Complexity: That of multiplying the terms.
  public init(
    continuedFraction terms: some Sequence<Integer>
  ) throws(FractionError) {
    var collected = CollectedTerms()
    for term in terms { try collected.append(BigInteger(term)) }
    try self.init(narrowing: collected.value)
  }
}
