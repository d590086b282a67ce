// SternBrocotPath.swift: the way to a fraction in the Stern–Brocot tree.

/// The way from 1, the root of the Stern–Brocot tree, to a positive fraction.
///
/// Steps in one direction that follow each other are one run, so that the path
/// is as short as the continued fraction. Each run is made when it is asked for,
/// by one division.
public struct SternBrocotPath<Count: FractionTerm>: Sequence,
  IteratorProtocol, Sendable
{
  /// The side on which the next fraction lies.
  public enum Direction: Hashable, Sendable {
    /// To the smaller fractions.
    case left
    /// To the larger fractions.
    case right
  }

  /// Steps in one direction.
  public struct Run: Hashable, Sendable {
    /// The direction of the steps.
    public let direction: Direction
    /// The number of steps, at least 1 in the path to a fraction.
    public let count: Count

    /// Creates a number of steps in one direction.
    @inlinable
    public init(_ direction: Direction, _ count: Count) {
      self.direction = direction
      self.count = count
    }
  }

  @usableFromInline var numerator: Count
  @usableFromInline var denominator: Count

  @inlinable
  init(_ numerator: Count, _ denominator: Count) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The next run of steps, or `nil` at the fraction itself.
  @inlinable
  public mutating func next() -> Run? {
    if numerator > denominator {
      let count = (numerator - 1) / denominator
      numerator -= count * denominator
      return Run(.right, count)
    }
    if numerator < denominator {
      let count = (denominator - 1) / numerator
      denominator -= count * numerator
      return Run(.left, count)
    }
    return nil
  }
}

extension FractionProtocol {
  /// The way to the value in the Stern–Brocot tree, or `nil` if the value is
  /// not positive: the tree holds each positive fraction once.
  ///
  ///     Fraction(5, 2).sternBrocotPath.map(Array.init)
  ///     // right 2, left 1
  ///
  /// - Complexity: O(1); one division for each run.
  @inlinable
  public var sternBrocotPath: SternBrocotPath<Integer>? {
    numerator > 0 ? SternBrocotPath(numerator, denominator) : nil
  }

  /// Creates the fraction to which steps lead in the Stern–Brocot tree.
  ///
  ///     try Fraction(sternBrocotPath: [.init(.right, 2), .init(.left, 1)])
  ///     // 5/2
  ///
  /// No steps lead to 1. Runs may be empty, and of the direction of those
  /// before; a negative count takes steps back.
  ///
  /// - Throws: ``FractionError/overflow`` if the fraction does not fit,
  ///   ``FractionError/divisionByZero`` if steps back leave the tree for a
  ///   quotient by zero, ``FractionError/limitExceeded`` if there are as many
  ///   runs as ``init(continuedFraction:)`` takes terms, or their counts have as
  ///   many bits; a run in the direction of the one before counts as two.
  /// - Complexity: That of multiplying the counts.
  public init(
    sternBrocotPath runs: some Sequence<SternBrocotPath<Integer>.Run>
  ) throws(FractionError) {
    var terms = CollectedTerms()
    for run in runs {
      // The terms count steps to the right and to the left in turn.
      if (run.direction == .left) == terms.list.count.isMultiple(of: 2) {
        try terms.append(0)
      }
      try terms.append(BigInteger(run.count))
    }
    try terms.append(1)
    try self.init(narrowing: terms.value)
  }
}
