// Schoolbook.swift: the oracle, arithmetic on limbs as it is taught at school.

/// Arithmetic on natural numbers, the least significant limb first.
enum Schoolbook {
  /// a + b, one limb longer than the longer term.
  static func sum(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    var result: [UInt] = []
    var carry: UInt = 0
    for i in 0..<max(a.count, b.count) {
      let (x, first) = digit(a, i).addingReportingOverflow(digit(b, i))
      let (y, second) = x.addingReportingOverflow(carry)
      result.append(y)
      carry = first || second ? 1 : 0
    }
    return result + [carry]
  }

  /// a - b modulo a power of the base, as long as a, and whether a < b.
  static func difference(
    _ a: [UInt], _ b: [UInt]
  ) -> (limbs: [UInt], isNegative: Bool) {
    var result: [UInt] = []
    var borrow: UInt = 0
    for i in 0..<a.count {
      let (x, first) = a[i].subtractingReportingOverflow(digit(b, i))
      let (y, second) = x.subtractingReportingOverflow(borrow)
      result.append(y)
      borrow = first || second ? 1 : 0
    }
    return (result, borrow != 0)
  }

  /// a * b, as long as both together.
  static func product(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    var result = [UInt](repeating: 0, count: a.count + b.count)
    result.withUnsafeMutableBufferPointer { result in
      for i in 0..<a.count {
        var carry: UInt = 0
        for j in 0..<b.count {
          let (high, low) = a[i].multipliedFullWidth(by: b[j])
          let (x, first) = low.addingReportingOverflow(result[i + j])
          let (y, second) = x.addingReportingOverflow(carry)
          result[i + j] = y
          carry = high + (first ? 1 : 0) + (second ? 1 : 0)
        }
        result[i + b.count] = carry
      }
    }
    return result
  }

  /// Whether a < b, both without leading zero limbs.
  static func isLess(_ a: [UInt], _ b: [UInt]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    for i in a.indices.reversed() where a[i] != b[i] { return a[i] < b[i] }
    return false
  }

  /// The same number without leading zero limbs.
  static func trimmed(_ a: [UInt]) -> [UInt] {
    var a = a
    while a.last == 0 { a.removeLast() }
    return a
  }

  private static func digit(_ a: [UInt], _ index: Int) -> UInt {
    index < a.count ? a[index] : 0
  }
}
