// Series.swift: numbers that are sums of many fractions, the way one computes
// them who has numbers of any size.

import Exact

enum Series {
  /// The sum of 1/k! for all k up to a number of terms.
  ///
  /// With p(a, b) / q(a, b) for the sum of a!/k! over a < k <= b, where
  /// q(a, b) = b!/a!, two neighbours make p(a, m)q(m, b) + p(m, b) over
  /// q(a, m)q(m, b).
  static func e(terms: Int) -> BigFraction {
    func split(_ a: Int, _ b: Int) -> (p: BigInteger, q: BigInteger) {
      if b - a == 1 { return (1, BigInteger(b)) }
      let middle = (a + b) / 2
      let (left, right) = (split(a, middle), split(middle, b))
      return (left.p * right.q + right.p, left.q * right.q)
    }
    let (p, q) = split(0, terms)
    return BigFraction(p + q, q)
  }

  /// The numbers of Bernoulli with the indices 2, 4, … 2n.
  ///
  /// They come from the tangent numbers, which need nothing but products of
  /// integers with words (Knuth and Buckholtz, 1967).
  static func bernoulli(count n: Int) -> [BigFraction] {
    var tangents: [BigInteger] = [1]
    for k in 1..<n { tangents.append(tangents[k - 1] * BigInteger(k)) }
    for k in 1..<n {
      for j in k..<n {
        tangents[j] =
          tangents[j - 1] * BigInteger(j - k)
          + tangents[j] * BigInteger(j - k + 2)
      }
    }
    return tangents.enumerated().map { i, tangent in
      let power = BigInteger(1) << (2 * (i + 1))
      let numerator = tangent * BigInteger(2 * (i + 1))
      return BigFraction(
        i % 2 == 0 ? numerator : -numerator, power * (power - 1))
    }
  }
}
