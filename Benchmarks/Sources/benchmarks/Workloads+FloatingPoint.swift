// Workloads+FloatingPoint.swift: fractions of words to Double and back.

import CLimit
import Exact
import MPQRival

extension Workload {
  static var conversions: [Workload] {
    [.small, .money, .word31, .word62].map(toDouble) + [fromDouble]
  }

  /// The nearest numbers, beside a division that rounds three times and GMP,
  /// which cuts off.
  private static func toDouble(_ distribution: Distribution) -> Workload {
    Workload(
      group: .conversions, title: "to Double", distribution: distribution,
      operations: pairCount
    ) {
      let fractions = Buffer(distribution.fractions(count: pairCount))
      let limits = Buffer(fractions.elements.map(limit_fraction.init))
      let rivals = RivalFractions(
        Buffer(fractions.elements.map { BigFraction($0) }))
      return [
        .elementwise(
          .exact, NearestDouble.self, fractions, outcome: { $0.nearly(0) }),
        .filling(.limit, tolerance: 0) {
          limit_to_double(limits.elements.baseAddress, $0, pairCount)
        },
        .elementwise(
          .double, FloatingQuotient.self, fractions,
          outcome: { $0.nearly(1e-15) }),
        .filling(.gmp, tolerance: 1e-15) {
          rival_fractions_to_double(rivals.elements, $0)
        },
      ]
    }
  }

  private static var fromDouble: Workload {
    Workload(
      group: .conversions, title: "from Double", distribution: .binary,
      operations: pairCount
    ) {
      let numbers = Buffer(Distribution.binary.doubles(count: pairCount))
      let rivals = RivalFractions(count: pairCount)
      return [
        .elementwise(
          .exact, ExactValue.self, numbers,
          outcome: { Outcome(BigFraction($0)) }),
        Contender(
          name: .gmp,
          run: {
            rival_fractions_from_double(
              numbers.elements.baseAddress, rivals.elements)
          },
          outcomes: { rivals.outcomes }),
      ]
    }
  }
}

extension Contender {
  /// Writes a floating-point number for every fraction.
  fileprivate static func filling(
    _ name: Name, tolerance: Double,
    loop: @escaping (UnsafeMutablePointer<Double>) -> Void
  ) -> Contender {
    let results = Buffer(repeating: 0.0, count: Workload.pairCount)
    return Contender(
      name: name,
      run: {
        loop(results.elements.baseAddress!)
        limit_black_hole(results.elements.baseAddress)
      },
      outcomes: { results.elements.map { $0.nearly(tolerance) } })
  }
}

extension Double {
  /// The number as a result that may be off by a share of it.
  fileprivate func nearly(_ tolerance: Double) -> Outcome {
    .approximate(self, tolerance: magnitude * tolerance)
  }
}
