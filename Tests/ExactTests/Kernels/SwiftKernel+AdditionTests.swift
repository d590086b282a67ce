// SwiftKernel+AdditionTests.swift: sums, differences and shifts.

import Exact
import ExactTesting
import Testing

struct LimbAdditionTests {
  private let counts = [1, 2, 3, 7, 8, 9, 15, 16, 17]

  @Test func carriesAreHandedOut() {
    for kernel in kernels {
      #expect(kernel.sum([.max, .max], [1]) == [0, 0, 1])
      #expect(kernel.sum([.max, 5], [1, 6]) == [0, 12, 0])
      #expect(kernel.sum([3, 4], []) == [3, 4, 0])
      #expect(kernel.difference([0, 0], [1]) == ([.max, .max], true))
      #expect(kernel.difference([0, 5], [1, 4]) == ([.max, 0], false))
      #expect(kernel.difference([3, 4], []) == ([3, 4], false))
    }
  }

  @Test func digitByDigit() {
    let found = faults(
      seed: 1, counts: counts, lengths: { [$0, $0 + 1, 2 * $0 + 7] }
    ) { kernel, a, b in
      kernel.sum(a, b) == Schoolbook.sum(a, b)
        && kernel.difference(a, b) == Schoolbook.difference(a, b)
    }
    #expect(found == [])
  }

  @Test func resultsMayBeOperands() {
    let found = faults(
      seed: 2, counts: counts, lengths: { [$0, $0 + 1, $0 + 8] }
    ) { kernel, a, b in
      let (m, n) = (a.count, b.count)
      let sum = Array(Schoolbook.sum(a, b)[..<m])
      let difference = Schoolbook.difference(a, b).limbs
      let padded = b + [UInt](repeating: 0xA5, count: m - n)
      return changed(a) { _ = kernel.add($0, $0, m, b, n) } == sum
        && changed(padded) { _ = kernel.add($0, a, m, $0, n) } == sum
        && changed(a) { _ = kernel.subtract($0, $0, m, b, n) } == difference
        && changed(padded) { _ = kernel.subtract($0, a, m, $0, n) }
          == difference
    }
    #expect(found == [])
  }

  @Test func shifts() {
    let found = faults(
      seed: 3, counts: [1], lengths: { _ in counts }
    ) { kernel, a, _ in
      [1, 2, UInt.bitWidth / 2, UInt.bitWidth - 1].allSatisfy { bits in
        let n = a.count
        let left = Schoolbook.product(a, [1 << UInt(bits)])
        // What a shift by the rest, to the left, leaves above one limb.
        let rest = UInt.bitWidth - bits
        let right = Array(
          Schoolbook.product(a, [1 << UInt(rest)])[1...])
        return kernel.shiftedLeft(a, by: bits) == left
          && kernel.shiftedRight(a, by: bits) == right
          && changed(a) { _ = kernel.shiftLeft($0, $0, n, by: bits) }
            == Array(left[..<n])
          && changed(a) { kernel.shiftRight($0, $0, n, by: bits) } == right
      }
    }
    #expect(found == [])
  }
}

/// A run after `body` has worked on it.
func changed(
  _ limbs: [UInt], by body: (UnsafeMutablePointer<UInt>) -> Void
) -> [UInt] {
  var limbs = limbs
  limbs.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  return limbs
}
