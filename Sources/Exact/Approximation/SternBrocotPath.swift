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
    /// The number of steps, at least 1.
    public let count: Count
  }

  private var numerator: Count
  private var denominator: Count

  @usableFromInline
  init(_ numerator: Count, _ denominator: Count) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The next run of steps, or `nil` at the fraction itself.
  public mutating func next() -> Run? {
    if numerator > denominator {
      let count = (numerator - 1) / denominator
      numerator -= count * denominator
      return Run(direction: .right, count: count)
    }
    if numerator < denominator {
      let count = (denominator - 1) / numerator
      denominator -= count * numerator
      return Run(direction: .left, count: count)
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
}
