// Rivals+Boost.swift: fractions of words in Boost.Rational, if it is installed.

import BoostRival
import CLimit
import Exact

enum BoostOperation {
  case add
  case subtract
  case multiply
  case divide
}

#if canImport(SystemBoost)

  extension Contender {
    static func boost(
      _ pairs: Pairs<Fraction>, _ operation: BoostOperation
    ) -> [Contender] {
      let a = BoostFractions(pairs.left)
      let b = BoostFractions(pairs.right)
      let result = BoostFractions(pairs.left)
      let loop =
        switch operation {
        case .add: boost_fractions_add
        case .subtract: boost_fractions_subtract
        case .multiply: boost_fractions_multiply
        case .divide: boost_fractions_divide
        }
      return [
        Contender(
          name: .boost, run: { loop(a.elements, b.elements, result.elements) },
          outcomes: { result.outcomes })
      ]
    }

    static func boostOrder(_ pairs: Pairs<Fraction>) -> [Contender] {
      let a = BoostFractions(pairs.left)
      let b = BoostFractions(pairs.right)
      let result = Buffer(repeating: false, count: pairs.count)
      return [
        Contender(
          name: .boost,
          run: {
            boost_fractions_less(
              a.elements, b.elements, result.elements.baseAddress)
            limit_black_hole(result.elements.baseAddress)
          },
          outcomes: { result.elements.map(Outcome.truth) })
      ]
    }
  }

  /// Fractions in memory of C++.
  private final class BoostFractions {
    private let count: Int
    let elements: OpaquePointer

    init(_ source: Buffer<Fraction>) {
      count = source.elements.count
      let terms = source.elements.flatMap {
        [Int64($0.numerator), Int64($0.denominator)]
      }
      elements = boost_fractions_create(terms, count)
    }

    deinit { boost_fractions_destroy(elements) }

    var outcomes: [Outcome] {
      (0..<count).map {
        .exact(
          Int(boost_fractions_numerator(elements, $0)),
          Int(boost_fractions_denominator(elements, $0)))
      }
    }
  }

#else

  extension Contender {
    static func boost(
      _ pairs: Pairs<Fraction>, _ operation: BoostOperation
    ) -> [Contender] {
      []
    }

    static func boostOrder(_ pairs: Pairs<Fraction>) -> [Contender] { [] }
  }

#endif
