// EmbeddedChecks.swift: arithmetic where Int has 32 bits and there is no
// memory to allocate.
//
// Compiled as Embedded Swift together with the sources of Exact, and run by
// a WebAssembly runtime; see .ci/run.

/// The number of the first check that fails, or 0 if all hold.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  let third = Fraction(1, 3)
  let (least, most) = (Fraction(Int.min), Fraction(Int.max))
  // Words of 32 bits: 2^31 and its neighbours are the edges.
  let checks:
    (
      Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool
    ) = (
      Int.bitWidth == 32,
      third * 3 == 1,
      third + Fraction(1, 6) == Fraction(1, 2),
      Fraction(16, 35) + Fraction(39, 85) == Fraction(109, 119),
      Fraction(2, .min) == Fraction(-1, 1 << 30),
      (try? most.adding(1)) == nil,
      (try? least.adding(most)) == -1,
      Fraction(.max, 3) * 3 == most,
      (try? Fraction(65_537, 65_536).multiplied(by: Fraction(65_536, 65_537)))
        == 1,
      (try? Fraction(1, 65_536).multiplied(by: Fraction(1, 65_536))) == nil,
      Fraction(.max, .max - 1) < Fraction(.max - 1, .max - 2),
      Double(third) == 1.0 / 3 && Fraction(exactly: 0.375) == Fraction(3, 8)
    )
  return withUnsafeBytes(of: checks) {
    Int32(($0.firstIndex(of: 0) ?? -1) + 1)
  }
}
