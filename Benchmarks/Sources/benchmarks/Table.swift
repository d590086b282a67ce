// Table.swift: the figures on the terminal.

import Foundation

enum Table {
  /// The rivals with a column of their own. Others, which take part in few
  /// rows, stand at the end of the line with their names.
  private static let columns: [Contender.Name] = [
    .exact, .limit, .naive, .double, .decimal,
  ]

  static let header =
    line(
      title: "ns per operation", distribution: "operands",
      cells: columns.flatMap {
        $0 == .limit ? [$0.rawValue, "ratio"] : [$0.rawValue]
      })

  static func line(_ row: Row) -> String {
    let cells = columns.flatMap { column in
      let time = row.nanoseconds(column)?.time ?? ""
      guard column == .limit else { return [time] }
      return [time, row.ratio(to: .limit)?.text(places: 2) ?? ""]
    }
    let others = row.contenders.filter { !columns.contains($0) }
      .map { "  \($0.rawValue) \(row.nanoseconds($0)!.time)" }
    return line(
      title: row.workload.title,
      distribution: row.workload.distribution.rawValue, cells: cells)
      + others.joined()
  }

  static let goalHeader = goalLine(
    number: "goal", title: "", distribution: "operands", finding: "measured",
    verdict: "", demand: "wanted")

  static func line(_ verdict: Verdict) -> String {
    goalLine(
      number: "\(verdict.goal.number)", title: verdict.goal.title,
      distribution: verdict.goal.distribution.rawValue,
      finding: verdict.finding, verdict: verdict.isMet ? "met" : "missed",
      demand: verdict.demand)
  }

  private static func line(
    title: String, distribution: String, cells: [String]
  ) -> String {
    title.padded(to: 20) + distribution.padded(to: 12)
      + cells.map { $0.aligned(to: 12) }.joined()
  }

  private static func goalLine(
    number: String, title: String, distribution: String, finding: String,
    verdict: String, demand: String
  ) -> String {
    number.aligned(to: 4) + "  " + title.padded(to: 20)
      + distribution.padded(to: 12) + finding.aligned(to: 15) + "  "
      + verdict.padded(to: 8) + demand
  }
}

extension Double {
  /// The number with a fixed number of decimal places.
  func text(places: Int) -> String { String(format: "%.\(places)f", self) }

  /// Nanoseconds with as many places as the noise leaves meaningful.
  fileprivate var time: String { text(places: self < 10 ? 2 : 1) }
}

extension String {
  /// The text, filled with blanks on the right.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }

  /// The text, filled with blanks on the left.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
