// Workloads+ReductionCore.swift: greatest common divisors of words.

import CLimit
import Exact

extension Workload {
  /// The number of pairs: more than for fractions, whose operations take
  /// longer to learn by heart.
  private static let wordPairCount = 32768

  static var reductionCore: [Workload] {
    let distributions: [Distribution] = [
      .small, .money, .word31, .word62, .fibonacci,
    ]
    return distributions.map { distribution in
      Workload(
        group: .reductionCore, title: "gcd", distribution: distribution,
        operations: wordPairCount
      ) {
        let words = distribution.words(count: wordPairCount)
        return [
          .pairwise(.exact, CommonDivisor.self, words, outcome: wordOutcome),
          .loop(.limit, words, initial: 0, outcome: wordOutcome) {
            limit_gcd($0, $1, $2, $3)
          },
          .pairwise(.euclid, EuclidDivisor.self, words, outcome: wordOutcome),
        ]
      }
    }
  }

  private static func wordOutcome(_ index: Int, _ word: UInt64) -> Outcome {
    .exact(Int(word), 1)
  }
}
