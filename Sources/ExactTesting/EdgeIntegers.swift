// EdgeIntegers.swift: random integers that lean towards where arithmetic
// breaks.

extension FixedWidthInteger {
  /// A random integer, most often one at an edge: near the ends of the range,
  /// near zero, near a power of two, a product of small primes, or of random
  /// length.
  public static func edgeBiased(
    using generator: inout some RandomNumberGenerator
  ) -> Self {
    let offset = Self(Int8.random(in: 0...3, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .max - offset
    case 1: return .min + offset
    case 2: return randomSign(offset, using: &generator)
    case 3:
      let bits = isSigned ? bitWidth - 1 : bitWidth
      let power = Self(1) << Int.random(in: 0..<bits, using: &generator)
      let value =
        Bool.random(using: &generator) ? power &+ offset : power &- offset
      return randomSign(value, using: &generator)
    case 4:
      return randomSign(smooth(using: &generator), using: &generator)
    default:
      let length = Int.random(in: 0..<bitWidth, using: &generator)
      return random(in: .min ... .max, using: &generator) >> length
    }
  }

  private static func randomSign(
    _ value: Self, using generator: inout some RandomNumberGenerator
  ) -> Self {
    isSigned && Bool.random(using: &generator) ? 0 &- value : value
  }

  /// A product of small primes, as many as fit or fewer.
  private static func smooth(
    using generator: inout some RandomNumberGenerator
  ) -> Self {
    let primes: [Self] = [2, 3, 5, 7, 11, 13]
    var product: Self = 1
    for _ in 0..<Int.random(in: 1...bitWidth, using: &generator) {
      let factor = primes.randomElement(using: &generator)!
      let (next, overflow) = product.multipliedReportingOverflow(by: factor)
      if overflow { break }
      product = next
    }
    return product
  }
}
