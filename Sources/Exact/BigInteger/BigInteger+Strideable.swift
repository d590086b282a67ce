// BigInteger+Strideable.swift: steps and distances, which for other integers
// the standard library forms in `Int`.

extension BigInteger {
  /// The value that lies `n` above.
  public func advanced(by n: Int) -> Self { self + Self(n) }

  /// How far `other` lies above the value.
  ///
  /// - Precondition: The difference fits an `Int`.
  public func distance(to other: Self) -> Int {
    guard let distance = (other - self).small else {
      preconditionFailure("Not enough bits to represent the distance")
    }
    return distance
  }
}
