// LimbBuffer.swift: where large numbers keep their limbs.

/// The limbs of a large number in one allocation.
///
/// A buffer is written before the value that owns it is made, and from then on
/// only where that value is its one owner; so it may be shared between threads.
@usableFromInline @frozen
package struct LimbBuffer: @unchecked Sendable {
  @usableFromInline var storage: ManagedBuffer<Void, UInt>

  /// Creates a buffer with room for `capacity` limbs.
  @inline(__always)
  init(capacity: Int) {
    storage = .create(minimumCapacity: capacity) { _ in }
  }

  /// The first limb; valid as long as the buffer is.
  @inlinable
  @inline(__always)
  var start: UnsafeMutablePointer<UInt> {
    storage.withUnsafeMutablePointerToElements { $0 }
  }

  /// The number of limbs that there is room for.
  var capacity: Int { storage.capacity }

  /// The first limb, if nobody else holds the buffer, so that it may be
  /// written.
  @inline(__always)
  mutating func startIfUnique() -> UnsafeMutablePointer<UInt>? {
    isKnownUniquelyReferenced(&storage) ? start : nil
  }

  /// Whether two buffers are the same memory.
  @inline(__always)
  static func === (lhs: LimbBuffer, rhs: LimbBuffer) -> Bool {
    lhs.storage === rhs.storage
  }
}

extension UnsafePointer<UInt> {
  /// The number of limbs up to the last that is not zero.
  @inline(__always)
  func significantCount(_ count: Int) -> Int {
    var count = count
    while count > 0 && self[count &- 1] == 0 { count &-= 1 }
    return count
  }

  /// Whether the limbs are less than, equal to or greater than others, as a
  /// negative number, zero or a positive number. Neither run starts with zero.
  func order(_ m: Int, _ other: UnsafePointer<UInt>, _ n: Int) -> Int {
    if m != n { return m < n ? -1 : 1 }
    var i = m
    while i > 0 {
      i -= 1
      if self[i] != other[i] { return self[i] < other[i] ? -1 : 1 }
    }
    return 0
  }
}
