// SimplestBetween.swift: the simplest fraction between two others.

extension BigFraction {
  /// The fraction of the smallest denominator, and then of the smallest
  /// magnitude, that lies between two others.
  ///
  /// Both of its terms are the smallest that any fraction there has.
  ///
  /// - Parameters:
  ///   - includingEnds: Whether the two count as lying between them.
  ///
  /// - Precondition: The fractions are in order, and not equal where the ends
  ///   do not count.
  @usableFromInline
  static func simplest(
    between lower: BigFraction, and upper: BigFraction, includingEnds: Bool
  ) -> BigFraction {
    if upper.isNegative || upper.isZero && !includingEnds {
      return -simplestAboveZero(
        between: -upper, and: -lower, includingEnds: includingEnds)
    }
    if lower.isNegative || lower.isZero && includingEnds { return 0 }
    return simplestAboveZero(
      between: lower, and: upper, includingEnds: includingEnds)
  }

  /// The same where the lower end is not negative, and not included if zero.
  ///
  /// The continued fractions of both ends agree up to a term between which and
  /// the other an integer fits. That integer is the last term of the result.
  private static func simplestAboveZero(
    between lower: BigFraction, and upper: BigFraction, includingEnds: Bool
  ) -> BigFraction {
    // What is left of the ends, as quotients. The upper one can be 1/0.
    var (a, b) = (lower.numerator, lower.denominator)
    var (c, d) = (upper.numerator, upper.denominator)
    var terms = ConvergentTerms()
    while true {
      let (whole, rest) = a.quotientAndRemainder(dividingBy: b)
      let candidate = includingEnds && rest == 0 ? whole : whole + 1
      let distance = c - candidate * d
      if distance > 0 || distance == 0 && includingEnds {
        terms.append(candidate)
        return terms.value
      }
      terms.append(whole)
      (a, b, c, d) = (d, c - whole * d, b, rest)
    }
  }
}
