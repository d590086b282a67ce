// DivisorsTests.swift: common divisors, multiples and modular inverses.

import Exact
import ExactTesting
import Testing

struct DivisorsTests {
  @Test func greatestCommonDivisors() {
    #expect(gcd(12, 18) == 6)
    #expect(gcd(-12, 18) == 6)
    #expect(gcd(0, 0) == 0)
    #expect(gcd(0, -7) == 7)
    #expect(gcd(Int.min, 0) == 1 << 63)
    #expect(gcd(0, Int.min) == 1 << 63)
    #expect(gcd(Int.min, Int.min) == 1 << 63)
    #expect(gcd(Int8.min, Int8.min) == 128)
    #expect(gcd(UInt64.max, UInt64.max - 1) == 1)
    #expect(gcd(UInt64.max, UInt64.max / 3) == UInt64.max / 3)
    #expect(gcd(Int128.min, 0) == 1 << 127)
    #expect(gcd(Int128(6) << 100, Int128(9) << 90) == 3 << 90)
    #expect(gcd(UInt128.max, 1 << 127) == 1)
  }

  @Test func leastCommonMultiples() throws {
    #expect(try lcm(4, 6) == 12)
    #expect(try lcm(-4, 6) == 12)
    #expect(try lcm(0, 5) == 0)
    #expect(try lcm(5, 0) == 0)
    #expect(try lcm(Int.min, 2) == 1 << 63)
    #expect(try lcm(Int.min, Int.min) == 1 << 63)
    #expect(try lcm(UInt8(15), 17) == 255)
    #expect(throws: FractionError.overflow) { try lcm(UInt8(16), 17) }
    #expect(throws: FractionError.overflow) { try lcm(Int.max, Int.max - 1) }
    #expect(throws: FractionError.overflow) { try lcm(Int.min, 3) }
  }

  /// Every pair of bytes, and the products in a wider type.
  @Test func extendedDivisors() {
    var faults: [String] = []
    for a in Int8.min ... .max {
      for b in Int8.min ... .max {
        let (g, x, y) = extendedGCD(a, b)
        let combination = Int(a) * Int(x) + Int(b) * Int(y)
        if Int(g) != combination || g != gcd(a, b) {
          faults.append("\(a), \(b): \(g), \(x), \(y)")
        }
      }
    }
    #expect(faults == [])
    let (g, x, y) = extendedGCD(240, 46)
    #expect((g, x, y) == (2, -9, 47))
  }

  @Test func extendedDivisorsOfLargeIntegers() {
    var generator = SeededGenerator(seed: 41)
    var faults: [String] = []
    for _ in 0..<20_000 {
      let a = Int.edgeBiased(using: &generator)
      let b = Int.edgeBiased(using: &generator)
      let (g, x, y) = extendedGCD(a, b)
      let combination = Int128(a) * Int128(x) + Int128(b) * Int128(y)
      if Int128(g) != combination || g != gcd(a, b) {
        faults.append("\(a), \(b)")
      }
    }
    #expect(faults == [])
  }

  /// Every byte and every modulus of a byte, against a search.
  @Test func modularInverses() {
    var faults: [String] = []
    for modulus in 1...Int8.max {
      for a in Int8.min ... .max {
        let expected = (0..<modulus).first {
          (Int(a) * Int($0) - 1) % Int(modulus) == 0
        }
        if modularInverse(a, modulo: modulus) != expected {
          faults.append("\(a) mod \(modulus)")
        }
      }
    }
    #expect(faults == [])
  }

  @Test func modularInversesOfUnsignedIntegers() {
    #expect(modularInverse(3 as UInt, modulo: 7) == 5)
    #expect(modularInverse(200 as UInt8, modulo: 255) == nil)
    #expect(modularInverse(254 as UInt8, modulo: 255) == 254)
    #expect(modularInverse(UInt64.max - 1, modulo: .max) == UInt64.max - 1)
    #expect(modularInverse(Int.min, modulo: .max) == Int.max - 1)
  }

  @Test func traps() async {
    expectTrap(
      "Modulus is not positive",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(modularInverse(1, modulo: zero()) as Any)
      })
    expectTrap(
      "Modulus is not positive",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(modularInverse(1, modulo: zero() - 7) as Any)
      })
  }
}
