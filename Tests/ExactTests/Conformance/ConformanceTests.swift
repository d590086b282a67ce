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

/// Operations that this package does not offer yet.
private let absentOperations: Set = [
  "continued_fraction",
  "from_continued_fraction",
  "gcd",
  "lcm",
  "limit_denominator",
  "limit_denominator_tie",
  "mediant",
  "simplest_between",
]

struct ConformanceTests {
  /// The file, and the number of its rows that are run at least.
  @Test(arguments: [
    ("gen-int64", 17_837), ("peers-int64", 3_474), ("dectest-int64", 3_776),
  ])
  func fractions(_ file: String, _ least: Int) throws {
    try run(Row.read(file), of: file, on: Fraction.self, least: least)
  }

  /// Every row but those whose results do not fit 64 bits.
  @Test(arguments: [
    ("gen-int64", 12_876), ("peers-int64", 3_269), ("dectest-int64", 3_691),
    ("gen-big", 2_538), ("peers-big", 387), ("dectest-big", 1_434),
  ])
  func bigFractions(_ file: String, _ least: Int) throws {
    let rows = try Row.read(file).filter { $0.expected != "overflow:int64" }
    try run(rows, of: file, on: BigFraction.self, least: least)
  }

  private func run<F: RowFraction>(
    _ rows: [Row], of file: String, on _: F.Type, least: Int
  ) throws {
    var ran: [String: Int] = [:]
    var absent: [String: Int] = [:]
    var failures: [String] = []
    for row in rows {
      guard let outcome = outcome(of: row, on: F.self) else {
        absent[row.operation, default: 0] += 1
        continue
      }
      ran[row.operation, default: 0] += 1
      if !outcome.matches(row.expectedOutcome) {
        failures.append("\(row), got \(outcome)")
      }
    }
    let title = "\(file) on \(F.self)"
    print("\(title): ran \(total(ran)) rows: \(listing(ran))")
    print("\(title): not offered yet, \(total(absent)): \(listing(absent))")
    #expect(failures == [])
    #expect(total(ran) >= least)
    #expect(Set(absent.keys).isSubset(of: absentOperations))
  }

  private func total(_ counts: [String: Int]) -> Int {
    counts.values.reduce(0, +)
  }

  private func listing(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }
}
