// DecimalPeriod.swift: how many decimal digits a denominator makes, found
// without making them.

/// The numbers of digits after the point in the expansion of a fraction.
///
/// For a denominator 2^a 5^b m, where m has no factor in common with ten, the
/// larger of a and b digits stand once; then digits repeat with a period that
/// is the multiplicative order of ten modulo m (Hardy and Wright, 9.2).
struct DecimalPeriod {
  /// The number of digits that stand once.
  let prefixCount: Int

  /// What is left of the denominator without its factors 2 and 5: digits repeat
  /// if that is not 1.
  let cofactor: BigInteger

  /// Divides out the factors of a positive denominator.
  ///
  /// - Complexity: That of division, times O(log *n*) for *n* limbs.
  init(ofDenominator denominator: BigInteger) {
    let twos = denominator.trailingZeroBitCount
    var odd = denominator >> twos
    let fives = odd.removeFives()
    prefixCount = max(twos, fives)
    cofactor = odd
  }

  /// The number of digits that repeat, if the digits that stand once and they
  /// are at most `limit`; 0 if none repeat.
  ///
  /// It is found by the baby steps and giant steps of Shanks (Cohen, *A Course
  /// in Computational Algebraic Number Theory*, 5.4.1), and so in about the
  /// square root of `limit` steps.
  func period(upTo limit: Int) -> Int? {
    guard prefixCount <= limit else { return nil }
    if cofactor == 1 { return 0 }
    let limit = limit - prefixCount
    // A period of p digits means that the cofactor divides 10^p - 1.
    guard limit > 0, (cofactor.bitWidth - 2) / 10 * 3 <= limit else {
      return nil
    }
    // A baby step costs one pass over the limbs, a giant step a product and a
    // division, so that there are more of the former where limbs are many.
    let weight = 1 + cofactor.bitWidth / (10 * UInt.bitWidth)
    let square = Int64(limit) * Int64(weight)
    let most = min(limit, Int(integerSquareRoot(square)) + 1)
    // Residues can be long, so just their hash values are kept. The steps end
    // where two values are the same.
    var exponents: [Int: Int] = [:]
    var power: BigInteger = 1
    var stepCount = 0
    while stepCount < most {
      if stepCount > 0 && power == 1 { return stepCount }
      let hash = power.hashValue
      guard exponents[hash] == nil else { break }
      exponents[hash] = stepCount
      stepCount += 1
      power = power * 10 % cofactor
    }
    let giantStep = power
    var giantExponent = stepCount
    while true {
      if let exponent = exponents[power.hashValue],
        isOrder(giantExponent - exponent)
      {
        let period = giantExponent - exponent
        return period <= limit ? period : nil
      }
      guard giantExponent < limit else { return nil }
      giantExponent += stepCount
      power = power * giantStep % cofactor
    }
  }

  /// Whether ten to that power leaves 1, so that equal hash values come from
  /// equal residues.
  private func isOrder(_ exponent: Int) -> Bool {
    var result: BigInteger = 1
    for bit in (0..<Int.bitWidth - exponent.leadingZeroBitCount).reversed() {
      result = result * result % cofactor
      if exponent >> bit & 1 == 1 { result = result * 10 % cofactor }
    }
    return result == 1
  }
}

extension BigInteger {
  /// Divides a number that is not zero by five as often as that leaves no
  /// remainder, and returns how often.
  ///
  /// The powers tried are squares of each other, first up and then down, so
  /// that there are few divisions.
  mutating func removeFives() -> Int {
    var powers: [BigInteger] = [5]
    var count = 0
    while let power = powers.last {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: power)
      guard remainder == 0 else { break }
      self = quotient
      count += 1 << (powers.count - 1)
      powers.append(power * power)
    }
    while powers.popLast() != nil, let power = powers.last {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: power)
      guard remainder == 0 else { continue }
      self = quotient
      count += 1 << (powers.count - 1)
    }
    return count
  }
}
