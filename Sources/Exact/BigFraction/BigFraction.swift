// BigFraction.swift: the type, its representation, and the ways to make one.

/// An exact rational number of any size, always in lowest terms.
///
///     let x: BigFraction = 1/3
///     try x.raised(to: 1000) * x.raised(to: -1000) == 1  // true
///
/// Nothing overflows. A value whose terms both fit an `Int` is kept in line and
/// is as fast as a ``Fraction``; a larger one needs one allocation.
///
/// - Invariant: `denominator` is positive and has no common factor with
///   `numerator`; zero is 0/1. `limbs` is `nil` if and only if both terms fit an
///   `Int`.
@frozen
public struct BigFraction: Sendable {
  /// The numerator, or where there are limbs, its number of limbs with its
  /// sign.
  @usableFromInline var n: Int

  /// The denominator, or where there are limbs, its number of limbs, negative.
  @usableFromInline var d: Int

  /// The magnitudes of the numerator and the denominator, one after the other.
  @usableFromInline var limbs: LimbBuffer?

  /// Creates a fraction from words that already satisfy the invariant.
  @usableFromInline
  init(reduced n: Int, _ d: Int) {
    self.n = n
    self.d = d
    limbs = nil
    assert(isReduced, "Fraction terms are not in lowest terms")
  }

  /// Creates a fraction from counts of limbs, the first with the sign and the
  /// second negative, and from limbs that already satisfy the invariant.
  init(n: Int, d: Int, limbs: LimbBuffer) {
    self.n = n
    self.d = d
    self.limbs = limbs
  }
}

extension BigFraction {
  /// Creates a fraction from terms in lowest terms.
  @usableFromInline
  init(reduced numerator: BigInteger, _ denominator: BigInteger) {
    if let n = numerator.small, let d = denominator.small {
      self.init(reduced: n, d)
      return
    }
    self = numerator.withLimbs { n, nCount in
      denominator.withLimbs { d, dCount in
        let buffer = LimbBuffer(capacity: nCount + dCount)
        buffer.start.update(from: n, count: nCount)
        (buffer.start + nCount).update(from: d, count: dCount)
        return Self(
          n: numerator.isNegative ? -nCount : nCount, d: -dCount,
          limbs: buffer)
      }
    }
    assert(isReduced, "Fraction terms are not in lowest terms")
  }

  /// Creates the value of a result of the reduction core.
  @inline(__always)
  init(_ terms: ReducedTerms<Int>) {
    switch terms {
    case .fitting(let n, let d): self.init(reduced: n, d)
    case .wide(let n, let d): self.init(wide: n, d)
    }
  }

  @inline(never)
  private init(wide n: Int.Wide, _ d: Int.Wide) {
    if let n = Int(exactly: n), let d = Int(exactly: d) {
      self.init(reduced: n, d)
      return
    }
    let buffer = LimbBuffer(capacity: 4)
    let nCount = buffer.start.write(n.magnitude)
    let dCount = (buffer.start + nCount).write(d.magnitude)
    self.init(n: n < 0 ? -nCount : nCount, d: -dCount, limbs: buffer)
  }

  /// Creates a fraction whose terms are products of numbers in lowest terms.
  ///
  /// - Parameters:
  ///   - a, c: The factors of the numerator; `nil` for 1.
  ///   - b, d: The factors of the denominator.
  init(
    isNegative: Bool, _ a: LimbRun, _ c: LimbRun?, _ b: LimbRun, _ d: LimbRun
  ) {
    let buffer = LimbBuffer(
      capacity: a.count + (c?.count ?? 0) + b.count + d.count)
    let start = buffer.start
    let nCount: Int
    if let c {
      nCount = start.writeProduct(a, c)
    } else {
      start.update(from: a.start, count: a.count)
      nCount = a.count
    }
    let dCount = (start + nCount).writeProduct(b, d)
    if nCount <= 1 && dCount == 1,
      let n = Int(
        magnitude: nCount == 0 ? 0 : start[0], isNegative: isNegative),
      let d = Int(exactly: start[nCount])
    {
      self.init(reduced: n, d)
    } else {
      self.init(n: isNegative ? -nCount : nCount, d: -dCount, limbs: buffer)
    }
    assert(isReduced, "Fraction terms are not in lowest terms")
  }

  /// Lends the magnitudes of the numerator and the denominator.
  @inline(__always)
  func withRuns<Result>(_ body: (LimbRun, LimbRun) -> Result) -> Result {
    guard let limbs = limbs?.start else {
      var words = (n.magnitude, UInt(bitPattern: d))
      return withUnsafeBytes(of: &words) {
        let start = $0.assumingMemoryBound(to: UInt.self).baseAddress!
        return body(LimbRun(start, 1), LimbRun(start + 1, 1))
      }
    }
    // The lifetime of the value, which the caller has, costs no counting.
    return withExtendedLifetime(self) {
      let start = UnsafePointer(limbs)
      return body(LimbRun(start, abs(n)), LimbRun(start + abs(n), -d))
    }
  }

  /// The value, if its terms fit words.
  var small: Fraction? {
    limbs == nil ? Fraction(reduced: n, d) : nil
  }

  /// Whether the terms satisfy the invariant of the type.
  package var isReduced: Bool {
    let isSmall = limbs == nil
    let (n, d) = (numerator, denominator)
    return d > 0 && gcd(n, d) == 1
      && isSmall == (n.small != nil && d.small != nil)
  }
}

extension UnsafeMutablePointer<UInt> {
  /// Writes a double word as limbs, and returns how many it takes.
  fileprivate func write(_ value: Int.Wide.Magnitude) -> Int {
    self[0] = UInt(truncatingIfNeeded: value)
    let high = UInt(truncatingIfNeeded: value >> UInt.bitWidth)
    guard high != 0 else { return self[0] == 0 ? 0 : 1 }
    self[1] = high
    return 2
  }
}

extension BigFraction: FractionProtocol {
  /// The number above the line; it carries the sign.
  public var numerator: BigInteger {
    guard let limbs else { return BigInteger(n) }
    // The numerator stands first, so the buffer can be shared.
    return BigInteger(isNegative: n < 0, limbs, count: abs(n))
  }

  /// The number below the line, always positive.
  public var denominator: BigInteger {
    guard let limbs else { return BigInteger(d) }
    return BigInteger(
      isNegative: false, copying: UnsafePointer(limbs.start) + abs(n), -d)
  }

  /// Creates the quotient of two integers, in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(_ numerator: BigInteger, _ denominator: BigInteger) {
    precondition(denominator.word != 0, "Division by zero")
    if let n = numerator.small, let d = denominator.small {
      self.init(Reduction.quotient(n, 1, d, 1))
      return
    }
    let divisor = gcd(numerator, denominator)
    let n = numerator.dividedExactly(by: divisor)
    let d = denominator.dividedExactly(by: divisor)
    self.init(reduced: d.isNegative ? -n : n, d.magnitude)
  }

  /// Creates the quotient of two integers, in lowest terms.
  ///
  /// - Throws: ``FractionError/divisionByZero`` if `denominator` is zero.
  public init(
    numerator: BigInteger, denominator: BigInteger
  ) throws(FractionError) {
    guard denominator.word != 0 else { throw .divisionByZero }
    self.init(numerator, denominator)
  }

  /// The terms as they are made: "BigFraction(3, 4)".
  public var debugDescription: String {
    "BigFraction(\(numerator), \(denominator))"
  }
}

extension BigFraction: ExpressibleByIntegerLiteral {
  /// Creates the value of an integer literal of any length, so that `1/3` is a
  /// fraction where one is expected.
  public init(integerLiteral value: StaticBigInt) {
    self.init(reduced: BigInteger(integerLiteral: value), 1)
  }

  /// Creates the value of an integer.
  public init(_ integer: some BinaryInteger) {
    self.init(reduced: BigInteger(integer), 1)
  }

  /// Creates the value of an integer; never `nil`.
  public init?(exactly integer: some BinaryInteger) { self.init(integer) }
}
