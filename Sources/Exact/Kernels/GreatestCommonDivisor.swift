// GreatestCommonDivisor.swift: greatest common divisors of words. Nothing
// else computes one.

// The binary algorithm of Stein (Knuth, TAOCP vol. 2, 4.5.2, algorithm B),
// with three changes that measurements called for:
//
// 1. Operands of very different lengths meet through one hardware remainder
//    first; subtraction alone would take a step per bit.
// 2. The subtracting loop does not branch on the data. The sign of the wrapped
//    difference picks the smaller operand, and the zeros of the difference
//    are counted while its magnitude is still being formed.
// 3. Once both odd parts are below 64 the answer is read from a table, which
//    spares small operands the loop and its mispredicted exit.

@usableFromInline
package enum GreatestCommonDivisor {
  /// The greatest common divisor of any two words; that of 0 and b is b.
  @inlinable @inline(__always)
  package static func of(_ a: UInt64, _ b: UInt64) -> UInt64 {
    if Int64(bitPattern: a | b) < 0 { return ofLong(a, b) }
    return b == 0 ? a : ofTerms(a, b)
  }

  /// The same for words above 2^63, which Euclid's algorithm first shortens.
  @usableFromInline @inline(never)
  static func ofLong(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var a = a
    var b = b
    while Int64(bitPattern: a | b) < 0 && b != 0 {
      (a, b) = (b, a % b)
    }
    return b == 0 ? a : ofTerms(a, b)
  }

  /// The greatest common divisor of the terms of a fraction: neither exceeds
  /// 2^63, and `b` is not zero.
  @inlinable @inline(__always)
  package static func ofTerms(_ a: UInt64, _ b: UInt64) -> UInt64 {
    assert(b != 0 && max(a, b) <= 1 << 63, "Not the terms of a fraction")
    var a = a
    var b = b
    guard balance(&a, &b) else { return a | b }
    let shared = zeros(a | b)
    a = a &>> zeros(a)
    b = b &>> zeros(b)
    return ofOdd(a, b) &<< shared
  }

  /// The greatest common divisors of two pairs of terms, found side by side.
  ///
  /// A step of the loop waits for the one before it; two independent chains
  /// fill each other's waiting time.
  @inlinable
  package static func ofTermPairs(
    _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64
  ) -> (UInt64, UInt64) {
    assert(b != 0 && d != 0 && max(a, b, c, d) <= 1 << 63, "Not terms")
    var a = a
    var b = b
    var c = c
    var d = d
    guard balance(&a, &b) else { return (a | b, ofTerms(c, d)) }
    guard balance(&c, &d) else { return (ofTerms(a, b), c | d) }
    let shared = (zeros(a | b), zeros(c | d))
    a = a &>> zeros(a)
    b = b &>> zeros(b)
    c = c &>> zeros(c)
    d = d &>> zeros(d)
    while (a | b) >= 64 && (c | d) >= 64 {
      let s = Int64(bitPattern: a &- b)
      let t = Int64(bitPattern: c &- d)
      if s == 0 || t == 0 { break }
      b = s < 0 ? a : b
      d = t < 0 ? c : d
      a = s.magnitude &>> zeros(UInt64(bitPattern: s))
      c = t.magnitude &>> zeros(UInt64(bitPattern: t))
    }
    return (ofOdd(a, b) &<< shared.0, ofOdd(c, d) &<< shared.1)
  }

  /// Brings two terms to about the same length by at most one remainder.
  ///
  /// - Returns: Whether both are still positive. If not, the divisor sought
  ///   is the other word.
  @inlinable @inline(__always)
  static func balance(_ a: inout UInt64, _ b: inout UInt64) -> Bool {
    if a == 0 { return false }
    let excess = a.leadingZeroBitCount &- b.leadingZeroBitCount
    if excess > 7 {
      b %= a
      return b != 0
    }
    if excess < -7 {
      a %= b
      return a != 0
    }
    return true
  }

  /// The greatest common divisor of two odd words below 2^63.
  @inlinable @inline(__always)
  static func ofOdd(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var a = a
    var b = b
    while (a | b) >= 64 {
      let difference = Int64(bitPattern: a &- b)
      if difference == 0 { return b }
      b = difference < 0 ? a : b
      a = difference.magnitude &>> zeros(UInt64(bitPattern: difference))
    }
    return ofSmallOdd(a, b)
  }

  @inlinable @inline(__always)
  static func zeros(_ a: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: a.trailingZeroBitCount)
  }

  /// The greatest common divisor of two odd words below 64.
  ///
  /// Row i, column j holds the divisor of 2i + 1 and 2j + 1 as the printable
  /// character 32 places on: a text needs no initialisation at run time and no
  /// bounds check.
  @inlinable @inline(__always)
  static func ofSmallOdd(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let table: StaticString = """
      !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
      !#!!#!!#!!#!!#!!#!!#!!#!!#!!#!!#\
      !!%!!!!%!!!!%!!!!%!!!!%!!!!%!!!!\
      !!!'!!!!!!'!!!!!!'!!!!!!'!!!!!!'\
      !#!!)!!#!!#!!)!!#!!#!!)!!#!!#!!)\
      !!!!!+!!!!!!!!!!+!!!!!!!!!!+!!!!\
      !!!!!!-!!!!!!!!!!!!-!!!!!!!!!!!!\
      !#%!#!!/!!#!%#!!#%!#!!/!!#!%#!!#\
      !!!!!!!!1!!!!!!!!!!!!!!!!1!!!!!!\
      !!!!!!!!!3!!!!!!!!!!!!!!!!!!3!!!\
      !#!'#!!#!!5!!#!!#'!#!!#!'#!!#!!5\
      !!!!!!!!!!!7!!!!!!!!!!!!!!!!!!!!\
      !!%!!!!%!!!!9!!!!%!!!!%!!!!%!!!!\
      !#!!)!!#!!#!!;!!#!!#!!)!!#!!#!!)\
      !!!!!!!!!!!!!!=!!!!!!!!!!!!!!!!!\
      !!!!!!!!!!!!!!!?!!!!!!!!!!!!!!!!\
      !#!!#+!#!!#!!#!!A!!#!!#!!#!+#!!#\
      !!%'!!!%!!'!%!!!!C!!!!%!'!!%!!!'\
      !!!!!!!!!!!!!!!!!!E!!!!!!!!!!!!!\
      !#!!#!-#!!#!!#!!#!!G!!#!!#!!#!!#\
      !!!!!!!!!!!!!!!!!!!!I!!!!!!!!!!!\
      !!!!!!!!!!!!!!!!!!!!!K!!!!!!!!!!\
      !#%!)!!/!!#!%)!!#%!#!!M!!#!%#!!)\
      !!!!!!!!!!!!!!!!!!!!!!!O!!!!!!!!\
      !!!'!!!!!!'!!!!!!'!!!!!!Q!!!!!!'\
      !#!!#!!#1!#!!#!!#!!#!!#!!S!!#!!#\
      !!!!!!!!!!!!!!!!!!!!!!!!!!U!!!!!\
      !!%!!+!%!!!!%!!!+%!!!!%!!!!W!!!!\
      !#!!#!!#!3#!!#!!#!!#!!#!!#!!Y!!#\
      !!!!!!!!!!!!!!!!!!!!!!!!!!!!![!!\
      !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!]!\
      !#!')!!#!!5!!)!!#'!#!!)!'#!!#!!_
      """
    // 32i + j, given that 16a = 32i + 16.
    let index = Int(truncatingIfNeeded: a &<< 4 &+ b &>> 1) &- 16
    let character = table.utf8Start[index]
    return UInt64(truncatingIfNeeded: character) &- 32
  }
}
