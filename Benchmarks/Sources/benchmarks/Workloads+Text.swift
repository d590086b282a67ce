// Workloads+Text.swift: fractions of words from text and back.

import CLimit
import Exact
import MPQRival
import TextRival

extension Workload {
  static var texts: [Workload] {
    [.price, .twoDigits, .digits17].map(decimalReading)
      + [.small, .money, .word31, .word62].flatMap {
        [quotientReading($0), writing($0), bytes($0)]
      }
  }

  /// Decimals, beside those who make a Double of them.
  private static func decimalReading(_ distribution: Distribution) -> Workload {
    Workload(
      group: .text, title: "parse decimal", distribution: distribution,
      operations: pairCount
    ) {
      let texts = distribution.decimals(count: pairCount)
      let rows = RivalTexts(texts)
      var contenders: [Contender] = [
        .elementwise(
          .exact, Reading<Fraction>.self, Buffer(texts),
          outcome: { Outcome($0) }),
        .elementwise(
          .double, Reading<Double>.self, Buffer(texts),
          outcome: { Outcome(nearly: $0) }),
        .reading(.strtod, rows) { rival_read_strtod($0, $1) },
      ]
      if rival_has_from_chars() {
        contenders.append(
          .reading(.fromChars, rows) { rival_read_from_chars($0, $1) })
      }
      return contenders
    }
  }

  private static func quotientReading(
    _ distribution: Distribution
  ) -> Workload {
    Workload(
      group: .text, title: "parse n/d", distribution: distribution,
      operations: pairCount
    ) {
      let texts = distribution.fractions(count: pairCount).map(\.description)
      let rows = RivalTexts(texts)
      let rivals = RivalFractions(count: pairCount)
      return [
        .elementwise(
          .exact, Reading<Fraction>.self, Buffer(texts),
          outcome: { Outcome(BigFraction($0)) }),
        Contender(
          name: .gmp,
          run: {
            rival_fractions_read(
              rows.start, RivalTexts.stride, rivals.elements)
          },
          outcomes: { rivals.outcomes }),
      ]
    }
  }

  private static func writing(_ distribution: Distribution) -> Workload {
    Workload(
      group: .text, title: "description", distribution: distribution,
      operations: pairCount
    ) {
      let fractions = Buffer(distribution.fractions(count: pairCount))
      return [
        .elementwise(
          .exact, Writing<Fraction>.self, fractions, outcome: { .text($0) }),
        .elementwise(
          .interpolation, Interpolation.self, fractions,
          outcome: { .text($0) }),
      ]
    }
  }

  /// The bytes of the description, in memory that is there already.
  private static func bytes(_ distribution: Distribution) -> Workload {
    Workload(
      group: .text, title: "description, bytes", distribution: distribution,
      operations: pairCount
    ) {
      let fractions = Buffer(distribution.fractions(count: pairCount))
      let terms = Buffer(
        fractions.elements.flatMap {
          [Int64($0.numerator), Int64($0.denominator)]
        })
      let numbers = RivalFractions(
        Buffer(fractions.elements.map { BigFraction($0) }))
      let texts = RivalTexts(count: pairCount)
      return [
        .writing(.exact) { texts in
          for i in 0..<texts.count {
            fractions.elements[i].withUTF8Description {
              UnsafeMutableRawPointer(texts.bytes + i * texts.stride)
                .copyMemory(from: $0.baseAddress!, byteCount: $0.count)
              texts.lengths[i] = UInt8(truncatingIfNeeded: $0.count)
            }
          }
        },
        .writing(.toChars) {
          rival_write_to_chars(terms.elements.baseAddress, $0)
        },
        .writing(.snprintf) {
          rival_write_snprintf(terms.elements.baseAddress, $0)
        },
        Contender(
          name: .gmp,
          run: {
            rival_fractions_write(
              numbers.elements, texts.start, RivalTexts.stride)
          },
          outcomes: {
            (0..<pairCount).map {
              .text(String(cString: texts.start + $0 * RivalTexts.stride))
            }
          }),
      ]
    }
  }
}

extension Contender {
  /// Reads every text with a loop that is not Swift's.
  fileprivate static func reading(
    _ name: Name, _ texts: RivalTexts,
    loop: @escaping (rival_texts, UnsafeMutablePointer<Double>) -> Void
  ) -> Contender {
    let results = Buffer(repeating: 0.0, count: texts.rows.count)
    return Contender(
      name: name,
      run: {
        loop(texts.rows, results.elements.baseAddress!)
        limit_black_hole(results.elements.baseAddress)
      },
      outcomes: { results.elements.map(Outcome.init(nearly:)) })
  }

  /// Fills rows of texts.
  @inline(__always)
  fileprivate static func writing(
    _ name: Name, body: @escaping (rival_texts) -> Void
  ) -> Contender {
    let texts = RivalTexts(count: Workload.pairCount)
    return Contender(
      name: name,
      run: {
        body(texts.rows)
        limit_black_hole(texts.start)
      },
      outcomes: { texts.outcomes })
  }
}

extension Outcome {
  /// A number that was rounded once.
  fileprivate init(nearly value: Double) {
    self = .approximate(value, tolerance: abs(value) * 1e-15)
  }
}
