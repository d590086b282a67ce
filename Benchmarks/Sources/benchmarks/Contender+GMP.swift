// Contender+GMP.swift: loops over numbers in GMP.

import CLimit
import Exact
import MPQRival

extension Contender {
  typealias RivalLoop = (OpaquePointer, OpaquePointer, OpaquePointer) -> Void

  /// Performs an operation on every pair of fractions.
  static func fractions(
    _ name: Name, _ pairs: Pairs<BigFraction>, loop: @escaping RivalLoop
  ) -> Contender {
    let a = RivalFractions(pairs.left)
    let b = RivalFractions(pairs.right)
    let result = RivalFractions(count: pairs.count)
    return Contender(
      name: name, run: { loop(a.elements, b.elements, result.elements) },
      outcomes: { result.outcomes })
  }

  /// Compares every pair of fractions.
  static func order(_ pairs: Pairs<BigFraction>) -> Contender {
    let a = RivalFractions(pairs.left)
    let b = RivalFractions(pairs.right)
    let result = Buffer(repeating: false, count: pairs.count)
    return Contender(
      name: .gmp,
      run: {
        rival_fractions_less(
          a.elements, b.elements, result.elements.baseAddress)
        limit_black_hole(result.elements.baseAddress)
      },
      outcomes: { result.elements.map(Outcome.truth) })
  }

  /// Adds up fractions, one after the other.
  static func sum(_ fractions: Buffer<BigFraction>) -> Contender {
    let terms = RivalFractions(fractions)
    let result = RivalFractions(count: 1)
    return Contender(
      name: .gmp,
      run: { rival_fractions_sum(terms.elements, result.elements) },
      outcomes: { result.outcomes })
  }

  /// Adds up integers, one after the other.
  static func sum(_ integers: Buffer<BigInteger>) -> Contender {
    let terms = RivalIntegers(integers)
    let result = RivalIntegers(count: 1)
    return Contender(
      name: .gmp,
      run: { rival_integers_sum(terms.elements, result.elements) },
      outcomes: { result.outcomes })
  }

  /// Performs an operation on every pair of integers.
  static func integers(
    _ name: Name, _ pairs: Pairs<BigInteger>, loop: @escaping RivalLoop
  ) -> Contender {
    let a = RivalIntegers(pairs.left)
    let b = RivalIntegers(pairs.right)
    let result = RivalIntegers(count: pairs.count)
    return Contender(
      name: name, run: { loop(a.elements, b.elements, result.elements) },
      outcomes: { result.outcomes })
  }
}
