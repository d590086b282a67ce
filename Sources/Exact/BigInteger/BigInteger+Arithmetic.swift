// BigInteger+Arithmetic.swift: sums, products and quotients.

extension BigInteger: SignedNumeric {
  /// The type of a magnitude, which is the same.
  public typealias Magnitude = BigInteger

  /// The absolute value.
  public var magnitude: BigInteger { isNegative ? -self : self }

  /// Creates the value of an integer; never `nil`.
  public init?(exactly source: some BinaryInteger) { self.init(source) }

  /// The sum of two integers.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public static func + (lhs: Self, rhs: Self) -> Self {
    if let a = lhs.small, let b = rhs.small {
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? Self(Int.Wide(a) + Int.Wide(b)) : Self(sum)
    }
    return sum(lhs, rhs, isNegative: rhs.isNegative)
  }

  /// The difference of two integers.
  ///
  /// - Complexity: O(*n*) for *n* limbs.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if let a = lhs.small, let b = rhs.small {
      let (difference, overflow) = a.subtractingReportingOverflow(b)
      return overflow ? Self(Int.Wide(a) - Int.Wide(b)) : Self(difference)
    }
    return sum(lhs, rhs, isNegative: !rhs.isNegative)
  }

  /// The product of two integers.
  ///
  /// - Complexity: O(*n*^1.47) for *n* limbs, and that of GMP where it is used.
  public static func * (lhs: Self, rhs: Self) -> Self {
    if let a = lhs.small, let b = rhs.small {
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      return overflow ? Self(Int.Wide(a) * Int.Wide(b)) : Self(product)
    }
    return lhs.withLimbs { a, m in
      rhs.withLimbs { b, n in
        if m == 0 || n == 0 { return 0 }
        return Self(
          isNegative: lhs.isNegative != rhs.isNegative, capacity: m + n
        ) {
          if m >= n {
            Kernel.multiply($0, a, m, b, n)
          } else {
            Kernel.multiply($0, b, n, a, m)
          }
          return m + n
        }
      }
    }
  }

  /// The value with the opposite sign.
  public static prefix func - (operand: Self) -> Self {
    guard let limbs = operand.limbs else {
      return operand.word == .min
        ? Self(0 - Int.Wide(operand.word)) : Self(-operand.word)
    }
    // The least `Int` is the one value whose opposite has another form.
    return Self(
      isNegative: !operand.isNegative, limbs, count: operand.limbCount)
  }

  /// Replaces the value by the one with the opposite sign.
  public mutating func negate() { self = -self }

  /// Replaces the left operand by the product.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// The sum of two numbers, the second taken with another sign.
  private static func sum(
    _ lhs: Self, _ rhs: Self, isNegative: Bool
  ) -> Self {
    lhs.withLimbs { a, m in
      rhs.withLimbs { b, n in
        if lhs.isNegative == isNegative || n == 0 || m == 0 {
          return Self(
            isNegative: m == 0 ? isNegative : lhs.isNegative,
            capacity: Swift.max(m, n) + 1
          ) {
            let carry =
              m >= n ? Kernel.add($0, a, m, b, n) : Kernel.add($0, b, n, a, m)
            $0[Swift.max(m, n)] = carry
            return Swift.max(m, n) + 1
          }
        }
        let order = a.order(m, b, n)
        if order == 0 { return 0 }
        return Self(
          isNegative: order > 0 ? lhs.isNegative : isNegative,
          capacity: Swift.max(m, n)
        ) {
          let borrow =
            order > 0
            ? Kernel.subtract($0, a, m, b, n)
            : Kernel.subtract($0, b, n, a, m)
          assert(borrow == 0, "The smaller number was taken from the larger")
          return Swift.max(m, n)
        }
      }
    }
  }
}

extension BigInteger {
  /// The quotient, cut off towards zero.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func / (lhs: Self, rhs: Self) -> Self {
    lhs.quotientAndRemainder(dividingBy: rhs).quotient
  }

  /// The remainder of the quotient cut off towards zero; it has the sign of the
  /// left operand.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func % (lhs: Self, rhs: Self) -> Self {
    lhs.quotientAndRemainder(dividingBy: rhs).remainder
  }

  /// Replaces the left operand by the quotient.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }

  /// Replaces the left operand by the remainder.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }

  /// The quotient cut off towards zero, and the remainder, which has the sign
  /// of the dividend.
  ///
  /// - Precondition: `divisor` is not zero.
  /// - Complexity: That of multiplication, times O(log *n*) for *n* limbs.
  public func quotientAndRemainder(
    dividingBy divisor: Self
  ) -> (quotient: Self, remainder: Self) {
    precondition(divisor.word != 0, "Division by zero")
    if let a = small, let b = divisor.small {
      let (quotient, overflow) = a.dividedReportingOverflow(by: b)
      return overflow ? (-self, 0) : (Self(quotient), Self(a % b))
    }
    return withLimbs { a, m in
      divisor.withLimbs { b, n in
        if m < n { return (0, self) }
        let signsDiffer = isNegative != divisor.isNegative
        if n == 1 {
          var rest: UInt = 0
          let quotient = Self(isNegative: signsDiffer, capacity: m) {
            rest = Kernel.divide($0, a, m, by: b[0])
            return m
          }
          return (
            quotient,
            Self(isNegative: isNegative, copying: [rest], 1)
          )
        }
        let rest = LimbBuffer(capacity: n)
        let quotient = Self(isNegative: signsDiffer, capacity: m - n + 1) {
          Kernel.divide($0, rest.start, a, m, b, n)
          return m - n + 1
        }
        let count = UnsafePointer(rest.start).significantCount(n)
        return (
          quotient, Self(isNegative: isNegative, rest, count: count)
        )
      }
    }
  }
}
