// Report.swift: the figures as a file.

import Foundation

/// The figures of all rows as JSON writes them.
struct Report: Encodable {
  struct Figures: Encodable {
    let group: String
    let title: String
    let operands: String
    let operations: Int
    let nanosecondsPerOperation: [String: Double]
    /// The time of `Exact` divided by that of the rival.
    let ratios: [String: Double]
    let accuracies: [String: Accuracy]?
  }

  struct Accuracy: Encodable {
    let worstError: Double
    let wrong: Int
    let results: Int
  }

  struct Goal: Encodable {
    let number: Int
    let title: String
    let operands: String
    let wanted: String
    let measured: Double
    let isMet: Bool
  }

  let rounds: Int
  /// What the library runs large numbers on.
  let kernel: String
  let rows: [Figures]
  let goals: [Goal]

  init(_ rows: [Row], effort: Measurement.Effort) {
    rounds = effort.rounds
    kernel = Kernel.current.rawValue
    self.rows = rows.map(Figures.init)
    goals = rows.flatMap(\.verdicts).map(Goal.init)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}

extension Report.Figures {
  fileprivate init(_ row: Row) {
    func byName<Figure>(
      _ figure: (Contender.Name) -> Figure?
    ) -> [String: Figure] {
      Dictionary(
        uniqueKeysWithValues: row.contenders.compactMap { name in
          figure(name).map { (name.rawValue, $0) }
        })
    }
    let accuracies = byName(row.accuracy).mapValues {
      Report.Accuracy(
        worstError: $0.worstError, wrong: $0.wrongCount,
        results: $0.resultCount)
    }
    self.init(
      group: row.workload.group.rawValue, title: row.workload.title,
      operands: row.workload.distribution.rawValue,
      operations: row.workload.operations,
      nanosecondsPerOperation: byName(row.nanoseconds),
      ratios: byName(row.ratio),
      accuracies: accuracies.isEmpty ? nil : accuracies)
  }
}

extension Report.Goal {
  fileprivate init(_ verdict: Verdict) {
    self.init(
      number: verdict.goal.number, title: verdict.goal.title,
      operands: verdict.goal.distribution.rawValue, wanted: verdict.demand,
      measured: verdict.measured, isMet: verdict.isMet)
  }
}
