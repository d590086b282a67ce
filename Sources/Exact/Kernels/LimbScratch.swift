// LimbScratch.swift: intermediate results of large numbers, without an
// allocation for each.

/// A natural number as a run of limbs that somebody else keeps.
struct LimbRun {
  let start: UnsafePointer<UInt>
  /// The number of limbs; the last one is not zero. Zero has none.
  let count: Int

  /// The number in the first `count` limbs, less leading zeros.
  @inline(__always)
  init(_ start: UnsafePointer<UInt>, _ count: Int) {
    self.start = start
    self.count = start.significantCount(count)
  }

  @inline(__always)
  var isOne: Bool { count == 1 && start[0] == 1 }
}

/// Memory for intermediate results, given back all at once.
struct LimbScratch: ~Copyable {
  private var next: UnsafeMutablePointer<UInt>

  /// Lends scratch memory for `capacity` limbs.
  @inline(__always)
  static func withScratch<Result>(
    capacity: Int, _ body: (inout LimbScratch) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: capacity) {
      guard let start = $0.baseAddress else {
        preconditionFailure("Scratch memory of no limbs")
      }
      var scratch = LimbScratch(next: start)
      return body(&scratch)
    }
  }

  private init(next: UnsafeMutablePointer<UInt>) { self.next = next }

  /// Takes room for `count` limbs.
  @inline(__always)
  private mutating func take(_ count: Int) -> UnsafeMutablePointer<UInt> {
    defer { next += count }
    return next
  }

  mutating func product(_ a: LimbRun, _ b: LimbRun) -> LimbRun {
    if a.count == 0 || b.count == 0 { return LimbRun(next, 0) }
    if a.isOne { return b }
    if b.isOne { return a }
    let result = take(a.count + b.count)
    result.formProduct(a, b)
    return LimbRun(result, a.count + b.count)
  }

  /// The greatest common divisor of two numbers that are not zero.
  mutating func greatestCommonDivisor(_ a: LimbRun, _ b: LimbRun) -> LimbRun {
    let result = take(min(a.count, b.count))
    if a.isOne || b.isOne {
      result[0] = 1
      return LimbRun(result, 1)
    }
    return LimbRun(
      result,
      Kernel.greatestCommonDivisor(
        result, a.start, a.count, b.start, b.count))
  }

  /// The quotient by a number that leaves no remainder.
  mutating func quotient(_ a: LimbRun, _ b: LimbRun) -> LimbRun {
    if b.isOne || a.count == 0 { return a }
    let count = a.count - b.count + 1
    let result = take(count)
    if b.count == 1 {
      Kernel.divideExactly(result, a.start, a.count, by: b.start[0])
    } else {
      Kernel.divideExactly(result, a.start, a.count, b.start, b.count)
    }
    return LimbRun(result, count)
  }

  /// The sum of two numbers with signs.
  mutating func sum(
    _ a: LimbRun, isNegative: Bool, _ b: LimbRun, isNegative bIsNegative: Bool
  ) -> (sum: LimbRun, isNegative: Bool) {
    if a.count == 0 { return (b, bIsNegative) }
    if b.count == 0 { return (a, isNegative) }
    let order = a.start.order(a.count, b.start, b.count)
    let (larger, smaller) = order < 0 ? (b, a) : (a, b)
    let sign = order < 0 ? bIsNegative : isNegative
    let result = take(larger.count + 1)
    if isNegative == bIsNegative {
      result[larger.count] = Kernel.add(
        result, larger.start, larger.count, smaller.start, smaller.count)
      return (LimbRun(result, larger.count + 1), sign)
    }
    _ = Kernel.subtract(
      result, larger.start, larger.count, smaller.start, smaller.count)
    return (LimbRun(result, larger.count), sign)
  }
}

extension UnsafeMutablePointer<UInt> {
  /// Writes the product of two numbers, one limb for each of theirs.
  @inline(__always)
  func formProduct(_ a: LimbRun, _ b: LimbRun) {
    if a.count >= b.count {
      Kernel.multiply(self, a.start, a.count, b.start, b.count)
    } else {
      Kernel.multiply(self, b.start, b.count, a.start, a.count)
    }
  }

  /// Writes the product of two numbers, which may be zero, and returns the
  /// number of its limbs.
  func writeProduct(_ a: LimbRun, _ b: LimbRun) -> Int {
    if a.count == 0 || b.count == 0 { return 0 }
    if a.isOne || b.isOne {
      let factor = a.isOne ? b : a
      update(from: factor.start, count: factor.count)
      return factor.count
    }
    formProduct(a, b)
    return UnsafePointer(self).significantCount(a.count + b.count)
  }
}
