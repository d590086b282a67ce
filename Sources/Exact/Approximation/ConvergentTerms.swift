// ConvergentTerms.swift: the terms of the convergents of a continued fraction.

/// The terms of the last two convergents of a continued fraction, whose terms
/// come one by one.
///
/// Knuth, *The Art of Computer Programming*, volume 2, 4.5.3: successive
/// convergents satisfy p = a p' + p'' and q = a q' + q'' and are in lowest
/// terms.
struct ConvergentTerms: Sendable {
  private(set) var numerator: BigInteger = 1
  private(set) var denominator: BigInteger = 0
  private(set) var previousNumerator: BigInteger = 0
  private(set) var previousDenominator: BigInteger = 1

  /// Takes the next term of the continued fraction.
  mutating func append(_ term: BigInteger) {
    (numerator, previousNumerator) =
      (term * numerator + previousNumerator, numerator)
    (denominator, previousDenominator) =
      (term * denominator + previousDenominator, denominator)
  }
}
