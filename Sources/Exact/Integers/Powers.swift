// Powers.swift: powers and square roots of integers.

/// An integer to the power `exponent`, the product of that many factors; the
/// power zero of any integer is 1.
///
/// - Throws: ``FractionError/overflow`` if the exact power does not fit. For a
///   negative exponent, ``FractionError/divisionByZero`` if the base is zero,
///   and ``FractionError/inexact`` unless it is 1 or -1.
/// - Complexity: O(log |`exponent`|).
@inlinable
public func power<T: FixedWidthInteger>(
  _ base: T, _ exponent: some BinaryInteger
) throws(FractionError) -> T {
  if exponent < 0 {
    guard base != 0 else { throw .divisionByZero }
    guard base.magnitude == 1 else { throw .inexact }
  }
  var result: T = 1
  var square = base
  var bits = exponent.magnitude
  while true {
    if bits & 1 == 1 {
      let (product, overflow) = result.multipliedReportingOverflow(by: square)
      guard !overflow else { throw .overflow }
      result = product
    }
    bits >>= 1
    if bits == 0 { return result }
    // A square is only formed when it is a factor of the result, and so it
    // fits whenever the result does.
    let (product, overflow) = square.multipliedReportingOverflow(by: square)
    guard !overflow else { throw .overflow }
    square = product
  }
}

/// The largest integer whose square does not exceed `n`.
///
/// - Precondition: `n` is not negative.
/// - Complexity: O(log *w*) divisions for *w* bits: Newton's method from above
///   (Cohen, *A Course in Computational Algebraic Number Theory*, 1.7.1).
@inlinable
public func integerSquareRoot<T: FixedWidthInteger>(_ n: T) -> T {
  precondition(n >= 0, "Square root of a negative number")
  if n == 0 { return 0 }
  let bits = T.bitWidth - n.leadingZeroBitCount
  // The smallest power of two that cannot lie below the root.
  var root = T(1) << ((bits + 1) / 2)
  while true {
    let next = (root + n / root) >> 1
    if next >= root { return root }
    root = next
  }
}

/// Whether an integer is the square of an integer.
///
/// - Complexity: As that of `integerSquareRoot`.
@inlinable
public func isPerfectSquare<T: FixedWidthInteger>(_ n: T) -> Bool {
  guard n >= 0 else { return false }
  let root = integerSquareRoot(n)
  return root * root == n
}
