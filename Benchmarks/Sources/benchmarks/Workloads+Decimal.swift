// Workloads+Decimal.swift: fractions to Decimal and back, and as amounts.

import Exact
import ExactFoundation
import Foundation

extension Workload {
  static var decimalBridge: [Workload] {
    [
      fromDecimal, toDecimal, toTwoPlaces(.small), toTwoPlaces(.money),
      amountReading, amountWriting, formatting(.small), formatting(.money),
    ]
  }

  private static var fromDecimal: Workload {
    bridge("from Decimal", .price) {
      let decimals = Buffer(amounts.map { Decimal(exactly: $0)! })
      return [
        .elementwise(
          .exact, ValueOfDecimal.self, decimals, outcome: { Outcome($0) }),
        sum(decimals),
      ]
    }
  }

  private static var toDecimal: Workload {
    bridge("to Decimal", .price) {
      let fractions = Buffer(amounts)
      return [
        .elementwise(
          .exact, EqualDecimal.self, fractions, outcome: { Outcome($0) }),
        .elementwise(
          .decimal, DecimalQuotient.self, fractions,
          outcome: { Outcome($0) }),
        sum(Buffer(amounts.map { Decimal(exactly: $0)! })),
      ]
    }
  }

  private static func toTwoPlaces(_ distribution: Distribution) -> Workload {
    bridge("to Decimal, 2 places", distribution) {
      let fractions = Buffer(distribution.fractions(count: pairCount))
      return [
        .elementwise(
          .exact, TwoPlaceDecimal.self, fractions, outcome: { Outcome($0) }),
        .elementwise(
          .decimal, TwoPlaceQuotient.self, fractions,
          outcome: { Outcome($0) }),
      ]
    }
  }

  private static var amountReading: Workload {
    bridge("parse amount", .price) {
      let texts = Buffer(Distribution.price.decimals(count: pairCount))
      return [
        .elementwise(
          .exact, ParsedFraction.self, texts, outcome: { Outcome($0) }),
        .elementwise(
          .decimal, ParsedDecimal.self, texts,
          outcome: { Outcome(Fraction(exactly: $0)!) }),
        .elementwise(
          .double, Reading<Double>.self, texts,
          outcome: { .approximate($0, tolerance: $0.magnitude * 1e-15) }),
      ]
    }
  }

  /// All places of an amount.
  private static var amountWriting: Workload {
    bridge("write amount", .price) {
      let decimals = Buffer(amounts.map { Decimal(exactly: $0)! })
      return [
        .elementwise(
          .exact, FormattedFraction.self, Buffer(amounts), outcome: nearly),
        .elementwise(
          .decimal, WrittenDecimal.self, decimals, outcome: nearly),
        .elementwise(
          .double, Writing<Double>.self,
          Buffer(amounts.map { Double($0) }), outcome: nearly),
      ]
    }
  }

  /// Two places of a number that has more, beside styles that round one that
  /// was rounded before.
  private static func formatting(_ distribution: Distribution) -> Workload {
    bridge("format, 2 places", distribution) {
      let fractions = Buffer(distribution.fractions(count: pairCount))
      return [
        .elementwise(
          .exact, FormattedFraction.self, fractions, outcome: nearly),
        .elementwise(
          .decimal, FormattedDecimal.self,
          Buffer(fractions.elements.map(Decimal.init(nearly:))),
          outcome: nearly),
        .elementwise(
          .double, FormattedDouble.self,
          Buffer(fractions.elements.map { Double($0) }), outcome: nearly),
      ]
    }
  }

  private static var amounts: [Fraction] {
    Distribution.price.decimals(count: pairCount).map { Fraction($0)! }
  }

  /// What Decimal does most, for comparison.
  private static func sum(_ decimals: Buffer<Decimal>) -> Contender {
    let values = Array(decimals.elements)
    return .pairwise(
      .decimalSum, Sum<Decimal>.self,
      Pairs(left: values, right: values.reversed()), outcome: nil)
  }

  private static func bridge(
    _ title: String, _ distribution: Distribution,
    _ prepare: @escaping () -> [Contender]
  ) -> Workload {
    Workload(
      group: .decimals, title: title, distribution: distribution,
      operations: pairCount, prepare: prepare)
  }

  /// A text of two places, whose last digit rounding may have changed.
  private static func nearly(_ text: String) -> Outcome {
    .approximate(Double(text)!, tolerance: 0.0051)
  }
}

extension Outcome {
  fileprivate init(_ decimal: Decimal) {
    self = .approximate(Double(nearly: decimal), tolerance: 1e-9)
  }
}
