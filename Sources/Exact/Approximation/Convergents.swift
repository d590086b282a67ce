// Convergents.swift: the convergents of a continued fraction, one by one.

/// The convergents of the continued fraction of a number, one by one.
public struct Convergents<Value: FractionProtocol>: Sequence,
  IteratorProtocol, Sendable
{
  private var terms: ContinuedFraction<Value.Integer>
  private var convergent = ConvergentTerms()

  @usableFromInline
  init(_ value: Value) {
    terms = value.continuedFraction
  }

  /// The next convergent, or `nil` after the value itself.
  public mutating func next() -> Value? {
    guard let term = terms.next() else { return nil }
    convergent.append(BigInteger(term))
    return Value(exactly: convergent.value)
  }
}

extension FractionProtocol {
  /// The convergents of the continued fraction of the value: its best
  /// approximations, the last of which is the value itself.
  ///
  ///     Array(Fraction(355, 113).convergents)  // [3, 22/7, 355/113]
  ///
  /// - Complexity: O(1); a division and two multiplications for each.
  @inlinable
  public var convergents: Convergents<Self> { Convergents(self) }
}
