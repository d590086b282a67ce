// SwiftKernel+GreatestCommonDivisorTests.swift: common divisors, judged by
// Euclid's algorithm.

import Exact
import ExactTesting
import Testing

struct LimbGreatestCommonDivisorTests {
  private let counts = [1, 2, 3, 4, 5, 9, 16, 17, 40]

  @Test func smallDivisors() {
    for kernel in kernels {
      #expect(kernel.commonDivisor([12], [18]) == [6])
      #expect(kernel.commonDivisor([0, 12], [18]) == [6])
      #expect(kernel.commonDivisor([0, 0, 1], [0, 6]) == [0, 2])
      #expect(kernel.commonDivisor([7, 5], [7, 5]) == [7, 5])
      #expect(kernel.commonDivisor([.max, .max], [.max]) == [.max])
      #expect(kernel.commonDivisor([0, 1], [1 << 9]) == [1 << 9])
    }
  }

  @Test func asEuclid() {
    let found = faults(
      seed: 1, counts: counts, lengths: { [$0, $0 + 1, 2 * $0 + 3] }
    ) { kernel, a, b in
      let expected = euclid(kernel, a, b)
      return kernel.commonDivisor(a, b) == expected
        && kernel.commonDivisor(b, a) == expected
    }
    #expect(found == [])
  }

  @Test func commonFactors() {
    let found = faults(
      seed: 2, counts: counts, lengths: { [$0, $0 + 1, $0 + 9] }
    ) { kernel, a, b in
      LimbPattern.allCases.allSatisfy { pattern in
        var generator = SeededGenerator(seed: UInt64(a.count))
        let factor = pattern.limbs(1 + b.count / 2, using: &generator)
        let x = Schoolbook.trimmed(Schoolbook.product(factor, a))
        let y = Schoolbook.trimmed(Schoolbook.product(factor, b))
        let divisor = euclid(kernel, a, b)
        return kernel.commonDivisor(x, y)
          == Schoolbook.trimmed(Schoolbook.product(factor, divisor))
          && kernel.commonDivisor(x, factor) == factor
      }
    }
    #expect(found == [])
  }

  /// Neighbouring Fibonacci numbers take the most quotients, all of them 1;
  /// those two apart differ by a known number.
  @Test func fibonacciNumbers() {
    for kernel in kernels {
      var (a, b): ([UInt], [UInt]) = ([1], [1])
      for index in 3...3000 {
        (a, b) = (b, Schoolbook.trimmed(Schoolbook.sum(a, b)))
        if index % 100 == 0 {
          #expect(kernel.commonDivisor(b, a) == [1])
          let factor: [UInt] = [0, 6, .max]
          #expect(
            kernel.commonDivisor(
              Schoolbook.trimmed(Schoolbook.product(factor, b)),
              Schoolbook.trimmed(Schoolbook.product(factor, a))) == factor)
        }
      }
    }
  }

  private func euclid(
    _ kernel: any LimbKernel.Type, _ a: [UInt], _ b: [UInt]
  ) -> [UInt] {
    var (a, b) = (a, b)
    while !b.isEmpty {
      if Schoolbook.isLess(a, b) { swap(&a, &b) }
      (a, b) = (b, Schoolbook.trimmed(kernel.division(a, b).remainder))
    }
    return a
  }
}
