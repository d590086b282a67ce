// CollectedTerms.swift: the terms of a continued fraction that comes from outside.

/// The terms of a continued fraction that is to make a number, within the
/// documented limits.
struct CollectedTerms {
  private(set) var list: [BigInteger] = []
  private var bits = 0

  mutating func append(_ term: BigInteger) throws(FractionError) {
    bits += term.bitWidth
    guard list.count < Limits.continuedFractionTerms,
      bits <= Limits.continuedFractionBits
    else { throw .limitExceeded }
    list.append(term)
  }

  var value: BigFraction {
    get throws(FractionError) {
      let convergent = ConvergentTerms(list[...])
      guard convergent.denominator != 0 else { throw .divisionByZero }
      return convergent.value
    }
  }
}
