// Workloads+Sequences.swift: sums, dot products and sorting.

import CLimit
import Exact
import Foundation
import Naive

extension Workload {
  static var sequences: [Workload] {
    [
      sum("sum of 1k", count: 1000), sum("sum of 30k", count: 30_000),
      dot(count: 30_000), sort(count: 100_000),
    ]
  }

  private static func sum(_ title: String, count: Int) -> Workload {
    Workload(
      group: .arithmetic, title: title, distribution: .money,
      operations: count
    ) {
      let fractions = Distribution.money.fractions(count: count)
      let limits = Buffer(fractions.map(limit_fraction.init))
      let objects = Buffer(fractions.map(NaiveFraction.init))
      let doubles = Buffer(fractions.map(Double.init(nearly:)))
      let decimals = Buffer(fractions.map(Decimal.init(nearly:)))
      let tolerance = 1e-12 * doubles.elements.reduce(0) { $0 + abs($1) }
      return [
        .reduction(.exact, outcome: { Outcome($0) }) {
          do { return try fractions.sum() } catch { trap() }
        },
        .reduction(.limit, outcome: { Outcome($0) }) {
          var sum = limit_fraction(numerator: 0, denominator: 0)
          _ = limit_sum(limits.elements.baseAddress, count, &sum)
          return sum
        },
        .reduction(.fold, outcome: { Outcome($0) }) {
          fractions.reduce(0) { $0 + $1 }
        },
        .reduction(.naive, outcome: { Outcome($0) }) {
          objects.elements.reduce(NaiveFraction(0, 1)) { $0 + $1 }
        },
        .reduction(
          .double, outcome: { .approximate($0, tolerance: tolerance) }
        ) {
          doubles.elements.reduce(0) { $0 + $1 }
        },
        .reduction(
          .decimal,
          outcome: {
            .approximate(Double(nearly: $0), tolerance: tolerance)
          }
        ) {
          decimals.elements.reduce(0) { $0 + $1 }
        },
      ]
    }
  }

  private static func dot(count: Int) -> Workload {
    Workload(
      group: .arithmetic, title: "dot of 30k", distribution: .money,
      operations: count
    ) {
      // Small numerators, so that the fold can hold its partial sums.
      let fractions = Distribution.money.fractions(
        count: 2 * count, below: 1000)
      let left = Array(fractions.prefix(count))
      let right = Array(fractions.suffix(count))
      let pairs = Pairs(left: left, right: right)
      let limits = pairs.map(limit_fraction.init)
      let doubles = pairs.map(Double.init(nearly:))
      let decimals = pairs.map(Decimal.init(nearly:))
      let tolerance =
        1e-12
        * zip(doubles.left.elements, doubles.right.elements)
        .reduce(0) { $0 + abs($1.0 * $1.1) }
      return [
        .reduction(.exact, outcome: { Outcome($0) }) {
          do { return try Exact.dot(left, right) } catch { trap() }
        },
        .reduction(.limit, outcome: { Outcome($0) }) {
          var sum = limit_fraction(numerator: 0, denominator: 0)
          _ = limit_dot(
            limits.left.elements.baseAddress,
            limits.right.elements.baseAddress, count, &sum)
          return sum
        },
        .reduction(.fold, outcome: { Outcome($0) }) {
          let (a, b) = (pairs.left.elements, pairs.right.elements)
          return a.indices.reduce(0) { $0 + a[$1] * b[$1] }
        },
        .reduction(
          .double, outcome: { .approximate($0, tolerance: tolerance) }
        ) {
          let (a, b) = (doubles.left.elements, doubles.right.elements)
          return a.indices.reduce(0) { $0 + a[$1] * b[$1] }
        },
        .reduction(
          .decimal,
          outcome: {
            .approximate(Double(nearly: $0), tolerance: tolerance)
          }
        ) {
          let (a, b) = (decimals.left.elements, decimals.right.elements)
          return a.indices.reduce(0) { $0 + a[$1] * b[$1] }
        },
      ]
    }
  }

  private static func sort(count: Int) -> Workload {
    Workload(
      group: .arithmetic, title: "sort 100k", distribution: .money,
      operations: count
    ) {
      let fractions = Distribution.money.fractions(count: count)
      return [
        .sorting(.exact, fractions, outcome: Outcome.init),
        .sorting(.double, fractions.map(Double.init(nearly:))) {
          .approximate($0, tolerance: abs($0) * 1e-12)
        },
      ]
    }
  }

  private static func trap() -> Never {
    preconditionFailure("Overflow in a sum that fits")
  }
}
