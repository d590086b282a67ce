// FractionProtocol+Sequences.swift: sums, products and means of many fractions.

extension Sequence where Element == Fraction {
  /// The sum of the elements; 0 if there are none.
  ///
  /// Partial sums may exceed what a `Fraction` holds: only the total has to fit.
  ///
  /// - Throws: ``FractionError/overflow`` if the total does not fit.
  /// - Complexity: O(*n*) for elements with few distinct denominators; that of
  ///   multiplying their denominators otherwise. Elements that are not stored
  ///   contiguously are copied first.
  public func sum() throws(FractionError) -> Fraction {
    try Fraction(narrowing: withElements(of: self, sumOfFractions))
  }

  /// The arithmetic mean of the elements. Only the mean has to fit.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if there are none,
  ///   ``FractionError/overflow`` if the mean does not fit.
  /// - Complexity: That of `sum()`.
  public func mean() throws(FractionError) -> Fraction {
    try Fraction(narrowing: meanOfFractions(self, sumOfFractions))
  }

  /// The product of the elements; 1 if there are none. Only the final product
  /// has to fit.
  ///
  /// - Throws: ``FractionError/overflow`` if the product does not fit.
  /// - Complexity: O(*n*) while partial products fit; that of multiplying the
  ///   numerators otherwise.
  public func product() throws(FractionError) -> Fraction {
    try Fraction(narrowing: productOfFractions(self))
  }
}

extension Sequence where Element == BigFraction {
  /// The sum of the elements; 0 if there are none.
  ///
  /// - Complexity: O(*n*) for small elements with few distinct denominators;
  ///   that of multiplying their denominators otherwise. Elements that are not
  ///   stored contiguously are copied first.
  public func sum() -> BigFraction {
    withElements(of: self, sumOfFractions)
  }

  /// The arithmetic mean of the elements.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if there are none.
  /// - Complexity: That of `sum()`.
  public func mean() throws(FractionError) -> BigFraction {
    try meanOfFractions(self, sumOfFractions)
  }

  /// The product of the elements; 1 if there are none.
  ///
  /// - Complexity: That of multiplying the numerators and the denominators.
  public func product() -> BigFraction {
    productOfFractions(self)
  }
}

/// The sum of the products of corresponding elements; 0 if there are none.
///
/// Partial results may exceed what a `Fraction` holds: only the total has to
/// fit.
///
/// - Precondition: Both sequences have the same number of elements.
/// - Throws: ``FractionError/overflow`` if the total does not fit.
/// - Complexity: That of the sum of the products.
public func dot(
  _ a: some Sequence<Fraction>, _ b: some Sequence<Fraction>
) throws(FractionError) -> Fraction {
  let dot = withElements(of: a) { a in
    withElements(of: b) { b in dotOfFractions(a, b) }
  }
  return try Fraction(narrowing: dot)
}

/// The sum of the products of corresponding elements; 0 if there are none.
///
/// - Precondition: Both sequences have the same number of elements.
/// - Complexity: That of the sum of the products.
public func dot(
  _ a: some Sequence<BigFraction>, _ b: some Sequence<BigFraction>
) -> BigFraction {
  withElements(of: a) { a in
    withElements(of: b) { b in dotOfFractions(a, b) }
  }
}

// The bodies, for either type.

/// A fraction that may have its terms in words.
protocol WordTerms {
  /// The terms, if they are in words.
  var words: (numerator: Int, denominator: Int)? { get }
  /// The terms, of any size.
  var quotient: SplittingSum.Quotient { get }
}

extension Fraction: WordTerms {
  @inline(__always)
  var words: (numerator: Int, denominator: Int)? { (numerator, denominator) }

  var quotient: SplittingSum.Quotient {
    (BigInteger(numerator), BigInteger(denominator))
  }
}

extension BigFraction: WordTerms {
  @inline(__always)
  var words: (numerator: Int, denominator: Int)? { d > 0 ? (n, d) : nil }

  var quotient: SplittingSum.Quotient { (numerator, denominator) }
}

/// Lends elements as a buffer, which is a copy unless they are stored as one.
private func withElements<S: Sequence, Result>(
  of sequence: S, _ body: (UnsafeBufferPointer<S.Element>) -> Result
) -> Result {
  sequence.withContiguousStorageIfAvailable(body)
    ?? ContiguousArray(sequence).withUnsafeBufferPointer(body)
}

@inline(__always)
private func sumOfFractions<F: WordTerms>(
  _ elements: UnsafeBufferPointer<F>
) -> BigFraction {
  CommonDenominator.sum(
    count: elements.count, cacheBits: 6,
    term: {
      elements[$0].words.map { n, d in
        (Int64(n), UInt64(truncatingIfNeeded: d))
      }
    },
    bigTerm: { elements[$0].quotient })
}

private func meanOfFractions<S: Sequence>(
  _ sequence: S, _ sum: (UnsafeBufferPointer<S.Element>) -> BigFraction
) throws(FractionError) -> BigFraction {
  let (count, sum) = withElements(of: sequence) { ($0.count, sum($0)) }
  guard count != 0 else { throw .divisionByZero }
  return sum / BigFraction(count)
}

private func productOfFractions<S: Sequence>(_ sequence: S) -> BigFraction
where S.Element: WordTerms {
  let terms = sequence.map(\.quotient)
  if terms.contains(where: { $0.numerator == 0 }) { return 0 }
  return BigFraction(
    BigInteger.product(of: terms.map(\.numerator)[...]),
    BigInteger.product(of: terms.map(\.denominator)[...]))
}

@inline(__always)
private func dotOfFractions<F: WordTerms>(
  _ a: UnsafeBufferPointer<F>, _ b: UnsafeBufferPointer<F>
) -> BigFraction {
  precondition(a.count == b.count, "Sequences of different lengths")
  return CommonDenominator.sum(
    count: a.count, cacheBits: 8,
    term: { i in
      guard let (n, d) = a[i].words, let (p, q) = b[i].words else {
        return nil
      }
      let (x, xOverflow) = Int64(n).multipliedReportingOverflow(by: Int64(p))
      let (y, yOverflow) = UInt64(truncatingIfNeeded: d)
        .multipliedReportingOverflow(by: UInt64(truncatingIfNeeded: q))
      return xOverflow || yOverflow ? nil : (x, y)
    },
    bigTerm: { i in
      let ((n, d), (p, q)) = (a[i].quotient, b[i].quotient)
      return (n * p, d * q)
    })
}
