// Workloads+Arithmetic.swift: the four operations and the order.

import CLimit
import Exact
import Foundation
import Naive

extension Workload {
  private static let distributions: [Distribution] = [
    .small, .money, .word31, .word62,
  ]

  static var arithmetic: [Workload] {
    [addition, subtraction, multiplication, division, comparison]
      .flatMap { distributions.map($0) }
  }

  private static func addition(_ distribution: Distribution) -> Workload {
    operation(
      "add", distribution, Distribution.addends, limit_add, .add,
      Sum<Fraction>.self, Sum<NaiveFraction>.self, Sum<Double>.self,
      Sum<Decimal>.self)
  }

  private static func subtraction(_ distribution: Distribution) -> Workload {
    operation(
      "subtract", distribution, Distribution.addends, limit_subtract, .subtract,
      Difference<Fraction>.self, Difference<NaiveFraction>.self,
      Difference<Double>.self, Difference<Decimal>.self)
  }

  private static func multiplication(
    _ distribution: Distribution
  ) -> Workload {
    operation(
      "multiply", distribution, Distribution.factors, limit_multiply, .multiply,
      Product<Fraction>.self, Product<NaiveFraction>.self,
      Product<Double>.self, Product<Decimal>.self)
  }

  private static func division(_ distribution: Distribution) -> Workload {
    operation(
      "divide", distribution, Distribution.dividends, limit_divide, .divide,
      Quotient<Fraction>.self, Quotient<NaiveFraction>.self,
      Quotient<Double>.self, Quotient<Decimal>.self)
  }

  private static func operation<
    Exact: Task, Naive: Task, Floating: Task, Rounded: Task
  >(
    _ title: String, _ distribution: Distribution,
    _ operands: @escaping (Distribution) -> (Int) -> Pairs<Fraction>,
    _ limit:
      @escaping (
        UnsafePointer<limit_fraction>, UnsafePointer<limit_fraction>,
        UnsafeMutablePointer<limit_fraction>, Int
      ) -> Int,
    _ boost: BoostOperation, _ exact: Exact.Type, _ naive: Naive.Type,
    _ double: Floating.Type,
    _ decimal: Rounded.Type
  ) -> Workload
  where
    Exact.Operand == Fraction, Exact.Result == Fraction,
    Naive.Operand == NaiveFraction, Naive.Result == NaiveFraction,
    Floating.Operand == Double, Floating.Result == Double,
    Rounded.Operand == Decimal, Rounded.Result == Decimal
  {
    Workload(
      group: .arithmetic, title: title, distribution: distribution,
      operations: pairCount
    ) {
      let pairs = operands(distribution)(pairCount)
      let doubles = pairs.map(Double.init(nearly:))
      var contenders: [Contender] = [
        .pairwise(.exact, exact, pairs, outcome: { Outcome($1) }),
        .limit(pairs) { _ = limit($0, $1, $2, $3) },
        .pairwise(
          .double, double, doubles, outcome: { Outcome($1, of: doubles[$0]) }),
      ]
      contenders += Contender.boost(pairs, boost)
      if distribution.fitsUnreduced {
        let objects = pairs.map(NaiveFraction.init)
        contenders.append(
          .pairwise(.naive, naive, objects, outcome: { Outcome($1) }))
      }
      if distribution.suitsDecimal {
        let decimals = pairs.map(Decimal.init(nearly:))
        contenders.append(
          .pairwise(
            .decimal, decimal, decimals,
            outcome: { Outcome($1, of: decimals[$0]) }))
      }
      return contenders
    }
  }

  /// The order, whose results are stored: a branch on them would measure how
  /// badly it is predicted.
  private static func comparison(_ distribution: Distribution) -> Workload {
    Workload(
      group: .arithmetic, title: "compare", distribution: distribution,
      operations: pairCount
    ) {
      let pairs = distribution.addends(count: pairCount)
      var contenders: [Contender] = [
        .pairwise(
          .exact, Order<Fraction>.self, pairs, outcome: { .truth($1) }),
        .loop(
          .limit, pairs.map(limit_fraction.init), initial: false,
          outcome: { .truth($1) }
        ) { limit_less($0, $1, $2, $3) },
        .pairwise(
          .double, Order<Double>.self, pairs.map(Double.init(nearly:)),
          outcome: { .truth($1) }),
      ]
      contenders += Contender.boostOrder(pairs)
      if distribution.fitsUnreduced {
        contenders.append(
          .pairwise(
            .naive, Order<NaiveFraction>.self, pairs.map(NaiveFraction.init),
            outcome: { .truth($1) }))
      }
      if distribution.suitsDecimal {
        contenders.append(
          .pairwise(
            .decimal, Order<Decimal>.self, pairs.map(Decimal.init(nearly:)),
            outcome: { .truth($1) }))
      }
      return contenders
    }
  }
}

extension Contender {
  /// The same operation on fractions in C.
  static func limit(
    _ pairs: Pairs<Fraction>, name: Name = .limit,
    body:
      @escaping (
        UnsafePointer<limit_fraction>, UnsafePointer<limit_fraction>,
        UnsafeMutablePointer<limit_fraction>, Int
      ) -> Void
  ) -> Contender {
    .loop(
      name, pairs.map(limit_fraction.init),
      initial: limit_fraction(numerator: 0, denominator: 0),
      outcome: { Outcome($1) }, body: body)
  }
}

extension Distribution {
  /// Whether the naive class can hold its intermediate results.
  fileprivate var fitsUnreduced: Bool { self != .word62 }

  /// Whether a user would think of `Decimal`.
  fileprivate var suitsDecimal: Bool { self == .small || self == .money }
}
