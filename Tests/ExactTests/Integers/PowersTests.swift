// PowersTests.swift: powers and square roots of integers.

import Exact
import Testing

struct PowersTests {
  /// Every byte and small exponent, against repeated multiplication.
  @Test func bytes() {
    var faults: [String] = []
    for base in Int8.min ... .max {
      var expected: Int? = 1
      for exponent in 0...9 {
        let result = try? power(base, exponent)
        let fitting = expected.flatMap { Int8(exactly: $0) }
        if result != fitting { faults.append("\(base)^\(exponent)") }
        expected = expected.flatMap {
          let (product, overflow) = $0.multipliedReportingOverflow(
            by: Int(base))
          return overflow ? nil : product
        }
      }
    }
    #expect(faults == [])
  }

  @Test func edges() throws {
    #expect(try power(-2, 63) == .min)
    #expect(try power(2 as UInt64, 63) == 1 << 63)
    #expect(try power(0, 0) == 1)
    #expect(try power(0, Int.max) == 0)
    #expect(try power(1, Int.min) == 1)
    #expect(try power(-1, Int.min) == 1)
    #expect(try power(-1, Int.max) == -1)
    #expect(try power(-1, -3) == -1)
    #expect(try power(Int.min, 1) == .min)
    #expect(
      try power(10 as Int128, 38)
        == 100_000_000_000_000_000_000_000_000_000_000_000_000)
    #expect(throws: FractionError.overflow) { try power(2, 63) }
    #expect(throws: FractionError.overflow) { try power(3, UInt.max) }
    #expect(throws: FractionError.inexact) { try power(2, -1) }
    #expect(throws: FractionError.divisionByZero) { try power(0, -1) }
  }

  /// Every integer of sixteen bits, and the edges of wider ones.
  @Test func squareRoots() {
    var root: UInt16 = 0
    var faults: [UInt16] = []
    for n in UInt16.min ... .max {
      while (UInt32(root) + 1) * (UInt32(root) + 1) <= UInt32(n) { root += 1 }
      let isSquare = UInt32(root) * UInt32(root) == UInt32(n)
      if integerSquareRoot(n) != root || isPerfectSquare(n) != isSquare {
        faults.append(n)
      }
    }
    #expect(faults == [])
    #expect(integerSquareRoot(Int.max) == 3_037_000_499)
    #expect(integerSquareRoot(UInt64.max) == 4_294_967_295)
    #expect(
      integerSquareRoot(3_037_000_499 * 3_037_000_499 - 1) == 3_037_000_498)
    #expect(integerSquareRoot(Int8.max) == 11)
    #expect(integerSquareRoot(UInt128.max) == UInt128(UInt64.max))
    #expect(isPerfectSquare(3_037_000_499 * 3_037_000_499))
    #expect(!isPerfectSquare(-4))
    #expect(!isPerfectSquare(Int.min))
  }

  @Test func traps() async {
    expectTrap(
      "Square root of a negative number",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(integerSquareRoot(zero() - 1))
      })
  }
}
