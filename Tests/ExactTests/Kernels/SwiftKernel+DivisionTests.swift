// SwiftKernel+DivisionTests.swift: quotients with a remainder and without.

import Exact
import ExactTesting
import Testing

struct LimbDivisionTests {
  private typealias Threshold = SwiftKernel.Threshold

  @Test func smallQuotients() {
    for kernel in kernels {
      #expect(kernel.division([43], 6) == ([7], 1))
      #expect(kernel.division([0, 1], .max) == ([1, 0], 1))
      #expect(kernel.division([.max, .max], .max) == ([1, 1], 0))
      #expect(kernel.division([5, 1], [5, 1]) == ([1], [0, 0]))
      #expect(kernel.exactQuotient([0, 6], [0, 3]) == [2])
    }
  }

  @Test func byLimbs() {
    let found = faults(
      seed: 1, counts: [1], lengths: { _ in [1, 2, 3, 4, 7, 8, 9, 10, 11, 29] }
    ) { kernel, a, b in
      let n = a.count
      // Few bits as often as many: the remainder alone is found in two ways.
      return [b[0], b[0] >> 3 | 1, b[0] >> 29 | 1].allSatisfy { divisor in
        let (quotient, remainder) = kernel.division(a, divisor)
        let inPlace = changed(a) {
          _ = kernel.divide($0, $0, n, by: divisor)
        }
        return inPlace == quotient
          && isDivision(a, [divisor], quotient, [remainder])
          && kernel.remainder(a, n, by: divisor) == remainder
      }
    }
    #expect(found == [])
  }

  @Test func exactlyByLimbs() {
    let found = faults(
      seed: 5, counts: [1], lengths: { _ in [1, 2, 3, 4, 9, 16] }
    ) { kernel, a, b in
      [b[0], b[0] << 5, 1, 1 << 63, 6].allSatisfy { divisor in
        if divisor == 0 { return true }
        let product = Schoolbook.product(a, [divisor])
        let inPlace = changed(product) {
          kernel.divideExactly($0, $0, product.count, by: divisor)
        }
        return kernel.exactQuotient(product, divisor) == a + [0]
          && inPlace == a + [0]
      }
    }
    #expect(found == [])
  }

  @Test func aroundThresholds() {
    let found = faults(
      seed: 2, counts: countsAround(Threshold.recursiveDivision),
      lengths: { n in
        [n, n + 1, n + 31, n + 32, n + 33, 2 * n, 2 * n + 1, 3 * n + 5]
      }
    ) { kernel, a, b in
      let (quotient, remainder) = kernel.division(a, b)
      return isDivision(a, b, quotient, remainder)
    }
    #expect(found == [])
  }

  /// Remainders of zero and of one less than the divisor, and quotients of all
  /// ones, which a head of the dividend equal to that of the divisor tells.
  @Test func extremeDividends() {
    let counts = countsAround(Threshold.recursiveDivision)
    let found = faults(
      seed: 3, counts: counts, lengths: { [$0, 2 * $0 + 1] }
    ) { kernel, q, b in
      let product = Schoolbook.product(q, b)
      let most = Schoolbook.difference(b, [1]).limbs
      let dividend = Schoolbook.trimmed(Schoolbook.sum(product, most))
      let zero = [UInt](repeating: 0, count: b.count)
      let exact = kernel.division(product, b)
      let inexact = kernel.division(dividend, b)
      return Schoolbook.trimmed(exact.quotient) == q
        && exact.remainder == zero
        && Schoolbook.trimmed(inexact.quotient) == q
        && inexact.remainder == most
    }
    #expect(found == [])
  }

  @Test func exactly() {
    let found = faults(
      seed: 4, counts: countsAround(Threshold.recursiveExactDivision),
      lengths: { [$0, $0 + 1, 2 * $0 + 3] }
    ) { kernel, a, b in
      let product = Schoolbook.product(a, b)
      // Factors of the base on either side.
      let zeros = [UInt](repeating: 0, count: 1 + a.count % 3)
      return kernel.exactQuotient(product, b) == a + [0]
        && kernel.exactQuotient(product, a) == b + [0]
        && kernel.exactQuotient(zeros + product, zeros + b) == a + [0]
        && kernel.exactQuotient(zeros + product, b) == zeros + a + [0]
    }
    #expect(found == [])
  }

  /// Whether a = quotient * b + remainder, and remainder < b.
  private func isDivision(
    _ a: [UInt], _ b: [UInt], _ quotient: [UInt], _ remainder: [UInt]
  ) -> Bool {
    let product = Schoolbook.product(quotient, b)
    let sum = Schoolbook.sum(product, remainder)
    return Schoolbook.trimmed(sum) == Schoolbook.trimmed(a)
      && Schoolbook.isLess(Schoolbook.trimmed(remainder), b)
  }
}
