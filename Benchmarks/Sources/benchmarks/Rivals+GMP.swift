// Rivals+GMP.swift: numbers of any size in GMP, and back.

import Exact
import MPQRival

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Fractions in memory of GMP.
final class RivalFractions {
  let count: Int
  let elements: OpaquePointer

  /// Creates zeros, as room for results.
  init(count: Int) {
    self.count = count
    elements = rival_fractions_create(count)
  }

  convenience init(_ source: Buffer<BigFraction>) {
    self.init(count: source.elements.count)
    for (i, number) in source.elements.enumerated() {
      rival_fractions_set(elements, i, number.hexadecimal)
    }
  }

  deinit { rival_fractions_destroy(elements) }

  var outcomes: [Outcome] {
    (0..<count).map { Outcome(text: rival_fractions_text(elements, $0)) }
  }
}

/// Integers in memory of GMP.
final class RivalIntegers {
  let count: Int
  let elements: OpaquePointer

  /// Creates zeros, as room for results.
  init(count: Int) {
    self.count = count
    elements = rival_integers_create(count)
  }

  convenience init(_ source: Buffer<BigInteger>) {
    self.init(count: source.elements.count)
    for (i, number) in source.elements.enumerated() {
      rival_integers_set(elements, i, number.hexadecimal)
    }
  }

  deinit { rival_integers_destroy(elements) }

  var outcomes: [Outcome] {
    (0..<count).map { Outcome(text: rival_integers_text(elements, $0)) }
  }
}

extension BigInteger: Number {}
extension BigFraction: Number {}

extension BigInteger {
  /// The digits as GMP reads and writes them.
  var hexadecimal: String { description(radix: 16) }
}

extension BigFraction {
  /// The terms as GMP reads and writes them.
  var hexadecimal: String {
    denominator == 1
      ? numerator.hexadecimal
      : numerator.hexadecimal + "/" + denominator.hexadecimal
  }
}

extension Outcome {
  init(_ number: BigInteger) { self = .text(number.hexadecimal) }

  init(_ number: BigFraction) { self = .text(number.hexadecimal) }

  /// Takes over a text that C allocated.
  init(text: UnsafeMutablePointer<CChar>) {
    defer { free(text) }
    self = .text(String(cString: text))
  }
}
