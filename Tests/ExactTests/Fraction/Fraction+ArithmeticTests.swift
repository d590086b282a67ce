// Fraction+ArithmeticTests.swift: the operators and the methods that throw.

import Exact
import Testing

struct FractionArithmeticTests {
  /// a + b = c, and so b + a = c, c - b = a and c - a = b.
  @Test(arguments: [
    ("1/2", "1/3", "5/6"), ("1/2", "1/2", "1"), ("1/6", "1/10", "4/15"),
    ("2/3", "-2/3", "0"), ("5", "7", "12"), ("5", "1/7", "36/7"),
    ("16/35", "39/85", "109/119"),
    ("-1/4611686018427387904", "0", "-1/4611686018427387904"),
    ("9223372036854775807/2", "1/2", "4611686018427387904"),
    ("-9223372036854775808", "9223372036854775807", "-1"),
    ("-4611686018427387904", "-4611686018427387904", "-9223372036854775808"),
    ("1/9223372036854775806", "1/9223372036854775806", "1/4611686018427387903"),
  ])
  func sums(_ a: String, _ b: String, _ c: String) throws {
    let (a, b, c) = try (
      Fraction(parsing: a), Fraction(parsing: b), Fraction(parsing: c)
    )
    #expect(a + b == c)
    #expect(b + a == c)
    #expect(c - b == a)
    #expect(c - a == b)
    #expect(try a.adding(b) == c)
    #expect(try c.subtracting(b) == a)
    #expect((a + b).isReduced && (c - b).isReduced && (c - a).isReduced)
  }

  /// a * b = c, and so b * a = c, c / b = a and c / a = b.
  @Test(arguments: [
    ("2/3", "3/2", "1"), ("1/2", "1/3", "1/6"), ("-4/9", "3/8", "-1/6"),
    ("5", "7", "35"), ("5", "1/5", "1"),
    ("-1", "9223372036854775807", "-9223372036854775807"),
    ("-9223372036854775808/3", "3/2", "-4611686018427387904"),
    ("-9223372036854775808", "1/2", "-4611686018427387904"),
    ("9223372036854775807/3", "3/9223372036854775807", "1"),
    ("-9223372036854775808", "1", "-9223372036854775808"),
    (
      "3037000499/2", "3037000499/4611686018427387904",
      "9223372030926249001/9223372036854775808"
    ),
  ])
  func products(_ a: String, _ b: String, _ c: String) throws {
    let (a, b) = try (Fraction(parsing: a), Fraction(parsing: b))
    guard let c = Fraction(c) else {
      #expect(throws: FractionError.overflow) { try a.multiplied(by: b) }
      return
    }
    #expect(a * b == c)
    #expect(b * a == c)
    #expect(c / b == a)
    #expect(c / a == b)
    #expect(try a.multiplied(by: b) == c)
    #expect(try c.divided(by: b) == a)
    #expect((a * b).isReduced && (c / b).isReduced && (c / a).isReduced)
  }

  @Test func leastInteger() throws {
    let least = Fraction(Int.min)
    #expect(least / least == 1)
    #expect(least / 2 == Fraction(-1 << 62))
    #expect(2 / least == Fraction(-1, 1 << 62))
    #expect(least - least == 0)
    #expect(least * 0 == 0)
    #expect(0 / least == 0)
    #expect(throws: FractionError.overflow) { try least.negated() }
    #expect(throws: FractionError.overflow) {
      try (1 as Fraction).divided(by: least)
    }
    #expect(throws: FractionError.overflow) { try least.divided(by: -1) }
    #expect(throws: FractionError.overflow) { try least.multiplied(by: -1) }
    #expect(throws: FractionError.overflow) { try least.subtracting(1) }
    #expect(throws: FractionError.overflow) {
      try least.adding(Fraction(-1, 2))
    }
    #expect(throws: FractionError.overflow) {
      try (0 as Fraction).subtracting(least)
    }
    #expect(least.reciprocal == nil)
  }

  @Test func division() {
    #expect(throws: FractionError.divisionByZero) {
      try Fraction(1, 2).divided(by: 0)
    }
    #expect(throws: FractionError.divisionByZero) {
      try (0 as Fraction).divided(by: 0)
    }
    #expect((0 as Fraction).reciprocal == nil)
    #expect(Fraction(-3, 4).reciprocal == Fraction(-4, 3))
    #expect(Fraction(Int.max).reciprocal == Fraction(1, Int.max))
  }

  @Test func assignment() {
    var value: Fraction = 1 / 2
    value += 1 / 3
    #expect(value == Fraction(5, 6))
    value -= 1 / 2
    #expect(value == Fraction(1, 3))
    value *= 6
    #expect(value == 2)
    value /= 4
    #expect(value == Fraction(1, 2))
    value.negate()
    #expect(value == Fraction(-1, 2))
  }

  @Test func traps() async {
    expectTrap(
      "Overflow in Fraction +",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.max) + Fraction(zero() + 1))
      })
    expectTrap(
      "Overflow in Fraction +",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.max, 2) + Fraction(zero() + 1, 3))
      })
    expectTrap(
      "Overflow in Fraction -",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.min) - Fraction(zero() + 1))
      })
    expectTrap(
      "Overflow in Fraction *",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(Int.max) * Fraction(zero() + 2))
      })
    expectTrap(
      "Overflow in Fraction /",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(1) / Fraction(Int.min + zero()))
      })
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(Fraction(1) / Fraction(zero()))
      })
    expectTrap(
      "Overflow in Fraction -",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(-Fraction(Int.min + zero()))
      })
  }

  @Test func trapsOfAssignment() async {
    expectTrap(
      "Overflow in Fraction +",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = Fraction(Int.max)
        value += Fraction(zero() + 1)
        use(value)
      })
    expectTrap(
      "Overflow in Fraction -",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = Fraction(Int.min)
        value -= Fraction(zero() + 1)
        use(value)
      })
    expectTrap(
      "Overflow in Fraction *",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = Fraction(Int.max)
        value *= Fraction(zero() + 2)
        use(value)
      })
    expectTrap(
      "Overflow in Fraction /",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = Fraction(1, 2)
        value /= Fraction(Int.min + zero())
        use(value)
      })
    expectTrap(
      "Division by zero",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = Fraction(1, 2)
        value /= Fraction(zero())
        use(value)
      })
    expectTrap(
      "Overflow in Fraction -",
      await #expect(processExitsWith: .failure, observing: standardError) {
        var value = Fraction(Int.min + zero())
        value.negate()
        use(value)
      })
  }
}
