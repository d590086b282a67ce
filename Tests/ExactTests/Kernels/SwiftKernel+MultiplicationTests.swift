// SwiftKernel+MultiplicationTests.swift: products and squares.

import Exact
import ExactTesting
import Testing

struct LimbMultiplicationTests {
  private typealias Threshold = SwiftKernel.Threshold

  @Test func smallProducts() {
    for kernel in kernels {
      #expect(kernel.product([6], [7]) == [42, 0])
      #expect(kernel.product([.max], [.max]) == [1, .max - 1])
      #expect(kernel.product([0, 3], [0, 5]) == [0, 0, 15, 0])
      #expect(kernel.product([0, 0], [9]) == [0, 0, 0])
      #expect(kernel.product([7, 1], 3, plus: 4) == [25, 3, 0])
      #expect(kernel.square([.max]) == [1, .max - 1])
      #expect(kernel.square([0, 3]) == [0, 0, 9, 0])
    }
  }

  @Test func byLimbs() {
    let found = faults(
      seed: 1, counts: [1], lengths: { _ in [1, 2, 3, 4, 5, 7, 8, 9] }
    ) { kernel, a, b in
      [0, 1, a[0], .max].allSatisfy { term in
        let expected = Schoolbook.sum(Schoolbook.product(a, b), [term])
        let inPlace = changed(a) {
          _ = kernel.multiply($0, $0, a.count, by: b[0], adding: term)
        }
        return kernel.product(a, b[0], plus: term) + [0] == expected
          && inPlace == Array(expected[..<a.count])
      }
    }
    #expect(found == [])
  }

  /// The borrow of c - a * factor is what c lacks in one limb more.
  @Test func addedAndSubtracted() {
    let found = faults(
      seed: 6, counts: [1, 2, 3, 4, 5, 8, 9], lengths: { [$0] }
    ) { kernel, a, c in
      [0, 1, a[0], .max].allSatisfy { factor in
        let product = Schoolbook.product(a, [factor])
        let sum = Schoolbook.sum(product, c)
        let difference = Schoolbook.difference(c + [0], product).limbs
        let borrow = 0 &- difference[c.count]
        return kernel.sum(c, a, times: factor) + [0] == sum
          && kernel.difference(c, a, times: factor)
            == Array(difference[..<c.count]) + [borrow]
      }
    }
    #expect(found == [])
  }

  @Test func equalLengths() {
    let found = faults(
      seed: 2, counts: countsAround(Threshold.karatsuba, Threshold.toom3),
      lengths: { [$0, $0 + 1] }
    ) { kernel, a, b in
      kernel.product(a, b) == Schoolbook.product(a, b)
    }
    #expect(found == [])
  }

  /// Among the lengths are those where the pieces are chosen differently.
  @Test func unequalLengths() {
    let found = faults(
      seed: 3,
      counts: [1, 2, 7, Threshold.karatsuba, 33, Threshold.toom3],
      lengths: { n in
        [6 * n / 5, 6 * n / 5 + 1, 3 * n / 2, 3 * n / 2 + 1, 2 * n, 3 * n + 4]
      }
    ) { kernel, a, b in
      kernel.product(a, b) == Schoolbook.product(a, b)
    }
    #expect(found == [])
  }

  @Test func squares() {
    let counts = countsAround(
      Threshold.karatsubaSquare, Threshold.toom3Square)
    let found = faults(
      seed: 4, counts: [1], lengths: { _ in counts }
    ) { kernel, a, _ in
      kernel.square(a) == Schoolbook.product(a, a)
    }
    #expect(found == [])
  }

  @Test func leadingZeros() {
    let counts = [Threshold.karatsuba, 2 * Threshold.toom3]
    let found = faults(
      seed: 5, counts: counts, lengths: { [$0] }
    ) { kernel, a, b in
      let zeros = [UInt](repeating: 0, count: a.count / 2)
      let a = a[..<(a.count - zeros.count)] + zeros
      return kernel.product(Array(a), b) == Schoolbook.product(Array(a), b)
    }
    #expect(found == [])
  }

  /// A third of limbs of all zeros runs through the division by three that
  /// interpolation needs, with a borrow at every limb.
  @Test func borrowsOfInterpolation() {
    let third = UInt.max / 3
    let k = Threshold.toom3
    let zeros = [UInt](repeating: 0, count: k)
    let middle = [third + 1] + [UInt](repeating: third, count: k - 1)
    let a = zeros + middle + zeros
    let one = [1] + [UInt](repeating: 0, count: 3 * k - 1)
    for kernel in kernels {
      #expect(kernel.product(a, one) == a + zeros + zeros + zeros)
    }
  }
}
