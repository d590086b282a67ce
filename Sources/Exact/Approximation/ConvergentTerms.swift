// ConvergentTerms.swift: the terms of the convergents of a continued fraction.

/// The terms of the last two convergents of a continued fraction, whose terms
/// come one by one.
///
/// Successive convergents satisfy p = a p' + p'' and q = a q' + q'', and have
/// lowest terms, since p q' - p' q is 1 or -1 (Knuth, TAOCP vol. 2, 4.5.3).
struct ConvergentTerms: Sendable {
  private(set) var numerator: BigInteger = 1
  private(set) var denominator: BigInteger = 0
  private(set) var previousNumerator: BigInteger = 0
  private(set) var previousDenominator: BigInteger = 1

  /// The last convergent, whose denominator must not be zero.
  var value: BigFraction {
    denominator < 0
      ? BigFraction(reduced: -numerator, -denominator)
      : BigFraction(reduced: numerator, denominator)
  }

  /// Takes the next term of the continued fraction.
  mutating func append(_ term: BigInteger) {
    (numerator, previousNumerator) =
      (term * numerator + previousNumerator, numerator)
    (denominator, previousDenominator) =
      (term * denominator + previousDenominator, denominator)
  }

  /// Takes many terms at once, of which these are the convergents.
  ///
  /// As matrices of two rows, the convergents of all are the product.
  mutating func append(_ rest: ConvergentTerms) {
    let (p, q) = (numerator, denominator)
    numerator =
      p * rest.numerator + previousNumerator * rest.denominator
    denominator =
      q * rest.numerator + previousDenominator * rest.denominator
    previousNumerator =
      p * rest.previousNumerator
      + previousNumerator * rest.previousDenominator
    previousDenominator =
      q * rest.previousNumerator
      + previousDenominator * rest.previousDenominator
  }

  init() {}

  /// The convergents of many terms, by halves, so that long factors meet long
  /// ones.
  init(_ terms: ArraySlice<BigInteger>) {
    self.init()
    guard terms.count > 32 else {
      for term in terms { append(term) }
      return
    }
    let middle = terms.startIndex + terms.count / 2
    self.init(terms[..<middle])
    append(ConvergentTerms(terms[middle...]))
  }
}
