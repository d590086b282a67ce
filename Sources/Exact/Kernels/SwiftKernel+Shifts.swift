// SwiftKernel+Shifts.swift: shifts by less than a limb.

extension SwiftKernel {
  package static func shiftLeft(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by count: Int
  ) -> UInt {
    let rest = UInt.bitWidth &- count
    var upper = a[n &- 1]
    let carry = upper &>> UInt(rest)
    var i = n &- 1
    while i > 0 {
      let lower = a[i &- 1]
      result[i] = upper &<< UInt(count) | lower &>> UInt(rest)
      upper = lower
      i &-= 1
    }
    result[0] = upper &<< UInt(count)
    return carry
  }

  package static func shiftRight(
    _ result: MutableLimbs, _ a: Limbs, _ n: Int, by count: Int
  ) {
    let rest = UInt.bitWidth &- count
    var lower = a[0]
    var i = 1
    while i < n {
      let upper = a[i]
      result[i &- 1] = lower &>> UInt(count) | upper &<< UInt(rest)
      lower = upper
      i &+= 1
    }
    result[n &- 1] = lower &>> UInt(count)
  }
}
