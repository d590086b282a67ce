// Workloads+Series.swift: harmonic numbers, e and the numbers of Bernoulli.

import Exact

extension Workload {
  static var series: [Workload] {
    [harmonic(.terms1000), harmonic(.terms10000), exponential, bernoulli]
  }

  /// 1 + 1/2 + 1/3 + … by `sum()`.
  private static func harmonic(_ distribution: Distribution) -> Workload {
    Workload(
      group: .bigNumbers, title: "harmonic number",
      distribution: distribution, operations: 1
    ) {
      let terms = (1...distribution.termCount).map {
        BigFraction(Fraction(1, $0))
      }
      return [
        .reduction(.exact, outcome: { Outcome($0) }) { terms.sum() },
        .folding(terms),
        .sum(Buffer(terms)),
      ] + Contender.flintHarmonic(distribution.termCount)
    }
  }

  /// The sum of 1/k!, cut in halves.
  private static var exponential: Workload {
    Workload(
      group: .bigNumbers, title: "e", distribution: .terms1000, operations: 1
    ) {
      let count = Distribution.terms1000.termCount
      let terms = (1...count).reduce(into: [1] as [BigFraction]) {
        $0.append($0[$1 - 1] / BigFraction($1))
      }
      return [
        .reduction(.exact, outcome: { Outcome($0) }) {
          Series.e(terms: count)
        },
        .folding(terms),
        .sum(Buffer(terms)),
      ]
    }
  }

  private static var bernoulli: Workload {
    let count = 500
    return Workload(
      group: .bigNumbers, title: "numbers of Bernoulli",
      distribution: .indices1000, operations: count
    ) {
      [
        .series(.exact) { Series.bernoulli(count: count) }
      ] + Contender.flintBernoulli(count)
    }
  }
}

extension Contender {
  /// Adds up fractions by `+=`.
  fileprivate static func folding(_ terms: [BigFraction]) -> Contender {
    .reduction(.fold, outcome: { Outcome($0) }) {
      var total: BigFraction = 0
      for term in terms { total += term }
      return total
    }
  }

  fileprivate static func series(
    _ name: Name, _ body: @escaping () -> [BigFraction]
  ) -> Contender {
    let results = Buffer<[BigFraction]>(repeating: [], count: 1)
    return Contender(
      name: name, run: { results.elements[0] = body() },
      outcomes: { results.elements[0].map { Outcome($0) } })
  }
}

extension Distribution {
  fileprivate var termCount: Int { self == .terms1000 ? 1000 : 10_000 }
}
