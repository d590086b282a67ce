// BigInteger+Bits.swift: two's-complement words, bits and shifts.

extension BigInteger {
  /// The two's-complement words of an integer, the least significant first.
  public struct Words: RandomAccessCollection, Sendable {
    private let value: BigInteger
    /// The index of the lowest limb that is not zero: below it the words of a
    /// negative number are zero, above it they are the inverted limbs.
    private let lowest: Int

    /// The number of words.
    public let count: Int

    init(_ value: BigInteger) {
      self.value = value
      lowest = value.withLimbs { limbs, count in
        (0..<count).first { limbs[$0] != 0 } ?? 0
      }
      count = (value.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
    }

    /// The index of the first word.
    public var startIndex: Int { 0 }

    /// The index after the last word.
    public var endIndex: Int { count }

    /// The word at an index; beyond the last one, the extension of the sign.
    ///
    /// - Precondition: `index` is not negative.
    public subscript(index: Int) -> UInt {
      precondition(index >= 0, "Index out of range")
      return value.withLimbs { limbs, count in
        let limb = index < count ? limbs[index] : 0
        guard value.isNegative else { return limb }
        return index < lowest ? 0 : index == lowest ? 0 &- limb : ~limb
      }
    }
  }

  /// The two's-complement words, the least significant first.
  public var words: Words { Words(self) }

  /// Creates the integer with the given two's-complement words.
  ///
  /// - Parameter isNegative: Whether the words go on with ones.
  init(twosComplement words: some Collection<UInt>, isNegative: Bool) {
    self.init(isNegative: isNegative, capacity: words.count + 1) {
      var index = 0
      var carry = true
      for word in words {
        if isNegative {
          ($0[index], carry) = (~word).addingReportingOverflow(carry ? 1 : 0)
        } else {
          $0[index] = word
        }
        index += 1
      }
      // A magnitude of 2^k for words that are all zero.
      $0[index] = isNegative && carry ? 1 : 0
      return index + 1
    }
  }

  /// The number of bits of the shortest two's-complement form, its sign bit
  /// included.
  public var bitWidth: Int {
    withLimbs { limbs, count in
      guard count > 0 else { return 1 }
      let top = limbs[count - 1]
      let bits = count * UInt.bitWidth - top.leadingZeroBitCount
      // A negative power of two needs no bit beside its own.
      let isPower =
        isNegative && top & (top - 1) == 0
        && (0..<count - 1).allSatisfy { limbs[$0] == 0 }
      return isPower ? bits : bits + 1
    }
  }

  /// The number of zeros below the lowest bit that is set; the bit width for
  /// zero.
  public var trailingZeroBitCount: Int {
    withLimbs { limbs, count in
      guard let lowest = (0..<count).first(where: { limbs[$0] != 0 }) else {
        return bitWidth
      }
      return lowest * UInt.bitWidth + limbs[lowest].trailingZeroBitCount
    }
  }

  /// The integer with all bits inverted: -1 - x.
  public static prefix func ~ (operand: Self) -> Self { -1 - operand }

  /// Replaces the left operand by the bits set in both.
  public static func &= (lhs: inout Self, rhs: Self) {
    lhs = combine(lhs, rhs, &)
  }

  /// Replaces the left operand by the bits set in either.
  public static func |= (lhs: inout Self, rhs: Self) {
    lhs = combine(lhs, rhs, |)
  }

  /// Replaces the left operand by the bits set in just one of both.
  public static func ^= (lhs: inout Self, rhs: Self) {
    lhs = combine(lhs, rhs, ^)
  }

  @inline(__always)
  private static func combine(
    _ lhs: Self, _ rhs: Self, _ operation: @escaping (UInt, UInt) -> UInt
  ) -> Self {
    if let a = lhs.small, let b = rhs.small {
      return Self(
        Int(bitPattern: operation(UInt(bitPattern: a), UInt(bitPattern: b))))
    }
    let (a, b) = (lhs.words, rhs.words)
    let count = Swift.max(a.count, b.count)
    return Self(
      twosComplement: (0..<count).lazy.map { operation(a[$0], b[$0]) },
      isNegative: Int(bitPattern: operation(a[count], b[count])) < 0)
  }
}

extension BigInteger {
  /// The largest number of bits that a shift to the left may produce.
  ///
  /// It keeps a mistaken shift from taking all memory: 2^33 bits are 1 GiB.
  static let maximumBitWidth = Int(clamping: 1 << 33 as Int64)

  /// Shifts the bits to the left, or for a negative count to the right.
  ///
  /// - Precondition: The result has at most 2^33 bits.
  public static func <<= (lhs: inout Self, rhs: some BinaryInteger) {
    lhs =
      rhs < 0
      ? lhs.shiftedRight(by: rhs.magnitude) : lhs.shiftedLeft(by: rhs)
  }

  /// Shifts the bits to the right, rounding down, or for a negative count to
  /// the left.
  ///
  /// - Precondition: The result has at most 2^33 bits.
  public static func >>= (lhs: inout Self, rhs: some BinaryInteger) {
    lhs =
      rhs < 0
      ? lhs.shiftedLeft(by: rhs.magnitude) : lhs.shiftedRight(by: rhs)
  }

  private func shiftedLeft(by count: some BinaryInteger) -> Self {
    guard word != 0, count != 0 else { return self }
    guard let shift = Int(exactly: count),
      shift <= Self.maximumBitWidth - bitWidth
    else { preconditionFailure("Overflow in BigInteger <<") }
    if let small, shift < Int.bitWidth, (small << shift) >> shift == small {
      return Self(small << shift)
    }
    let (zeros, bits) = shift.quotientAndRemainder(dividingBy: UInt.bitWidth)
    return withLimbs { limbs, count in
      Self(isNegative: isNegative, capacity: zeros + count + 1) {
        $0.update(repeating: 0, count: zeros)
        let high = $0 + zeros
        if bits == 0 {
          high.update(from: limbs, count: count)
          high[count] = 0
        } else {
          high[count] = Kernel.shiftLeft(high, limbs, count, by: bits)
        }
        return zeros + count + 1
      }
    }
  }

  private func shiftedRight(by count: some BinaryInteger) -> Self {
    guard let shift = Int(exactly: count), shift < bitWidth else {
      return isNegative ? -1 : 0
    }
    if let small { return Self(small >> shift) }
    let (dropped, bits) = shift.quotientAndRemainder(dividingBy: UInt.bitWidth)
    let cutOff = withLimbs { limbs, count in
      Self(isNegative: isNegative, capacity: count - dropped) {
        let rest = count - dropped
        if bits == 0 {
          $0.update(from: limbs + dropped, count: rest)
        } else {
          Kernel.shiftRight($0, limbs + dropped, rest, by: bits)
        }
        return rest
      }
    }
    // Cutting off rounds a negative number up.
    return isNegative && trailingZeroBitCount < shift ? cutOff - 1 : cutOff
  }
}
