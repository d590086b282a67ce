// Contender.swift: one way to do a task, ready to be timed.

import CLimit

struct Contender {
  enum Name: String {
    /// The library under test.
    case exact = "Exact"
    /// The same algorithms in C.
    case limit = "C limit"
    case naive = "naive class"
    case double = "Double"
    case decimal = "Decimal"
    /// A sum of two Decimals.
    case decimalSum = "Decimal +"
    case euclid = "recursive Euclid"
    /// Partial results by `+` and `*`.
    case fold = "own fold"
    /// The steps of a sum without its checks.
    case wrapping
    case limitWrapping = "C wrapping"
    /// A result of `Fraction`, which has to fit.
    case fraction = "Fraction"
    case bigFraction = "BigFraction"
    /// GMP, each result in the place of an old one.
    case gmp = "GMP"
    /// Boost.Rational, where it is installed.
    case boost = "Boost"
    /// FLINT, where it is installed.
    case flint = "FLINT"
    /// GMP, each result in new memory.
    case gmpFresh = "GMP fresh"
    /// How C++ reads a Double and writes an integer.
    case fromChars = "from_chars"
    case toChars = "to_chars"
    /// How C does.
    case strtod
    case snprintf
    /// The terms of a fraction within the literal of a text.
    case interpolation
    /// A sum of small fractions.
    case general = "general sum"
    /// A sum that fits.
    case success = "fitting sum"
  }

  let name: Name
  /// Performs every operation of the task once.
  let run: () -> Void
  /// The results of the last run; `nil` for a rival that works on other
  /// operands.
  let outcomes: (() -> [Outcome])?
  /// How far the results of the last run are from exact ones, where that
  /// differs between contenders.
  var accuracy: (() -> Accuracy)? = nil
}

extension Contender {
  /// Performs a task on every pair of operands.
  static func pairwise<T: Task>(
    _ name: Name, _ task: T.Type, _ pairs: Pairs<T.Operand>,
    outcome: ((Int, T.Result) -> Outcome)?
  ) -> Contender {
    let results = Buffer(
      repeating: T.result(pairs.left.elements[0], pairs.right.elements[0]),
      count: pairs.count)
    return Contender(
      name: name,
      run: {
        let a = pairs.left.elements
        let b = pairs.right.elements
        let result = results.elements
        for i in 0..<a.count {
          result[i] = T.result(a[i], b[i])
        }
        limit_black_hole(result.baseAddress)
      },
      outcomes: outcome.map { outcome in
        { zip(results.elements.indices, results.elements).map(outcome) }
      })
  }

  /// Hands all pairs of operands to a loop written in C.
  static func loop<Operand, Result>(
    _ name: Name, _ pairs: Pairs<Operand>, initial: Result,
    outcome: ((Int, Result) -> Outcome)?,
    body:
      @escaping (
        UnsafePointer<Operand>, UnsafePointer<Operand>,
        UnsafeMutablePointer<Result>, Int
      ) -> Void
  ) -> Contender {
    let results = Buffer(repeating: initial, count: pairs.count)
    return Contender(
      name: name,
      run: {
        body(
          pairs.left.elements.baseAddress!, pairs.right.elements.baseAddress!,
          results.elements.baseAddress!, pairs.count)
        limit_black_hole(results.elements.baseAddress)
      },
      outcomes: outcome.map { outcome in
        { zip(results.elements.indices, results.elements).map(outcome) }
      })
  }
}
