// Natural.swift: natural numbers of any size, as far as reading a fraction
// whose terms exceed a word asks for them.

/// A natural number as words, the least significant first.
///
/// - Invariant: The last word is not zero; zero has no words.
struct Natural {
  private var words: [UInt]

  init(_ word: UInt) {
    words = word == 0 ? [] : [word]
  }

  var isZero: Bool { words.isEmpty }

  /// The number of bits up to the highest one that is set.
  var bitWidth: Int {
    guard let last = words.last else { return 0 }
    return words.count * UInt.bitWidth - last.leadingZeroBitCount
  }

  /// Replaces the number n by n * factor + term.
  mutating func multiply(by factor: UInt, adding term: UInt) {
    var carry = term
    for i in words.indices {
      let (high, low) = words[i].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      words[i] = sum
      carry = high &+ (overflow ? 1 : 0)
    }
    if carry != 0 { words.append(carry) }
  }

  /// Takes off a number that is not larger.
  mutating func subtract(_ other: Natural) {
    var borrow: UInt = 0
    for i in words.indices {
      if i >= other.words.count && borrow == 0 { break }
      let digit = i < other.words.count ? other.words[i] : 0
      let (partial, first) = words[i].subtractingReportingOverflow(digit)
      let (rest, second) = partial.subtractingReportingOverflow(borrow)
      words[i] = rest
      borrow = first || second ? 1 : 0
    }
    assert(borrow == 0, "A natural number has become negative")
    dropLeadingZeros()
  }

  /// Multiplies by a power of two.
  mutating func shiftLeft(by count: Int) {
    let (wholeWords, bits) = count.quotientAndRemainder(
      dividingBy: UInt.bitWidth)
    multiply(by: 1 << UInt(bits), adding: 0)
    if !isZero {
      words.insert(contentsOf: repeatElement(0, count: wholeWords), at: 0)
    }
  }

  /// Halves the number, dropping what is left over.
  mutating func halve() {
    var carry: UInt = 0
    for i in words.indices.reversed() {
      let word = words[i]
      words[i] = word >> 1 | carry
      carry = word << UInt(UInt.bitWidth - 1)
    }
    dropLeadingZeros()
  }

  private mutating func dropLeadingZeros() {
    while words.last == 0 { words.removeLast() }
  }
}

extension Natural: Comparable {
  static func < (lhs: Natural, rhs: Natural) -> Bool {
    if lhs.words.count != rhs.words.count {
      return lhs.words.count < rhs.words.count
    }
    for (a, b) in zip(lhs.words.reversed(), rhs.words.reversed())
    where a != b {
      return a < b
    }
    return false
  }
}

extension Natural {
  /// Replaces the number by its remainder, and returns the quotient, or `nil`
  /// if that exceeds a word.
  ///
  /// - Complexity: O(*q* *n*) for a quotient of *q* bits and *n* words.
  mutating func formRemainder(dividingBy divisor: Natural) -> UInt? {
    let shift = bitWidth - divisor.bitWidth
    guard shift >= 0 else { return 0 }
    guard shift < UInt.bitWidth else { return nil }
    var multiple = divisor
    multiple.shiftLeft(by: shift)
    var quotient: UInt = 0
    for _ in 0...shift {
      quotient <<= 1
      if self >= multiple {
        subtract(multiple)
        quotient |= 1
      }
      multiple.halve()
    }
    return quotient
  }

  /// The quotient of two numbers in lowest terms, if both fit a word.
  ///
  /// The convergents of the continued fraction grow up to the value itself, so
  /// the first that exceeds a word settles the question, however long the
  /// operands are (Knuth, TAOCP vol. 2, 4.5.3).
  ///
  /// - Complexity: O(*n*) for *n* words: the quotients of all steps taken
  ///   together have a bounded number of bits.
  static func lowestTerms(
    _ numerator: Natural, _ denominator: Natural
  ) -> (numerator: UInt, denominator: UInt)? {
    var a = numerator
    var b = denominator
    var (n, nextN): (UInt, UInt) = (0, 1)
    var (d, nextD): (UInt, UInt) = (1, 0)
    while !b.isZero {
      guard let quotient = a.formRemainder(dividingBy: b),
        let p = sum(n, nextN, times: quotient),
        let q = sum(d, nextD, times: quotient)
      else { return nil }
      swap(&a, &b)
      (n, nextN) = (nextN, p)
      (d, nextD) = (nextD, q)
    }
    return (nextN, nextD)
  }

  private static func sum(_ a: UInt, _ b: UInt, times factor: UInt) -> UInt? {
    let (product, overflow) = b.multipliedReportingOverflow(by: factor)
    let (sum, carry) = product.addingReportingOverflow(a)
    return overflow || carry ? nil : sum
  }
}
