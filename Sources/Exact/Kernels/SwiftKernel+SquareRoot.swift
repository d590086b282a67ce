// SwiftKernel+SquareRoot.swift: square roots from the root of the upper half.
//
// Zimmermann, Karatsuba Square Root, INRIA research report 3805, 1999; MCA,
// algorithm 1.12. If s^2 + r is the upper half of the number, rounded down, the
// remainder r with the next quarter, divided by 2s, gives the lower half q of
// the root, or one too much; then r x + a0 - q^2 tells which.

extension SwiftKernel {
  package static func squareRoot(
    _ root: MutableLimbs, _ a: Limbs, _ n: Int
  ) -> Bool {
    // A shift by an even number makes the leading limb of an even count at
    // least a quarter of the base; the root is shifted back by half of it.
    let shift = a[n &- 1].leadingZeroBitCount & ~1
    let padding = n & 1
    let count = (n &+ padding) / 2
    let scratchCount = count &+ 1 &+ scratchCountOfSquareRoot(count)
    return withScratch(2 &* count &+ scratchCount) { number in
      number[0] = 0
      if shift == 0 {
        (number + padding).update(from: a, count: n)
      } else {
        _ = shiftLeft(number + padding, a, n, by: shift)
      }
      let carry = formSquareRoot(
        root, number, count, scratch: number + 2 &* count)
      let half = (shift &+ padding &* UInt.bitWidth) / 2
      if half > 0 { shiftRight(root, root, count, by: half) }
      return carry == 0 && Limbs(number).significantCount(count) == 0
    }
  }

  private static func scratchCountOfSquareRoot(_ n: Int) -> Int {
    max(n &+ scratchCountOfProduct(n), scratchCountOfDivision(n))
  }

  /// root[0..<n] = the root of a[0..<2n], a[0..<n] = the remainder, where one of
  /// the top two bits of a is set. Returns the limb the remainder carries out,
  /// 0 or 1.
  private static func formSquareRoot(
    _ root: MutableLimbs, _ a: MutableLimbs, _ n: Int, scratch: MutableLimbs
  ) -> UInt {
    if n == 1 {
      let (s, r) = squareRoot(pair(a[1], a[0]))
      root[0] = s
      a[0] = low(r)
      return high(r)
    }
    let l = n / 2
    let h = n &- l
    let upper = root + l
    let remainderCarry = formSquareRoot(upper, a + 2 &* l, h, scratch: scratch)

    // Division by s instead of 2s, and by 2 afterwards.
    var top: UInt = 0
    if remainderCarry != 0 {
      _ = subtract(a + 2 &* l, a + 2 &* l, h, upper, h)
      top = 1
    }
    top &+= divideNormalized(root, l, a + l, upper, h, scratch: scratch)
    let isOdd = root[0] & 1 == 1
    shiftRight(root, root, l, by: 1)
    root[l &- 1] |= top &<< UInt(UInt.bitWidth &- 1)
    top &>>= 1
    var carry = 0
    if isOdd { carry = Int(add(a + l, a + l, h, upper, h)) }

    // Either the lower half of the root is below x, or it is x.
    var overflow: UInt = 0
    if top == 0 {
      formProduct(scratch, root, l, root, l, scratch: scratch + 2 &* l)
      carry &-= Int(subtract(a, a, n, scratch, 2 &* l))
    } else {
      carry &-= Int(decrease(a + 2 &* l, a + 2 &* l, n &- 2 &* l, by: 1))
      overflow = increase(upper, upper, h, by: 1)
    }
    if carry < 0 {
      // r + 2s - 1 belongs to s - 1.
      overflow &-= decrease(root, root, n, by: 1)
      carry &+= Int(addProduct(a, root, n, by: 2) &+ 2 &* overflow)
      carry &+= Int(increase(a, a, n, by: 1))
    }
    assert(overflow == 0 && carry >= 0, "A square root is out of range")
    return UInt(carry)
  }

  /// As `formQuotient`, also for divisors of one limb.
  private static func divideNormalized(
    _ quotient: MutableLimbs, _ count: Int, _ a: MutableLimbs,
    _ b: Limbs, _ n: Int, scratch: MutableLimbs
  ) -> UInt {
    if n == 1 {
      var carry: UInt = 0
      if a[count] >= b[0] {
        a[count] &-= b[0]
        carry = 1
      }
      let divisor = LimbDivisor(b[0])
      var j = count
      while j > 0 {
        j &-= 1
        (quotient[j], a[j]) = divisor.dividing(a[j &+ 1], a[j])
      }
      return carry
    }
    return formQuotient(
      quotient, count, a, b, n, inverse: PairDivisor(b[n &- 1], b[n &- 2]),
      scratch: scratch)
  }

  /// The root and the remainder of two limbs, of which one of the top two bits
  /// is set.
  private static func squareRoot(
    _ a: DoubleLimb
  ) -> (root: UInt, remainder: DoubleLimb) {
    // For x in 1/4..<1, x + 1/4 is between the root of x and 5/4 of it; from
    // there Newton's method descends to the root.
    let (estimate, overflow) = high(a).addingReportingOverflow(
      1 &<< UInt(UInt.bitWidth &- 2) | 1)
    var s = overflow ? .max : estimate
    while high(a) < s {
      let quotient = s.dividingFullWidth((high(a), low(a))).quotient
      if quotient >= s { break }
      s = low((DoubleLimb(s) &+ DoubleLimb(quotient)) &>> 1)
    }
    return (s, a &- product(s, s))
  }
}
