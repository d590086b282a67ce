// SwiftKernel+Thresholds.swift: from how many limbs on an algorithm pays.
//
// Measured on x86-64 (Sapphire Rapids, limbs of 64 bits), on operands of equal
// length, both ways in turn, medians. The figures are the time with one step of
// the recursion in per cent of the time without.

extension SwiftKernel {
  package enum Threshold {
    /// The shortest factor at which any recursion starts.
    static let smallest = min(karatsuba, karatsubaSquare)

    /// Karatsuba's algorithm against rows: 118 % at 20 limbs, 101 at 24, 91 at
    /// 32.
    package static let karatsuba = 24

    /// The same for squares: 108 % at 32 limbs, 101 at 36, 98 at 40, 93 at 48.
    package static let karatsubaSquare = 38

    /// Toom's algorithm in three parts against Karatsuba's: 103 % at 90 limbs,
    /// 101 at 99, 97 at 120, 91 at 150.
    package static let toom3 = 105

    /// The same for squares: 102 % at 120 limbs, 101 at 129, 89 at 150.
    package static let toom3Square = 135

    /// Division by products against rows. From here on, 104 % at 32 limbs and
    /// 82 at 64; from 40 on instead, 10 % slower at 157 and at 300.
    package static let recursiveDivision = 32

    /// The same for exact division: 114 % at 80 limbs, 106 at 100, 97 at 130.
    package static let recursiveExactDivision = 120
  }
}
