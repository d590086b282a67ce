// SwiftKernel+SquareRootTests.swift: square roots, judged by squares.

import Exact
import ExactTesting
import Testing

struct LimbSquareRootTests {
  private let counts = Array(1...9) + [16, 17, 40, 41, 80, 81]

  @Test func smallRoots() {
    for kernel in kernels {
      for n in UInt(1)...200 {
        let (root, isExact) = kernel.root([n])
        #expect(root[0] * root[0] <= n)
        #expect((root[0] + 1) * (root[0] + 1) > n)
        #expect(isExact == (root[0] * root[0] == n))
      }
      let half = UInt(UInt.bitWidth / 2)
      #expect(kernel.root([.max]) == ([.max >> half], false))
      #expect(kernel.root([.max, .max]) == ([.max], false))
      #expect(kernel.root([1, .max - 1]) == ([.max], true))
    }
  }

  @Test func anyNumbers() {
    let found = faults(
      seed: 1, counts: [1], lengths: { _ in counts }
    ) { kernel, a, _ in
      let (root, isExact) = kernel.root(a)
      let square = Schoolbook.product(root, root)
      let (rest, isNegative) = Schoolbook.difference(a + [0], square)
      // The next square is one more than twice the root away.
      let distance = Schoolbook.trimmed(Schoolbook.sum(root, root))
      let trimmed = Schoolbook.trimmed(rest)
      return !isNegative && !Schoolbook.isLess(distance, trimmed)
        && isExact == trimmed.isEmpty
    }
    #expect(found == [])
  }

  /// Squares, the numbers before them and the last before the next square.
  @Test func aroundSquares() {
    let found = faults(
      seed: 2, counts: [1], lengths: { _ in counts }
    ) { kernel, s, _ in
      let square = Schoolbook.trimmed(Schoolbook.product(s, s))
      let before = Schoolbook.trimmed(Schoolbook.difference(square, [1]).limbs)
      let last = Schoolbook.trimmed(
        Schoolbook.sum(square, Schoolbook.sum(s, s)))
      let less = Schoolbook.trimmed(Schoolbook.difference(s, [1]).limbs)
      return kernel.root(square) == (s, true)
        && isRoot(kernel.root(last), s)
        && (less.isEmpty || isRoot(kernel.root(before), less))
    }
    #expect(found == [])
  }

  private func isRoot(
    _ result: (limbs: [UInt], isExact: Bool), _ expected: [UInt]
  ) -> Bool {
    Schoolbook.trimmed(result.limbs) == expected && !result.isExact
  }
}
