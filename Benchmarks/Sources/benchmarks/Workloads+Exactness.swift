// Workloads+Exactness.swift: integers, and the price of watching for overflow.

import CLimit
import Exact

extension Workload {
  static var exactness: [Workload] {
    [
      integers("int + int", .integers),
      integers("int + fraction", .mixed),
      unchecked(.small),
      unchecked(.money),
      unchecked(.word31),
      unchecked(.word62),
      overflow,
    ]
  }

  /// Sums with an integer, beside sums of fractions.
  private static func integers(
    _ title: String, _ distribution: Distribution
  ) -> Workload {
    Workload(
      group: .arithmetic, title: title, distribution: distribution,
      operations: pairCount
    ) {
      let pairs = distribution.addends(count: pairCount)
      let fractions = Distribution.small.addends(count: pairCount)
      return [
        .pairwise(
          .exact, Sum<Fraction>.self, pairs, outcome: { Outcome($1) }),
        .limit(pairs) { _ = limit_add($0, $1, $2, $3) },
        .pairwise(.general, Sum<Fraction>.self, fractions, outcome: nil),
      ]
    }
  }

  /// Sums, beside the same steps without a check.
  private static func unchecked(_ distribution: Distribution) -> Workload {
    Workload(
      group: .arithmetic, title: "price of exactness",
      distribution: distribution,
      operations: pairCount
    ) {
      let pairs = distribution.addends(count: pairCount)
      let unchecked = pairs.map(WrappingFraction.init)
      return [
        .pairwise(
          .exact, Sum<Fraction>.self, pairs, outcome: { Outcome($1) }),
        .limit(pairs, name: .limitWrapping) {
          limit_add_wrapping($0, $1, $2, $3)
        },
        .pairwise(
          .wrapping, WrappingSum.self, unchecked, outcome: { Outcome($1) }),
      ]
    }
  }

  /// Sums that do not fit, beside sums of 62 bits that do.
  private static var overflow: Workload {
    Workload(
      group: .arithmetic, title: "overflow reported", distribution: .overflow,
      operations: pairCount
    ) {
      let pairs = Distribution.overflow.addends(count: pairCount)
      let fitting = Distribution.word62.addends(count: pairCount)
      return [
        .pairwise(
          .exact, ReportedSum.self, pairs,
          outcome: { $1.map(Outcome.init) ?? .overflow }),
        .limit(pairs) { _ = limit_add($0, $1, $2, $3) },
        .pairwise(.success, ReportedSum.self, fitting, outcome: nil),
      ]
    }
  }
}
