// Table.swift: the figures on the terminal.

import Foundation

enum Table {
  /// The contenders with a column of their own. Others, which take part in few
  /// rows, stand at the end of the line with their names.
  private static func columns(_ group: Workload.Group) -> [Contender.Name] {
    switch group {
    case .reductionCore, .arithmetic:
      [.exact, .limit, .boost, .naive, .double, .decimal]
    case .conversions:
      [.exact, .limit, .double, .gmp]
    case .text:
      [.exact, .fromChars, .toChars, .double, .gmp]
    case .decimals:
      [.exact, .decimal, .decimalSum, .double]
    case .money, .ratios:
      [.exact, .bigFraction, .double, .decimal]
    case .bigNumbers:
      [.exact, .gmp, .gmpFresh, .flint, .fraction]
    }
  }

  /// The name of a group above the names of its columns.
  static func heading(_ group: Workload.Group) -> String {
    let name =
      group == .bigNumbers
      ? "\(group.rawValue), on the \(Kernel.current.rawValue) kernel"
      : group.rawValue
    let header = line(
      title: "ns per operation", distribution: "operands",
      cells: columns(group).map(\.rawValue))
    return "\(name)\n\(header)"
  }

  /// The times of all contenders, and below them how accurate they are.
  static func lines(_ row: Row) -> [String] {
    let columns = columns(row.workload.group)
    let others = row.contenders.filter { !columns.contains($0) }
      .map { "  \($0.rawValue) \(time(of: $0, row))" }
    let times =
      line(
        title: row.workload.title,
        distribution: row.workload.distribution.rawValue,
        cells: columns.map { time(of: $0, row) })
      + others.joined()
    return [times]
      + accuracies(row, columns).map {
        line(title: "  " + $0[0], distribution: $0[1], cells: Array($0[2...]))
      }
  }

  /// How far results are off and how many are wrong: a label, a gap, and a cell
  /// for each contender.
  static func accuracies(
    _ row: Row, _ names: [Contender.Name]
  ) -> [[String]] {
    guard let count = row.accuracies.lazy.compactMap(\.?.resultCount).first
    else { return [] }
    let accuracies = names.map { row.accuracy($0) }
    return [
      ["off by at most", ""]
        + accuracies.map { $0?.worstError.shortText ?? "" },
      ["wrong of \(count)", ""]
        + accuracies.map { $0.map { "\($0.wrongCount)" } ?? "" },
    ]
  }

  /// The time, and in parentheses that of the first contender in units of it.
  static func time(of name: Contender.Name, _ row: Row) -> String {
    guard let time = row.nanoseconds(name)?.time else { return "" }
    return row.ratio(to: name).map { "\(time) (\($0.text(places: 2)))" } ?? time
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
    title.padded(to: 21) + distribution.padded(to: 12)
      + cells.map { $0.aligned(to: 18) }.joined()
  }

  private static func goalLine(
    number: String, title: String, distribution: String, finding: String,
    verdict: String, demand: String
  ) -> String {
    number.aligned(to: 4) + "  " + title.padded(to: 21)
      + distribution.padded(to: 12) + finding.aligned(to: 15) + "  "
      + verdict.padded(to: 8) + demand
  }
}

extension Double {
  /// The number with a fixed number of decimal places.
  func text(places: Int) -> String { String(format: "%.\(places)f", self) }

  /// Two significant digits.
  fileprivate var shortText: String {
    self == 0 ? "0" : String(format: "%.1e", self)
  }

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
