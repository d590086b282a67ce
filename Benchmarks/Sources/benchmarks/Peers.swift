// Peers.swift: operands for the libraries of other languages, and what Exact
// makes of them.

import Exact
import Foundation

/// The files and figures that peers/run compares with those of other languages.
enum Peers {
  private static let distributions: [Distribution] = [
    .small, .money, .word31, .word63, .bits100,
  ]

  /// Writes a file of operands for each distribution, and prints a line for each
  /// measurement: name, operation, operands, nanoseconds, checksum.
  static func measure(in folder: String) throws {
    for distribution in distributions {
      let count = Workload.pairCount
      let pairs: Pairs<BigFraction>
      if distribution.bitCount == nil {
        let words = distribution.addends(count: count)
        measure("Exact Fraction", distribution, words)
        pairs = words.map { BigFraction($0) }
      } else {
        pairs = distribution.bigFractions(count: count)
      }
      measure("Exact BigFraction", distribution, pairs)
      let lines = (0..<count).map { "\(pairs[$0].0) \(pairs[$0].1)\n" }
      let path = "\(folder)/\(distribution.rawValue).txt"
      try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  private static func measure<Value: FractionProtocol & Number>(
    _ name: String, _ distribution: Distribution, _ pairs: Pairs<Value>
  ) where Value.Value == Value {
    let texts = pairs.left.elements.map(\.description)
    let contenders: [(String, Contender)] = [
      (
        "add",
        .pairwise(
          .exact, Sum<Value>.self, pairs, outcome: { text($1) })
      ),
      (
        "multiply",
        .pairwise(
          .exact, Product<Value>.self, pairs, outcome: { text($1) })
      ),
      (
        "less",
        .pairwise(
          .exact, Order<Value>.self, pairs, outcome: { .truth($1) })
      ),
      (
        "read",
        .elementwise(
          .exact, Reading<Value>.self, Buffer(texts), outcome: { text($0) })
      ),
      (
        "write",
        .elementwise(
          .exact, Writing<Value>.self, pairs.left, outcome: { .text($0) })
      ),
    ]
    for (operation, contender) in contenders {
      let measurement = Measurement(
        of: [contender], operations: pairs.count, effort: .quick)
      let lines = contender.outcomes!().map { "\($0)\n" }.joined()
      print(
        name, operation, distribution.rawValue,
        measurement.nanoseconds(0).text(places: 1), checksum(lines.utf8),
        separator: "\t")
    }
  }

  private static func text(_ value: some FractionProtocol) -> Outcome {
    .text(value.description)
  }

  /// The cyclic redundancy check of 32 bits that zlib computes.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320)
      }
    }
  }
}
