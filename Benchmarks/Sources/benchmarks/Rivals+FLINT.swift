// Rivals+FLINT.swift: fractions of any size in FLINT, if it is installed.

import CLimit
import Exact
import FLINTRival

enum FLINTOperation {
  case add
  case multiply
}

#if canImport(SystemFLINT)

  // Only for the library to be linked.
  import SystemFLINT

  extension Contender {
    static func flint(
      _ pairs: Pairs<BigFraction>, _ operation: FLINTOperation
    ) -> [Contender] {
      let a = FLINTFractions(pairs.left)
      let b = FLINTFractions(pairs.right)
      let result = FLINTFractions(count: pairs.count)
      let loop =
        switch operation {
        case .add: flint_fractions_add
        case .multiply: flint_fractions_multiply
        }
      return [
        Contender(
          name: .flint, run: { loop(a.elements, b.elements, result.elements) },
          outcomes: { result.outcomes })
      ]
    }

    static func flintOrder(_ pairs: Pairs<BigFraction>) -> [Contender] {
      let a = FLINTFractions(pairs.left)
      let b = FLINTFractions(pairs.right)
      let result = Buffer(repeating: false, count: pairs.count)
      return [
        Contender(
          name: .flint,
          run: {
            flint_fractions_less(
              a.elements, b.elements, result.elements.baseAddress)
            limit_black_hole(result.elements.baseAddress)
          },
          outcomes: { result.elements.map(Outcome.truth) })
      ]
    }

    /// Adds up fractions, one after the other.
    static func flintSum(_ fractions: Buffer<BigFraction>) -> [Contender] {
      let terms = FLINTFractions(fractions)
      let result = FLINTFractions(count: 1)
      return [
        Contender(
          name: .flint,
          run: { flint_fractions_sum(terms.elements, result.elements) },
          outcomes: { result.outcomes })
      ]
    }
  }

  extension Contender {
    static func flintHarmonic(_ termCount: Int) -> [Contender] {
      let result = FLINTFractions(count: 1)
      return [
        Contender(
          name: .flint,
          run: { flint_fractions_harmonic(UInt(termCount), result.elements) },
          outcomes: { result.outcomes })
      ]
    }

    static func flintBernoulli(_ count: Int) -> [Contender] {
      let results = FLINTFractions(count: count)
      return [
        Contender(
          name: .flint, run: { flint_fractions_bernoulli(results.elements) },
          outcomes: { results.outcomes })
      ]
    }
  }

  /// Fractions in memory of FLINT.
  private final class FLINTFractions {
    let count: Int
    let elements: OpaquePointer

    /// Creates zeros, as room for results.
    init(count: Int) {
      self.count = count
      elements = flint_fractions_create(count)
    }

    convenience init(_ source: Buffer<BigFraction>) {
      self.init(count: source.elements.count)
      for (i, number) in source.elements.enumerated() {
        flint_fractions_set(elements, i, number.hexadecimal)
      }
    }

    deinit { flint_fractions_destroy(elements) }

    var outcomes: [Outcome] {
      (0..<count).map { Outcome(text: flint_fractions_text(elements, $0)) }
    }
  }

#else

  extension Contender {
    static func flint(
      _ pairs: Pairs<BigFraction>, _ operation: FLINTOperation
    ) -> [Contender] {
      []
    }

    static func flintOrder(_ pairs: Pairs<BigFraction>) -> [Contender] { [] }

    static func flintSum(_ fractions: Buffer<BigFraction>) -> [Contender] { [] }

    static func flintHarmonic(_ termCount: Int) -> [Contender] { [] }

    static func flintBernoulli(_ count: Int) -> [Contender] { [] }
  }

#endif
