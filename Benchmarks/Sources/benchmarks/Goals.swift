// Goals.swift: how fast the library is meant to be.

/// A bound on what `Exact` needs for one row of the table.
struct Goal {
  enum Bound {
    /// At most so many times what a rival needs.
    case within(Double, Contender.Name)
    /// At least so many times as fast as a rival.
    case faster(Double, Contender.Name)
    /// At most so many nanoseconds.
    case nanoseconds(Double)
    /// At most so many times what a rival needs, and so many nanoseconds.
    case overhead(Double, Contender.Name, nanoseconds: Double)
  }

  let number: Int
  let title: String
  let distribution: Distribution
  let bound: Bound

  init(
    _ number: Int, _ title: String, _ distribution: Distribution,
    _ bound: Bound
  ) {
    self.number = number
    self.title = title
    self.distribution = distribution
    self.bound = bound
  }
}

extension Goal {
  static let all = words + conversions + texts + bigNumbers

  /// The goals of operations on words.
  private static let words: [Goal] = [
    Goal(1, "gcd", .small, .within(1.05, .limit)),
    Goal(1, "gcd", .money, .within(1.05, .limit)),
    Goal(1, "gcd", .word31, .within(1.05, .limit)),
    Goal(1, "gcd", .word62, .within(1.05, .limit)),
    Goal(1, "gcd", .fibonacci, .within(1.05, .limit)),
    Goal(1, "gcd", .small, .faster(2.2, .euclid)),
    Goal(1, "gcd", .money, .faster(1.85, .euclid)),
    Goal(1, "gcd", .word31, .faster(1.75, .euclid)),
    Goal(1, "gcd", .word62, .faster(2.0, .euclid)),
    Goal(1, "gcd", .fibonacci, .faster(4.3, .euclid)),

    Goal(2, "add", .small, .within(1.08, .limit)),
    Goal(2, "add", .money, .within(1.08, .limit)),
    Goal(2, "add", .word31, .within(1.05, .limit)),
    Goal(2, "add", .word62, .within(1.05, .limit)),
    Goal(2, "add", .small, .faster(7, .naive)),
    Goal(2, "add", .money, .faster(6.5, .naive)),
    Goal(2, "add", .word31, .faster(5, .naive)),
    Goal(2, "add", .small, .faster(1.9, .boost)),
    Goal(2, "add", .money, .faster(1.6, .boost)),
    Goal(2, "add", .word31, .faster(1.4, .boost)),
    Goal(2, "add", .word62, .faster(1.35, .boost)),

    Goal(3, "multiply", .small, .within(1.05, .limit)),
    Goal(3, "multiply", .money, .within(1.05, .limit)),
    Goal(3, "multiply", .word31, .within(1.05, .limit)),
    Goal(3, "multiply", .word62, .within(1.05, .limit)),
    Goal(3, "multiply", .small, .faster(4.5, .naive)),
    Goal(3, "multiply", .money, .faster(4.5, .naive)),
    Goal(3, "multiply", .word31, .faster(3.3, .naive)),
    Goal(3, "multiply", .small, .faster(1.6, .boost)),
    Goal(3, "multiply", .money, .faster(1.5, .boost)),
    Goal(3, "multiply", .word31, .faster(1.6, .boost)),
    Goal(3, "multiply", .word62, .faster(1.75, .boost)),

    Goal(4, "divide", .small, .within(1.10, .limit)),
    Goal(4, "divide", .money, .within(1.10, .limit)),
    Goal(4, "divide", .word31, .within(1.10, .limit)),
    Goal(4, "divide", .word62, .within(1.10, .limit)),
    Goal(4, "divide", .small, .faster(1.4, .boost)),
    Goal(4, "divide", .money, .faster(1.3, .boost)),
    Goal(4, "divide", .word31, .faster(1.55, .boost)),
    Goal(4, "divide", .word62, .faster(1.8, .boost)),

    Goal(5, "compare", .small, .within(1.1, .limit)),
    Goal(5, "compare", .money, .within(1.1, .limit)),
    Goal(5, "compare", .word31, .within(1.1, .limit)),
    Goal(5, "compare", .word62, .within(1.1, .limit)),
    Goal(5, "compare", .small, .faster(25, .naive)),
    Goal(5, "compare", .money, .faster(25, .naive)),
    Goal(5, "compare", .word31, .faster(25, .naive)),
    Goal(5, "compare", .small, .faster(10, .boost)),
    Goal(5, "compare", .money, .faster(10, .boost)),
    Goal(5, "compare", .word31, .faster(10, .boost)),
    Goal(5, "compare", .word62, .faster(10, .boost)),

    Goal(6, "int + int", .integers, .nanoseconds(3)),
    Goal(6, "int + int", .integers, .within(0.2, .general)),
    Goal(6, "int + fraction", .mixed, .nanoseconds(4.5)),
    Goal(6, "int + fraction", .mixed, .within(0.2, .general)),

    Goal(7, "price of exactness", .small, .within(1.15, .wrapping)),
    Goal(7, "price of exactness", .money, .within(1.15, .wrapping)),
    Goal(7, "price of exactness", .word31, .within(1.05, .wrapping)),
    Goal(7, "price of exactness", .word62, .within(1.05, .wrapping)),
    Goal(
      7, "overflow reported", .overflow,
      .overhead(1.15, .success, nanoseconds: 12)),

    Goal(8, "sum of 30k", .money, .within(1.1, .limit)),
    Goal(8, "sum of 30k", .money, .faster(15, .fold)),
    Goal(8, "sum of 30k", .money, .faster(90, .naive)),

    Goal(9, "dot of 30k", .money, .within(1.15, .limit)),
    Goal(9, "dot of 30k", .money, .faster(20, .fold)),

    Goal(10, "sort 100k", .money, .within(1.35, .double)),
  ]
}
