// Results.swift: a run as a page to read.

import Foundation

/// All figures and goals of a run in Markdown.
struct Results {
  private let rows: [Row]
  private let effort: Measurement.Effort

  init(_ rows: [Row], effort: Measurement.Effort) {
    self.rows = rows
    self.effort = effort
  }

  func write(to path: String) throws {
    try Data(page.utf8).write(to: URL(fileURLWithPath: path))
  }

  private var page: String {
    """
    # Results

    One run on the \(Kernel.current.rawValue) kernel, \(effort.rounds) rounds, \
    written by `--results`. [README.md](README.md) says how to read it, and how
    to run it.

    - \(Machine.processor)
    \(Machine.versions.map { "- \($0)" }.joined(separator: "\n"))

    ## Goals

    \(goals.joined(separator: "\n"))

    \(reasons.joined(separator: "\n"))

    \(Workload.Group.allCases.flatMap(section).joined(separator: "\n"))

    """
  }

  private var verdicts: [Verdict] {
    rows.flatMap(\.verdicts).sorted { $0.goal.number < $1.goal.number }
  }

  private var goals: [String] {
    Self.table(
      ["goal", "task", "operands", "measured", "wanted", ""],
      verdicts.map {
        [
          "\($0.goal.number)", $0.goal.title, $0.goal.distribution.rawValue,
          $0.finding, $0.demand, $0.isMet ? "met" : "**missed**",
        ]
      }) + [
        "", "\(verdicts.count(where: \.isMet)) of \(verdicts.count) are met.",
      ]
  }

  /// Why goals were missed, and where those are that this run does not have.
  private var reasons: [String] {
    let missed = verdicts.filter { !$0.isMet }.map(\.goal.number)
    return (Goal.remarks.filter { missed.contains($0.number) } + Goal.absences)
      .sorted { $0.number < $1.number }
      .map { "- \($0.number): \($0.text)" }
  }

  private func section(_ group: Workload.Group) -> [String] {
    let rows = rows.filter { $0.workload.group == group }
    if rows.isEmpty { return [] }
    let names = rows.reduce(into: [] as [Contender.Name]) { names, row in
      names += row.contenders.filter { !names.contains($0) }
    }
    let cells = rows.flatMap { row in
      [
        [row.workload.title, row.workload.distribution.rawValue]
          + names.map { Table.time(of: $0, row) }
      ] + Table.accuracies(row, names)
    }
    return ["## \(group.rawValue.capitalizedFirst)", ""]
      + Self.table(
        ["ns per operation", "operands"] + names.map(\.rawValue), cells) + [""]
  }

  private static func table(
    _ header: [String], _ rows: [[String]]
  ) -> [String] {
    let rule = header.indices.map { $0 < 2 ? "---" : "---:" }
    return ([header, rule] + rows).map {
      "| " + $0.map(\.escapedBar).joined(separator: " | ") + " |"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// The text in a cell, where a bar would end it.
  fileprivate var escapedBar: String {
    replacingOccurrences(of: "|", with: "\\|")
  }
}
