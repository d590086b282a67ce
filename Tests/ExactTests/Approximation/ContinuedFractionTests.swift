// ContinuedFractionTests.swift: continued fractions, both ways, and their
// convergents.

import Exact
import ExactTesting
import Testing

struct ContinuedFractionTests {
  @Test(
    arguments: [
      ("0", [0]), ("1", [1]), ("-1", [-1]), ("1/2", [0, 2]), ("-1/2", [-1, 2]),
      ("-7/3", [-3, 1, 2]), ("355/113", [3, 7, 16]),
      ("-9223372036854775808", [.min]),
      ("1/9223372036854775807", [0, .max]),
      ("-1/9223372036854775807", [-1, 1, .max - 1]),
      ("9223372036854775807/2", [Int.max / 2, 2]),
      ("-9223372036854775807/2", [-1 << 62, 2]),
    ] as [(String, [Int])])
  func terms(_ value: String, _ terms: [Int]) throws {
    let (value, big) = (Fraction(value)!, BigFraction(value)!)
    #expect(Array(value.continuedFraction) == terms)
    #expect(Array(big.continuedFraction) == terms.map { BigInteger($0) })
    #expect(try Fraction(continuedFraction: terms) == value)
    #expect(
      try BigFraction(continuedFraction: terms.map { BigInteger($0) }) == big)
  }

  /// Terms that are not in the form in which they are written.
  @Test(
    arguments: [
      ([3, 7, 15, 1], "355/113"), ([0, 0, 5], "5"), ([2, 0, 3], "5"),
      ([1, -2], "1/2"), ([-1, -2, -3], "-10/7"),
      ([0, .min], "-1/9223372036854775808"),
      ([.max, 1], "9223372036854775808"),
      ([.max, .max, 0, -.max], "division"),
      ([.max, .max, 0, -.max, 0], "9223372036854775807"),
      ([.max, .max, 0, -.max, 5], "9223372036854775812"),
      ([1, 0], "division"), ([1, 1, -1], "division"), ([], "division"),
    ] as [([Int], String)])
  func otherTerms(_ terms: [Int], _ value: String) {
    let outcome = Outcome { () throws(FractionError) in
      try Fraction(continuedFraction: terms).description
    }
    let big = Outcome { () throws(FractionError) in
      try BigFraction(continuedFraction: terms.map { BigInteger($0) })
        .description
    }
    expect(outcome, big, are: value)
  }

  /// All ones give the quotients of Fibonacci numbers.
  @Test func manyTerms() throws {
    var (a, b): (BigInteger, BigInteger) = (1, 1)
    for _ in 0..<3000 { (a, b) = (a + b, a) }
    let ones = repeatElement(BigInteger(1), count: 3001)
    #expect(try BigFraction(continuedFraction: ones) == BigFraction(a, b))
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(continuedFraction: sequence(first: 1) { $0 })
    }
    // Fewer terms, but of 64 bits.
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(continuedFraction: repeatElement(.min, count: 65_537))
    }
    // Terms that add up in each other's place: 500,000 threes and as many
    // zeros.
    let zigzag = (0..<999_999).lazy.map { $0 % 2 == 0 ? 3 : 0 }
    #expect(try Fraction(continuedFraction: zigzag) == 1_500_000)
  }

  @Test func roundTripsAndConvergents() {
    var generator = SeededGenerator(seed: 31)
    var failures: [String] = []
    for _ in 0..<1500 {
      let x = Fraction.edgeBiased(using: &generator)
      let big = BigFraction.edgeBiased(bits: 300, using: &generator)
      if !holds(x) { failures.append("\(x)") }
      if !holds(big) { failures.append("\(big)") }
    }
    #expect(failures == [])
  }

  private func holds<F: RowFraction>(_ x: F) -> Bool {
    let terms = Array(x.continuedFraction)
    let convergents = Array(x.convergents)
    // Below and above in turn, each nearer than the one before.
    let distances = convergents.map { BigFraction($0) - BigFraction(x) }
    let approach = zip(distances, distances.dropFirst())
    return (try? F(continuedFraction: terms)) == x
      && convergents.last == x && convergents.count == terms.count
      && terms.dropFirst().allSatisfy { $0 > 0 }
      && (terms.count == 1 || terms.last! > 1)
      && convergents.allSatisfy(\.isReduced)
      && approach.allSatisfy { a, b in
        b.magnitude < a.magnitude && (a.isNegative != b.isNegative || b.isZero)
      }
  }
}
