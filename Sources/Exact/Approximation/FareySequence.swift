// FareySequence.swift: all fractions from 0 to 1 with bounded denominators.

/// The fractions from 0 to 1 whose denominators do not exceed an order, in
/// order of size.
///
/// Each is made when it is asked for, from the two before it: if a/b, c/d and
/// e/f are successive fractions of order n, then e = k c - a and f = k d - b,
/// where k is (n + b)/d, cut off (Graham, Knuth and Patashnik, *Concrete
/// Mathematics*, exercise 4.61).
public struct FareySequence<Value: FractionProtocol>: Sequence,
  IteratorProtocol, Sendable
{
  @usableFromInline
  typealias Terms = (numerator: Value.Integer, denominator: Value.Integer)

  @usableFromInline let order: Value.Integer
  @usableFromInline var current: Terms?
  @usableFromInline var following: Terms

  @inlinable
  init(order: Value.Integer) {
    self.order = order
    current = order < 1 ? nil : (0, 1)
    following = (1, order)
  }

  /// The next fraction, or `nil` after 1.
  @inlinable
  public mutating func next() -> Value? {
    guard let (a, b) = current else { return nil }
    current = a == b ? nil : following
    let (c, d) = following
    if c < d {
      // Unsigned, because the sum and the products may exceed `Int`.
      let k = (order.magnitude + b.magnitude) / d.magnitude
      following = (
        Value.Integer(k * c.magnitude - a.magnitude),
        Value.Integer(k * d.magnitude - b.magnitude)
      )
    }
    return Value(a, b)
  }
}

extension FractionProtocol {
  /// The fractions from 0 to 1 whose denominators do not exceed `order`, in
  /// order of size; none for an order below 1.
  ///
  ///     Array(Fraction.fareySequence(order: 3))  // [0, 1/3, 1/2, 2/3, 1]
  ///
  /// - Complexity: O(1); a division for each.
  @inlinable
  public static func fareySequence(order: Integer) -> FareySequence<Self> {
    FareySequence(order: order)
  }
}
