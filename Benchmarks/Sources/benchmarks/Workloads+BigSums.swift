// Workloads+BigSums.swift: sums of many fractions whose total has any size.

import Exact

extension Workload {
  private static let bigSumCount = 10_000

  static var bigSums: [Workload] {
    [.word31, .small, .money].map(bigSum) + [harmonicNumber]
  }

  private static func bigSum(_ distribution: Distribution) -> Workload {
    Workload(
      group: .bigNumbers, title: "sum of 10k", distribution: distribution,
      operations: bigSumCount
    ) {
      let fractions = distribution.fractions(count: bigSumCount)
        .map { BigFraction($0) }
      return [
        .reduction(.exact, outcome: { Outcome($0) }) { fractions.sum() },
        .sum(Buffer(fractions)),
      ] + Contender.flintSum(Buffer(fractions))
    }
  }

  /// 1 + 1/2 + 1/3 + …, each term added to the sum of those before it.
  private static var harmonicNumber: Workload {
    Workload(
      group: .bigNumbers, title: "+= of 10k", distribution: .harmonic,
      operations: bigSumCount
    ) {
      let terms = (1...bigSumCount).map { BigFraction(Fraction(1, $0)) }
      return [
        .reduction(.exact, outcome: { Outcome($0) }) {
          var total: BigFraction = 0
          for term in terms { total += term }
          return total
        },
        .sum(Buffer(terms)),
      ] + Contender.flintSum(Buffer(terms))
    }
  }
}
