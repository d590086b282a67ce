// ConformanceTests.swift: results that other libraries, standards and users
// agree on.
//
// Vectors/*-int64.tsv and *-big.tsv hold operands and right values: generated
// ones that lean towards edges (gen), what the test suites of CPython, Go, Ruby,
// Julia, num-rational, Racket, GMP and others assert (peers), and the General
// Decimal Arithmetic suite as exact rationals (dectest). Each was computed by
// two independent programs. The rows of the big files have operands or results
// beyond 64 bits.

import Exact
import Testing

struct ConformanceTests {
  /// The file, and the number of its rows.
  @Test(arguments: [
    ("gen-int64", 20_692), ("peers-int64", 3_561), ("dectest-int64", 3_776),
  ])
  func fractions(_ file: String, _ count: Int) throws {
    try run(Row.read(file), of: file, on: Fraction.self, count: count)
  }

  /// Every row but those whose results do not fit 64 bits.
  @Test(arguments: [
    ("gen-int64", 17_064), ("peers-int64", 3_431), ("dectest-int64", 3_691),
    ("gen-big", 3_404), ("peers-big", 462), ("dectest-big", 1_434),
  ])
  func bigFractions(_ file: String, _ count: Int) throws {
    let rows = try Row.read(file).filter { $0.expected != "overflow:int64" }
    try run(rows, of: file, on: BigFraction.self, count: count)
  }

  private func run<F: RowFraction>(
    _ rows: [Row], of file: String, on _: F.Type, count: Int
  ) throws {
    var ran: [String: Int] = [:]
    var failures: [String] = []
    for row in rows {
      guard let outcome = outcome(of: row, on: F.self) else {
        failures.append("\(row), which is no operation here")
        continue
      }
      ran[row.operation, default: 0] += 1
      if !outcome.matches(row.expectedOutcome) {
        failures.append("\(row), got \(outcome)")
      }
    }
    let total = ran.values.reduce(0, +)
    print("\(file) on \(F.self): ran \(total) rows: \(listing(ran))")
    #expect(failures == [])
    #expect(total == count)
  }

  private func listing(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }
}
