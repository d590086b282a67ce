// Workloads+BigFraction.swift: fractions of any size, one operation at a time.

import Exact
import MPQRival

extension Workload {
  static var bigFractions: [Workload] {
    let words: [Distribution] = [.small, .money, .word31]
    let wide: [Distribution] = [
      .word63, .bits100, .bits300, .bits1000, .bits10000,
    ]
    return words.map(smallSum) + wide.map(sum)
      + words.map(smallProduct) + wide.map(product)
      + [order(.small)] + [.bits100, .bits1000, .bits10000].map(order)
  }

  /// Sums of fractions that fit words, beside those of `Fraction`.
  private static func smallSum(_ distribution: Distribution) -> Workload {
    Workload(
      group: .bigNumbers, title: "BigFraction +", distribution: distribution,
      operations: pairCount
    ) {
      let pairs = distribution.addends(count: pairCount)
      return sums(pairs.map { BigFraction($0) }) + [
        .pairwise(
          .fraction, Sum<Fraction>.self, pairs,
          outcome: { Outcome(BigFraction($1)) })
      ]
    }
  }

  private static func sum(_ distribution: Distribution) -> Workload {
    let count = distribution.bigPairCount
    return Workload(
      group: .bigNumbers, title: "BigFraction +", distribution: distribution,
      operations: count
    ) {
      sums(distribution.bigFractions(count: count))
    }
  }

  private static func sums(_ pairs: Pairs<BigFraction>) -> [Contender] {
    [
      .pairwise(
        .exact, Sum<BigFraction>.self, pairs, outcome: { Outcome($1) }),
      .fractions(.gmp, pairs) { rival_fractions_add($0, $1, $2) },
      .fractions(.gmpFresh, pairs) { rival_fractions_add_fresh($0, $1, $2) },
    ] + Contender.flint(pairs, .add)
  }

  /// Products of fractions that fit words, beside those of `Fraction`.
  private static func smallProduct(_ distribution: Distribution) -> Workload {
    Workload(
      group: .bigNumbers, title: "BigFraction *", distribution: distribution,
      operations: pairCount
    ) {
      let pairs = distribution.factors(count: pairCount)
      return products(pairs.map { BigFraction($0) }) + [
        .pairwise(
          .fraction, Product<Fraction>.self, pairs,
          outcome: { Outcome(BigFraction($1)) })
      ]
    }
  }

  private static func product(_ distribution: Distribution) -> Workload {
    let count = distribution.bigPairCount
    return Workload(
      group: .bigNumbers, title: "BigFraction *", distribution: distribution,
      operations: count
    ) {
      products(distribution.bigFractions(count: count))
    }
  }

  private static func products(_ pairs: Pairs<BigFraction>) -> [Contender] {
    [
      .pairwise(
        .exact, Product<BigFraction>.self, pairs, outcome: { Outcome($1) }),
      .fractions(.gmp, pairs) { rival_fractions_multiply($0, $1, $2) },
      .fractions(.gmpFresh, pairs) {
        rival_fractions_multiply_fresh($0, $1, $2)
      },
    ] + Contender.flint(pairs, .multiply)
  }

  /// The order of fractions of one sign, which the sign would tell otherwise.
  private static func order(_ distribution: Distribution) -> Workload {
    let count = max(distribution.bigPairCount, 256)
    return Workload(
      group: .bigNumbers, title: "BigFraction <", distribution: distribution,
      operations: count
    ) {
      let pairs =
        distribution.bitCount == nil
        ? distribution.addends(count: count).map {
          BigFraction($0 < 0 ? -$0 : $0)
        }
        : distribution.bigFractions(count: count, positive: true)
      return [
        .pairwise(
          .exact, Order<BigFraction>.self, pairs, outcome: { .truth($1) }),
        .order(pairs),
      ] + Contender.flintOrder(pairs)
    }
  }
}
