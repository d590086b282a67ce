// SwiftKernel+Thresholds.swift: from how many limbs on an algorithm pays.

extension SwiftKernel {
  package enum Threshold {
    /// The shortest factor at which any recursion starts.
    static let smallest = min(karatsuba, karatsubaSquare)

    /// Karatsuba's algorithm against rows.
    package static let karatsuba = 32
    package static let karatsubaSquare = 48

    /// Toom's algorithm in three parts against Karatsuba's.
    package static let toom3 = 120
    package static let toom3Square = 160

    /// Division by products against rows.
    package static let recursiveDivision = 60
    package static let recursiveExactDivision = 60
  }
}
