// BigInteger.swift: the type, its representation, and its literals.

/// An integer of any size.
///
/// It behaves as `Int` does, two's-complement bits and shifts included, except
/// that nothing overflows. A value that fits an `Int` is kept in line and needs
/// no memory; a larger one needs one allocation.
///
/// - Invariant: `limbs` is `nil` if and only if the value fits an `Int`.
@frozen
public struct BigInteger: Sendable {
  /// The value, or where there are limbs, their number with the value's sign.
  @usableFromInline var word: Int

  /// The magnitude, the least significant limb first; the last is not zero.
  @usableFromInline var limbs: LimbBuffer?

  @usableFromInline
  init(word: Int, limbs: LimbBuffer?) {
    self.word = word
    self.limbs = limbs
  }
}

extension BigInteger {
  /// Creates an integer from a magnitude that `fill` writes.
  ///
  /// - Parameters:
  ///   - capacity: The number of limbs that there must be room for.
  ///   - fill: Writes the limbs and returns how many; leading ones may be zero.
  @inline(__always)
  init(
    isNegative: Bool, capacity: Int,
    fill: (UnsafeMutablePointer<UInt>) -> Int
  ) {
    let buffer = LimbBuffer(capacity: capacity)
    let start = buffer.start
    let count = UnsafePointer(start).significantCount(fill(start))
    self.init(isNegative: isNegative, buffer, count: count)
  }

  /// Creates an integer from a buffer whose last limb is not zero.
  init(isNegative: Bool, _ buffer: LimbBuffer, count: Int) {
    if count == 0 {
      self.init(0)
    } else if count == 1,
      let word = Int(magnitude: buffer.start[0], isNegative: isNegative)
    {
      self.init(word)
    } else {
      self.init(word: isNegative ? -count : count, limbs: buffer)
    }
  }

  /// Creates an integer from limbs, which are copied.
  init(isNegative: Bool, copying limbs: UnsafePointer<UInt>, _ count: Int) {
    let count = limbs.significantCount(count)
    if count <= 1,
      let word = Int(
        magnitude: count == 0 ? 0 : limbs[0], isNegative: isNegative)
    {
      self.init(word)
      return
    }
    self.init(isNegative: isNegative, capacity: count) {
      $0.update(from: limbs, count: count)
      return count
    }
  }

  /// Creates the value of a double word.
  init(_ wide: Int.Wide) {
    if let word = Int(exactly: wide) {
      self.init(word)
      return
    }
    let magnitude = wide.magnitude
    self.init(isNegative: wide < 0, capacity: 2) {
      $0[0] = UInt(truncatingIfNeeded: magnitude)
      $0[1] = UInt(truncatingIfNeeded: magnitude >> UInt.bitWidth)
      return 2
    }
  }

  /// Creates the value of an `Int`.
  @inlinable
  public init(_ word: Int) {
    self.init(word: word, limbs: nil)
  }

  /// Lends the magnitude as limbs, the last of which is not zero.
  @inline(__always)
  func withLimbs<Result>(
    _ body: (UnsafePointer<UInt>, Int) -> Result
  ) -> Result {
    guard let start = limbs?.start else {
      var limb = word.magnitude
      return withUnsafePointer(to: &limb) { body($0, word == 0 ? 0 : 1) }
    }
    // The lifetime of the value, which the caller has, costs no counting.
    return withExtendedLifetime(self) { body(UnsafePointer(start), limbCount) }
  }

  /// The number of limbs of a value that has limbs.
  @inline(__always)
  var limbCount: Int { abs(word) }

  /// Whether the value is below zero.
  @inline(__always)
  var isNegative: Bool { word < 0 }

  /// The value, if it fits a word.
  @inline(__always)
  var small: Int? { limbs == nil ? word : nil }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  /// Creates the value of an integer literal of any length.
  public init(integerLiteral value: StaticBigInt) {
    if value.bitWidth <= Int.bitWidth {
      self.init(Int(bitPattern: value[0]))
      return
    }
    let count = (value.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
    self.init(
      twosComplement: (0..<count).lazy.map { value[$0] },
      isNegative: value.signum() < 0)
  }
}
