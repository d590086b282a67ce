// LimbKernel+Arrays.swift: kernel operations on arrays, for tests.

import Exact
import Testing

/// Room for a result of `count` limbs, filled by `body`. One limb more shows
/// whether it kept to them.
private func result(
  _ count: Int, _ body: (UnsafeMutablePointer<UInt>) -> Void
) -> [UInt] {
  let mark: UInt = 0xA5
  var limbs = [UInt](repeating: mark, count: count + 1)
  limbs.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  if limbs.removeLast() != mark {
    Issue.record("More than \(count) limbs have been written")
  }
  return limbs
}

extension LimbKernel {
  /// a + b and its carry, where a is not shorter.
  static func sum(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    var carry: UInt = 0
    let limbs = result(a.count) { carry = add($0, a, a.count, b, b.count) }
    return limbs + [carry]
  }

  /// a - b modulo a power of the base, and whether a < b.
  static func difference(
    _ a: [UInt], _ b: [UInt]
  ) -> (limbs: [UInt], isNegative: Bool) {
    var borrow: UInt = 0
    let limbs = result(a.count) {
      borrow = subtract($0, a, a.count, b, b.count)
    }
    return (limbs, borrow != 0)
  }

  static func product(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    result(a.count + b.count) { multiply($0, a, a.count, b, b.count) }
  }

  static func square(_ a: [UInt]) -> [UInt] {
    result(2 * a.count) { result in
      a.withUnsafeBufferPointer {
        let a = $0.baseAddress!
        multiply(result, a, $0.count, a, $0.count)
      }
    }
  }

  /// a * factor + term.
  static func product(_ a: [UInt], _ factor: UInt, plus term: UInt) -> [UInt] {
    var carry: UInt = 0
    let limbs = result(a.count) {
      carry = multiply($0, a, a.count, by: factor, adding: term)
    }
    return limbs + [carry]
  }

  /// c + a * factor, where c is as long as a.
  static func sum(_ c: [UInt], _ a: [UInt], times factor: UInt) -> [UInt] {
    var carry: UInt = 0
    let limbs = result(a.count) {
      $0.update(from: c, count: c.count)
      carry = addProduct($0, a, a.count, by: factor)
    }
    return limbs + [carry]
  }

  /// c - a * factor modulo a power of the base, and the limb borrowed.
  static func difference(
    _ c: [UInt], _ a: [UInt], times factor: UInt
  ) -> [UInt] {
    var borrow: UInt = 0
    let limbs = result(a.count) {
      $0.update(from: c, count: c.count)
      borrow = subtractProduct($0, a, a.count, by: factor)
    }
    return limbs + [borrow]
  }

  static func division(
    _ a: [UInt], _ b: [UInt]
  ) -> (quotient: [UInt], remainder: [UInt]) {
    var remainder: [UInt] = []
    let quotient = result(a.count - b.count + 1) { quotient in
      remainder = result(b.count) {
        divide(quotient, $0, a, a.count, b, b.count)
      }
    }
    return (quotient, remainder)
  }

  static func division(
    _ a: [UInt], _ divisor: UInt
  ) -> (quotient: [UInt], remainder: UInt) {
    var remainder: UInt = 0
    let quotient = result(a.count) {
      remainder = divide($0, a, a.count, by: divisor)
    }
    return (quotient, remainder)
  }

  static func exactQuotient(_ a: [UInt], _ divisor: UInt) -> [UInt] {
    result(a.count) { divideExactly($0, a, a.count, by: divisor) }
  }

  static func exactQuotient(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    result(a.count - b.count + 1) {
      divideExactly($0, a, a.count, b, b.count)
    }
  }

  static func commonDivisor(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    var count = 0
    let limbs = result(min(a.count, b.count)) {
      count = greatestCommonDivisor($0, a, a.count, b, b.count)
    }
    return Array(limbs[..<count])
  }

  static func shiftedLeft(_ a: [UInt], by count: Int) -> [UInt] {
    var carry: UInt = 0
    let limbs = result(a.count) {
      carry = shiftLeft($0, a, a.count, by: count)
    }
    return limbs + [carry]
  }

  static func shiftedRight(_ a: [UInt], by count: Int) -> [UInt] {
    result(a.count) { shiftRight($0, a, a.count, by: count) }
  }

  static func root(_ a: [UInt]) -> (limbs: [UInt], isExact: Bool) {
    var isExact = false
    let limbs = result((a.count + 1) / 2) {
      isExact = squareRoot($0, a, a.count)
    }
    return (limbs, isExact)
  }
}
