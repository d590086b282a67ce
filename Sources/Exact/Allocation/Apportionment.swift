// Apportionment.swift: whole units divided among integer weights.

/// A number of units and the weights that they are divided among.
///
/// The weights are not negative and not all zero. `N` has room for the product
/// of the total and the sum.
struct Apportionment<N: SignedInteger> {
  let total: N
  let weights: [N]
  let sum: N

  /// The shares by largest remainder: each exact share is cut off towards zero,
  /// and the units that are left go one each to where most was cut off, and to
  /// the earlier of two where as much was.
  ///
  /// A weight of zero gets nothing: nothing is cut off there, and fewer units
  /// are left than shares were cut off.
  ///
  /// - Complexity: O(*n* log *n*) for *n* weights. (Balinski and Young, *Fair
  ///   Representation*, on the method of Hamilton.)
  func shares() -> [N] {
    var shares: [N] = []
    var remainders: [N] = []
    shares.reserveCapacity(weights.count)
    remainders.reserveCapacity(weights.count)
    var left = total
    for weight in weights {
      let (share, remainder) = (total * weight)
        .quotientAndRemainder(dividingBy: sum)
      shares.append(share)
      remainders.append(remainder)
      left -= share
    }
    if left == 0 { return shares }
    // All remainders have the sign of the total.
    let order = shares.indices.sorted {
      let (a, b) = (remainders[$0], remainders[$1])
      return a == b ? $0 < $1 : (a > b) == (total > 0)
    }
    for index in order.prefix(Int(left.magnitude)) {
      shares[index] += total.signum()
    }
    return shares
  }

  /// The shares as differences between running totals, each of which is the
  /// exact one rounded by `rule`.
  ///
  /// - Complexity: O(*n*) for *n* weights.
  func steps(_ rule: FractionRounding) -> [N] {
    var steps: [N] = []
    steps.reserveCapacity(weights.count)
    var weight: N = 0
    var last: N = 0
    for next in weights {
      weight += next
      let (quotient, remainder) = (total * weight)
        .quotientAndRemainder(dividingBy: sum)
      let running = rule.integer(
        quotient, remainder: remainder, divisor: sum)
      steps.append(running - last)
      last = running
    }
    return steps
  }
}

/// An apportionment by fractional weights, brought to a common denominator: in
/// double words if total and weights fit words.
enum FractionApportionment {
  case words(Apportionment<Int.Wide>)
  case big(Apportionment<BigInteger>)
}

extension FractionApportionment {
  /// - Throws: ``FractionError/invalidWeights`` if there are none, all are zero
  ///   or one is negative; ``FractionError/limitExceeded`` if the weights over
  ///   their common denominator, or the shares, may take more than 2^33 bits.
  init(
    of total: BigInteger, by weights: [BigFraction]
  ) throws(FractionError) {
    guard !weights.contains(where: { $0.n < 0 }),
      weights.contains(where: { $0.n != 0 })
    else { throw .invalidWeights }
    if let total = total.small,
      let (weights, sum) = Self.weightsInWords(weights)
    {
      self = .words(
        Apportionment(total: Int.Wide(total), weights: weights, sum: sum))
    } else {
      let (common, sum) = try Self.commonWeights(
        weights, totalBits: total.bitWidth)
      self = .big(Apportionment(total: total, weights: common, sum: sum))
    }
  }

  private static func weightsInWords(
    _ weights: [BigFraction]
  ) -> (weights: [Int.Wide], sum: Int.Wide)? {
    var common = 1
    for weight in weights {
      guard let denominator = weight.small?.denominator else { return nil }
      if common % denominator == 0 { continue }
      guard let multiple = try? lcm(common, denominator),
        let multiple = Int(exactly: multiple)
      else { return nil }
      common = multiple
    }
    var integers: [Int.Wide] = []
    integers.reserveCapacity(weights.count)
    var sum = 0
    for weight in weights {
      let (integer, overflow) = weight.n.multipliedReportingOverflow(
        by: common / weight.d)
      let (next, overflow2) = sum.addingReportingOverflow(integer)
      if overflow || overflow2 { return nil }
      integers.append(Int.Wide(integer))
      sum = next
    }
    return (integers, Int.Wide(sum))
  }

  private static func commonWeights(
    _ weights: [BigFraction], totalBits: Int
  ) throws(FractionError) -> (weights: [BigInteger], sum: BigInteger) {
    // Each weight, share and remainder is at most as long as the longest.
    let limit = BigInteger.maximumBitWidth / weights.count
    var common: BigInteger = 1
    for weight in weights {
      let denominator = weight.denominator
      if common % denominator == 0 { continue }
      common = lcm(common, denominator)
      guard common.bitWidth <= limit else { throw .limitExceeded }
    }
    var integers: [BigInteger] = []
    integers.reserveCapacity(weights.count)
    var sum: BigInteger = 0
    for weight in weights {
      let integer =
        weight.numerator * common.dividedExactly(by: weight.denominator)
      sum += integer
      guard sum.bitWidth + totalBits <= limit else { throw .limitExceeded }
      integers.append(integer)
    }
    return (integers, sum)
  }

  /// The shares by largest remainder.
  func shares() -> [BigInteger] {
    switch self {
    case .words(let words): words.shares().map { BigInteger($0) }
    case .big(let big): big.shares()
    }
  }

  /// The shares as differences between rounded running totals.
  func steps(_ rule: FractionRounding) -> [BigInteger] {
    switch self {
    case .words(let words): words.steps(rule).map { BigInteger($0) }
    case .big(let big): big.steps(rule)
    }
  }
}
