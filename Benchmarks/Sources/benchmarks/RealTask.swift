// RealTask.swift: what users calculate, in whatever type they chose.

import Exact
import ExactTesting

/// A calculation with many results, in one type of number.
///
/// A type for each, so that the compiler makes a calculation of its own of it.
protocol RealTask {
  associatedtype Value: Amount

  static var resultCount: Int { get }

  /// Makes what is given, the same for every type.
  init()

  func solve(into results: UnsafeMutablePointer<Value>)
}

/// What is given, in random numbers that are the same for every type.
struct Givens<Value: Amount> {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Quotients of one of the numerators and one of the denominators.
  mutating func fractions(
    count: Int, _ numerators: ClosedRange<Int>, over denominators: [Int]
  ) -> Buffer<Value> {
    Buffer(
      (0..<count).map { _ in
        Value(
          Fraction(
            Int.random(in: numerators, using: &generator),
            denominators.randomElement(using: &generator)!))
      })
  }
}
