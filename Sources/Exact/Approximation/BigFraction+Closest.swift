// BigFraction+Closest.swift: the best approximation with terms within bounds.

extension BigFraction {
  @usableFromInline
  func closest(
    maxDenominator: BigInteger, maxNumerator: BigInteger?
  ) throws(FractionError) -> BigFraction {
    guard maxDenominator >= 1 else { throw .divisionByZero }
    guard maxNumerator ?? 0 >= 0 else { throw .overflow }
    let closest = magnitude.closestMagnitude(maxDenominator, maxNumerator)
    return isNegative ? -closest : closest
  }

  /// The same for a value that is not negative, and bounds that are sound.
  ///
  /// A convergent and the fraction that as much of the next term as the bounds
  /// allow makes of it enclose the value. Every fraction between them has larger
  /// terms than one more step would give, so one of the two is the closest.
  private func closestMagnitude(
    _ maxDenominator: BigInteger, _ maxNumerator: BigInteger?
  ) -> BigFraction {
    var terms = ConvergentTerms()
    for term in continuedFraction {
      let last = steps(
        steps(
          term, of: terms.denominator, from: terms.previousDenominator,
          within: maxDenominator),
        of: terms.numerator, from: terms.previousNumerator,
        within: maxNumerator)
      let convergent = terms
      terms.append(last)
      if last < term { return closer(convergent, terms) }
    }
    return self
  }

  /// As many of a number of steps as stay within a bound, if there is one.
  private func steps(
    _ count: BigInteger, of step: BigInteger, from start: BigInteger,
    within bound: BigInteger?
  ) -> BigInteger {
    guard let bound, start + count * step > bound else { return count }
    return step == 0 ? 0 : max((bound - start) / step, 0)
  }

  /// The one of two approximations that is closer, or else simpler.
  private func closer(
    _ first: ConvergentTerms, _ second: ConvergentTerms
  ) -> BigFraction {
    // What is left of the fraction 1/0, with which the convergents begin.
    guard first.denominator > 0 else { return second.value }
    guard second.denominator > 0 else { return first.value }
    let (a, b) = (first.value, second.value)
    let (distance, distance2) = ((self - a).magnitude, (self - b).magnitude)
    if distance != distance2 { return distance < distance2 ? a : b }
    return (a.denominator, a.numerator) < (b.denominator, b.numerator) ? a : b
  }
}
