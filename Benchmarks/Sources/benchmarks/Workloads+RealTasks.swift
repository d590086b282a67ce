// Workloads+RealTasks.swift: real tasks in the types that users choose from.

import CLimit
import Exact
import Foundation

extension Workload {
  static var realTasks: [Workload] {
    [
      threeWays(
        "invoice", .money, Invoice<Fraction>.self, Invoice<BigFraction>.self,
        Invoice<Double>.self, Invoice<Decimal>.self),
      threeWays(
        "shared bills", .money, SharedBills<Fraction>.self,
        SharedBills<BigFraction>.self, SharedBills<Double>.self,
        SharedBills<Decimal>.self),
      threeWays(
        "loans", .money, Loans<Fraction>.self, Loans<BigFraction>.self,
        Loans<Double>.self, Loans<Decimal>.self),
      threeWays(
        "exchange and back", .money, Exchange<Fraction>.self,
        Exchange<BigFraction>.self, Exchange<Double>.self,
        Exchange<Decimal>.self),
      unbounded(
        "compound interest", .money, Growth<BigFraction>.self,
        Growth<Double>.self, Growth<Decimal>.self),
      threeWays(
        "sum of 1/k to 40", .ratios, ShortHarmonicSum<Fraction>.self,
        ShortHarmonicSum<BigFraction>.self, ShortHarmonicSum<Double>.self,
        ShortHarmonicSum<Decimal>.self),
      unbounded(
        "sum of 1/k to 1000", .ratios, HarmonicSum<BigFraction>.self,
        HarmonicSum<Double>.self, HarmonicSum<Decimal>.self),
      threeWays(
        "recipe", .ratios, Recipe<Fraction>.self, Recipe<BigFraction>.self,
        Recipe<Double>.self, Recipe<Decimal>.self),
      threeWays(
        "video timeline", .ratios, Timeline<Fraction>.self,
        Timeline<BigFraction>.self, Timeline<Double>.self,
        Timeline<Decimal>.self),
    ]
  }

  private static func threeWays<
    Words: RealTask, Big: RealTask, Floating: RealTask, Rounded: RealTask
  >(
    _ title: String, _ group: Group, _ words: Words.Type, _ big: Big.Type,
    _ double: Floating.Type, _ decimal: Rounded.Type
  ) -> Workload
  where
    Words.Value == Fraction, Big.Value == BigFraction,
    Floating.Value == Double, Rounded.Value == Decimal
  {
    Workload(
      group: group, title: title, distribution: .given,
      operations: Words.resultCount
    ) {
      let exact = Big.results
      return [
        .solving(.exact, words, exact),
        .solving(.bigFraction, big, exact),
        .solving(.double, double, exact),
        .solving(.decimal, decimal, exact),
      ]
    }
  }

  /// A task whose exact results do not fit a fraction of words.
  private static func unbounded<
    Big: RealTask, Floating: RealTask, Rounded: RealTask
  >(
    _ title: String, _ group: Group, _ big: Big.Type,
    _ double: Floating.Type, _ decimal: Rounded.Type
  ) -> Workload
  where
    Big.Value == BigFraction, Floating.Value == Double,
    Rounded.Value == Decimal
  {
    Workload(
      group: group, title: title, distribution: .given,
      operations: Big.resultCount
    ) {
      let exact = Big.results
      return [
        .solving(.bigFraction, big, exact),
        .solving(.double, double, exact),
        .solving(.decimal, decimal, exact),
      ]
    }
  }
}

extension RealTask {
  fileprivate static var results: [Value] {
    let results = Buffer(repeating: Value(0), count: resultCount)
    Self().solve(into: results.elements.baseAddress!)
    return Array(results.elements)
  }
}

extension Contender {
  /// Solves a real task, beside its exact results.
  fileprivate static func solving<Solver: RealTask>(
    _ name: Name, _ type: Solver.Type, _ exact: [BigFraction]
  ) -> Contender {
    let solver = Solver()
    let results = Buffer(repeating: Solver.Value(0), count: Solver.resultCount)
    let isExact = Solver.Value.self is any FractionProtocol.Type
    return Contender(
      name: name,
      run: {
        solver.solve(into: results.elements.baseAddress!)
        limit_black_hole(results.elements.baseAddress)
      },
      outcomes: isExact
        ? { results.elements.map { Outcome($0.exactly) } } : nil,
      accuracy: { Accuracy(of: results.elements, exact: exact) })
  }
}
