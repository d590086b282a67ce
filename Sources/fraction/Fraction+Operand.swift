// Fraction+Operand.swift: exact evaluation. The rest is in the library.

import Exact

extension Fraction: Operand {
  package static func value(of number: String) throws(FractionError) -> Self {
    try Self(parsing: number)
  }

  package func raised(
    toPower exponent: Self
  ) throws(FractionError) -> Self {
    guard let exponent = Int(exactly: exponent) else { throw .inexact }
    return try raised(to: exponent)
  }
}
