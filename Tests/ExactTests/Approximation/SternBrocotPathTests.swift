// SternBrocotPathTests.swift: the way to a fraction in the Stern–Brocot tree,
// and the fraction at the end of a way.

import Exact
import ExactTesting
import Testing

struct SternBrocotPathTests {
  private typealias Run = SternBrocotPath<Int>.Run

  @Test func paths() {
    #expect(Fraction(0).sternBrocotPath == nil)
    #expect(Fraction(-1, 2).sternBrocotPath == nil)
    #expect(Fraction(1).sternBrocotPath.map(Array.init) == [])
    let path = Fraction(5, 2).sternBrocotPath.map(Array.init) ?? []
    #expect(path == [Run(.right, 2), Run(.left, 1)])
    let longest = Fraction(1, .max).sternBrocotPath.map(Array.init) ?? []
    #expect(longest == [Run(.left, .max - 1)])

    // Walked step by step, the path ends at the fraction.
    var failures: [Fraction] = []
    for d in 1...40 {
      for n in 1...40 where gcd(n, d) == 1 {
        var (left, right) = ((n: 0, d: 1), (n: 1, d: 0))
        for run in Fraction(n, d).sternBrocotPath! {
          for _ in 0..<run.count {
            let middle = (n: left.n + right.n, d: left.d + right.d)
            if run.direction == .right { left = middle } else { right = middle }
          }
        }
        if (left.n + right.n, left.d + right.d) != (n, d) {
          failures.append(Fraction(n, d))
        }
      }
    }
    #expect(failures == [])
  }
  /// Ways as they are given, with empty runs, runs that go on in the same
  /// direction, and steps back.
  @Test(
    arguments: [
      ([], "1"), ([(2, 1)], "5/2"), ([(0, 3)], "1/4"),
      ([(1, 0), (1, 1)], "5/2"), ([(0, 1), (0, 2)], "1/4"),
      ([(2, 0), (3, 0)], "6"), ([(0, 0)], "1"),
      ([(1, 0), (-1, 0)], "1"), ([(2, 5), (0, -4)], "5/2"), ([(-1, 0)], "0"),
      ([(-2, 0)], "-1"), ([(0, -1)], "division"), ([(0, -2)], "-1"),
      ([(.max - 1, 0)], "9223372036854775807"),
      ([(.max, 0)], "9223372036854775808"),
      ([(.max, 0), (.max, 0), (.min, 0)], "9223372036854775807"),
      ([(0, .max - 1)], "1/9223372036854775807"),
      ([(0, .max)], "1/9223372036854775808"),
    ] as [([(right: Int, left: Int)], String)])
  func fractions(_ steps: [(right: Int, left: Int)], _ value: String) {
    let runs = steps.flatMap { [Run(.right, $0.right), Run(.left, $0.left)] }
    let outcome = Outcome { () throws(FractionError) in
      try Fraction(sternBrocotPath: runs).description
    }
    let big = Outcome { () throws(FractionError) in
      try BigFraction(
        sternBrocotPath: runs.map {
          .init($0.direction == .left ? .left : .right, BigInteger($0.count))
        }
      ).description
    }
    expect(outcome, big, are: value)
  }

  @Test func roundTrips() throws {
    var generator = SeededGenerator(seed: 33)
    var failures: [String] = []
    for _ in 0..<1000 {
      let x = Fraction.edgeBiased(using: &generator)
      let big = BigFraction.edgeBiased(bits: 300, using: &generator)
      if let path = x.sternBrocotPath {
        if try Fraction(sternBrocotPath: path) != x { failures.append("\(x)") }
      } else if x.numerator > 0 {
        failures.append("no way to \(x)")
      }
      if let path = big.sternBrocotPath {
        if try BigFraction(sternBrocotPath: path) != big {
          failures.append("\(big)")
        }
      } else if big.numerator > 0 {
        failures.append("no way to \(big)")
      }
    }
    #expect(failures == [])
  }

  @Test func endlessPath() {
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(
        sternBrocotPath: repeatElement(Run(.right, .min), count: 262_145))
    }
    #expect(throws: FractionError.limitExceeded) {
      try Fraction(sternBrocotPath: sequence(first: Run(.left, 1)) { $0 })
    }
  }
}
