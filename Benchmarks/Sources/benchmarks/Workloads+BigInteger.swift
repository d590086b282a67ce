// Workloads+BigInteger.swift: integers of any size.

import CLimit
import Exact
import MPQRival

extension Workload {
  static var bigIntegers: [Workload] {
    let sizes: [Distribution] = [.bits1000, .bits10000]
    return [bigAddition, bigAccumulation, bigMultiplication, bigDivisor]
      .flatMap(sizes.map)
      + [digits, value]
  }

  private static func bigAddition(_ distribution: Distribution) -> Workload {
    operation(
      "BigInteger +", distribution, count: 1024, Sum<BigInteger>.self,
      rival: { rival_integers_add($0, $1, $2) },
      fresh: { rival_integers_add_fresh($0, $1, $2) })
  }

  private static func bigAccumulation(
    _ distribution: Distribution
  ) -> Workload {
    let count = 1024
    return Workload(
      group: .bigNumbers, title: "BigInteger +=", distribution: distribution,
      operations: count
    ) {
      let terms = distribution.bigIntegers(count: count).left
      return [
        .reduction(.exact, outcome: { Outcome($0) }) {
          var total: BigInteger = 0
          for term in terms.elements { total += term }
          return total
        },
        .sum(terms),
      ]
    }
  }

  private static func bigMultiplication(
    _ distribution: Distribution
  ) -> Workload {
    operation(
      "BigInteger *", distribution, count: distribution.bigPairCount,
      Product<BigInteger>.self,
      rival: { rival_integers_multiply($0, $1, $2) },
      fresh: { rival_integers_multiply_fresh($0, $1, $2) })
  }

  private static func bigDivisor(_ distribution: Distribution) -> Workload {
    operation(
      "BigInteger gcd", distribution, count: distribution.bigPairCount,
      BigCommonDivisor.self,
      rival: { rival_integers_gcd($0, $1, $2) },
      fresh: { rival_integers_gcd_fresh($0, $1, $2) })
  }

  private static func operation<T: Task>(
    _ title: String, _ distribution: Distribution, count: Int, _ task: T.Type,
    rival: @escaping Contender.RivalLoop, fresh: @escaping Contender.RivalLoop
  ) -> Workload where T.Operand == BigInteger, T.Result == BigInteger {
    Workload(
      group: .bigNumbers, title: title, distribution: distribution,
      operations: count
    ) {
      let pairs = distribution.bigIntegers(count: count)
      return [
        .pairwise(.exact, task, pairs, outcome: { Outcome($1) }),
        .integers(.gmp, pairs, loop: rival),
        .integers(.gmpFresh, pairs, loop: fresh),
      ]
    }
  }
}

extension Workload {
  private static let textCount = 4
  private static let textLength = 10_000
  /// The digits and the zero that ends them in C.
  private static let textStride = textLength + 1

  private static var digits: Workload {
    Workload(
      group: .bigNumbers, title: "BigInteger to text",
      distribution: .digits10000, operations: textCount
    ) {
      let numbers = Buffer(decimals.map { BigInteger($0)! })
      let rivals = RivalIntegers(numbers)
      let texts = Buffer<CChar>(
        repeating: 0, count: textCount * textStride)
      return [
        .elementwise(
          .exact, Writing<BigInteger>.self, numbers, outcome: { .text($0) }),
        Contender(
          name: .gmp,
          run: {
            rival_integers_write(
              rivals.elements, texts.elements.baseAddress, textStride)
            limit_black_hole(texts.elements.baseAddress)
          },
          outcomes: {
            (0..<textCount).map {
              .text(
                String(cString: texts.elements.baseAddress! + $0 * textStride))
            }
          }),
      ]
    }
  }

  private static var value: Workload {
    Workload(
      group: .bigNumbers, title: "BigInteger from text",
      distribution: .digits10000, operations: textCount
    ) {
      let decimals = decimals
      let texts = Buffer(decimals.flatMap(\.utf8CString))
      let rivals = RivalIntegers(count: textCount)
      return [
        .elementwise(
          .exact, Reading<BigInteger>.self, Buffer(decimals),
          outcome: { Outcome($0) }),
        Contender(
          name: .gmp,
          run: {
            rival_integers_read(
              texts.elements.baseAddress, textStride, rivals.elements)
          },
          outcomes: { rivals.outcomes }),
      ]
    }
  }

  private static var decimals: [String] {
    Distribution.digits10000.digits(count: textCount, length: textLength)
  }
}
