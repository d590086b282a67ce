// LeadingWord.swift: the first bits of a large number, which mostly tell how
// it compares.

/// The leading bits of a natural number that is not zero.
@usableFromInline @frozen
struct LeadingWord {
  /// The leading bits, the top one set.
  @usableFromInline let word: UInt
  /// The number of bits of the whole number.
  @usableFromInline let bits: Int

  /// The leading bits of `count` limbs, the last of which is not zero.
  @inlinable
  @inline(__always)
  init(_ limbs: UnsafePointer<UInt>, _ count: Int) {
    self.init(
      limbs[count &- 1], below: count > 1 ? limbs[count &- 2] : 0,
      limbCount: count)
  }

  @inlinable
  @inline(__always)
  init(_ top: UInt, below next: UInt, limbCount: Int) {
    let zeros = top.leadingZeroBitCount
    // Two shifts, since one by all bits of a word is none.
    let rest = (next &>> 1) &>> UInt(UInt.bitWidth &- 1 &- zeros)
    word = top &<< UInt(zeros) | rest
    bits = limbCount &* UInt.bitWidth &- zeros
  }
}
