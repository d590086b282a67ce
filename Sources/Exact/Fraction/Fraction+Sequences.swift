// Fraction+Sequences.swift: sums, products and means of many fractions.

extension Sequence where Element == Fraction {
  /// The sum of the elements; 0 if there are none.
  ///
  /// Partial sums may exceed what a `Fraction` holds: only the total has to
  /// fit, as long as the common denominator of the elements, and the sum over
  /// it, stay within 127 bits.
  ///
  /// - Throws: ``FractionError/overflow`` if the total does not fit, or a
  ///   partial sum leaves 127 bits.
  /// - Complexity: O(*n*). Few distinct denominators make it fast.
  public func sum() throws(FractionError) -> Fraction {
    let sum = withElements { CommonDenominator.sum(of: $0) }
    guard let sum else { throw .overflow }
    return sum
  }

  /// The arithmetic mean of the elements.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if there are none,
  ///   ``FractionError/overflow`` if the mean does not fit, or a partial sum
  ///   leaves 127 bits.
  /// - Complexity: O(*n*).
  public func mean() throws(FractionError) -> Fraction {
    let (count, mean) = withElements { elements in
      let count = elements.count
      return (
        count,
        count == 0
          ? nil : CommonDenominator.sum(of: elements, dividedBy: count)
      )
    }
    guard count != 0 else { throw .divisionByZero }
    guard let mean else { throw .overflow }
    return mean
  }

  /// The product of the elements; 1 if there are none.
  ///
  /// - Throws: ``FractionError/overflow`` if the product does not fit, or a
  ///   partial product, in lowest terms, leaves 127 bits and no element is
  ///   zero.
  /// - Complexity: O(*n*).
  public func product() throws(FractionError) -> Fraction {
    var product = WideFraction(1)
    var isExact = true
    for element in self {
      if element.isZero { return 0 }
      isExact = isExact && product.multiply(by: element)
    }
    guard isExact, let result = Fraction(reduced: product) else {
      throw .overflow
    }
    return result
  }

  /// Lends the elements as a buffer, which is a copy unless they are stored as
  /// one.
  fileprivate func withElements<Result>(
    _ body: (UnsafeBufferPointer<Fraction>) -> Result
  ) -> Result {
    withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}

/// The sum of the products of corresponding elements; 0 if there are none.
///
/// Partial results may exceed what a `Fraction` holds, as for the sum of a
/// sequence.
///
/// - Precondition: Both sequences have the same number of elements.
/// - Throws: ``FractionError/overflow`` if the total does not fit, or a partial
///   sum or a product leaves 127 bits.
/// - Complexity: O(*n*). Few distinct products of denominators make it fast.
public func dot(
  _ a: some Sequence<Fraction>, _ b: some Sequence<Fraction>
) throws(FractionError) -> Fraction {
  let dot = a.withElements { a in
    b.withElements { b in
      precondition(a.count == b.count, "Sequences of different lengths")
      return CommonDenominator.dot(a, b)
    }
  }
  guard let dot else { throw .overflow }
  return dot
}
