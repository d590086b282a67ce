// SwiftKernel+Thresholds.swift: from how many limbs on an algorithm pays.
//
// Measured on x86-64 (Sapphire Rapids, limbs of 64 bits), on operands of equal
// length. All of them lie on flat curves: a few limbs more or less cost no more
// than two per cent.

extension SwiftKernel {
  package enum Threshold {
    /// The shortest factor at which any recursion starts.
    static let smallest = min(karatsuba, karatsubaSquare)

    /// Karatsuba's algorithm against rows: even at 16 to 18 limbs, 16 % faster
    /// at 24, 24 % at 48.
    package static let karatsuba = 20

    /// The same for squares: even at 32 limbs, 5 % faster at 40.
    package static let karatsubaSquare = 36

    /// Toom's algorithm in three parts against Karatsuba's: even at 80 to 99
    /// limbs, 10 % faster at 120.
    package static let toom3 = 100

    /// The same for squares: even at 120 limbs, 7 % faster at 150.
    package static let toom3Square = 130

    /// Division by products against rows: even at 32 limbs, 20 % faster at 64.
    package static let recursiveDivision = 32

    /// The same for exact division: even at 70 limbs.
    package static let recursiveExactDivision = 70
  }
}
