// SplittingSum.swift: sums of fractions whose common denominator exceeds a word.
//
// Terms of equal denominators are added up first. What remains is combined in
// pairs of pairs, n/d + p/q = (nq + pd)/(dq), without a greatest common divisor:
// operands of equal size are what fast multiplication needs, and the one
// reduction at the end costs less than a small one at every step (Haible and
// Papanikolaou, *Fast Multiprecision Evaluation of Series of Rational Numbers*,
// 1998).

/// A sum of fractions of any size.
struct SplittingSum {
  /// A fraction, not in lowest terms.
  typealias Quotient = (numerator: BigInteger, denominator: BigInteger)

  private typealias Bucket = (denominator: Int64, sum: Int128)

  /// Sums by denominator, found by its hash; 0 marks an empty bucket.
  private var buckets: [Bucket]
  private let indexBits: Int

  /// Sums that have left their bucket, over a denominator that fits a word.
  private var small: Bucket = (1, 0)
  private var leaves: [Quotient] = []

  /// Creates an empty sum.
  ///
  /// - Parameter capacity: About how many terms will be added.
  init(capacity: Int) {
    var bits = 4
    while bits < 12 && 1 << bits < capacity { bits += 1 }
    buckets = Array(repeating: (0, 0), count: 1 << bits)
    indexBits = bits
  }

  /// Adds a term whose parts fit a word.
  mutating func add(_ numerator: Int64, _ denominator: Int64) {
    let slot = UInt64(denominator).fibonacciHash(bits: indexBits)
    if buckets[slot].denominator != denominator {
      empty(buckets[slot])
      buckets[slot] = (denominator, 0)
    }
    buckets[slot].sum += Int128(numerator)
  }

  /// Adds a term of any size, in lowest terms or not.
  mutating func add(_ term: Quotient) {
    leaves.append(term)
  }

  /// The sum, not in lowest terms.
  consuming func total() -> Quotient {
    for bucket in buckets { empty(bucket) }
    leaves.append((BigInteger(wide: small.sum), BigInteger(small.denominator)))
    return Self.sum(of: leaves[...])
  }

  /// Moves a bucket to the sum over a denominator that fits a word, or where
  /// that has no room, begins a new one.
  private mutating func empty(_ bucket: Bucket) {
    guard bucket.denominator != 0 else { return }
    let (d, e) = (UInt64(small.denominator), UInt64(bucket.denominator))
    let g = GreatestCommonDivisor.of(d, e)
    let (multiple, o1) = Int64(d / g).multipliedReportingOverflow(by: Int64(e))
    let (x, o2) = small.sum.multipliedReportingOverflow(by: Int128(e / g))
    let (y, o3) = bucket.sum.multipliedReportingOverflow(by: Int128(d / g))
    let (sum, o4) = x.addingReportingOverflow(y)
    if o1 || o2 || o3 || o4 {
      leaves.append(
        (BigInteger(wide: small.sum), BigInteger(small.denominator)))
      small = bucket
    } else {
      small = (multiple, sum)
    }
  }

  private static func sum(of leaves: ArraySlice<Quotient>) -> Quotient {
    guard leaves.count > 1 else { return leaves[leaves.startIndex] }
    let middle = leaves.startIndex + leaves.count / 2
    let (n, d) = sum(of: leaves[..<middle])
    let (p, q) = sum(of: leaves[middle...])
    return (n * q + p * d, d * q)
  }
}

extension UInt64 {
  /// Fibonacci hashing to 2^bits slots (Knuth, TAOCP vol. 3, 6.4).
  @inline(__always)
  func fibonacciHash(bits: Int) -> Int {
    let hash = self &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits))
  }
}

extension BigInteger {
  /// Creates the value of a 128-bit integer.
  init(wide value: Int128) {
    #if _pointerBitWidth(_64)
      self.init(value as Int.Wide)
    #else
      self.init(value)
    #endif
  }

  /// The product of integers, taken in pairs of pairs so that the factors have
  /// about the same size.
  static func product(of factors: ArraySlice<BigInteger>) -> BigInteger {
    guard factors.count > 1 else { return factors.first ?? 1 }
    let middle = factors.startIndex + factors.count / 2
    return product(of: factors[..<middle]) * product(of: factors[middle...])
  }
}
