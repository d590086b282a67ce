// Baseline.swift: the ratios of an earlier run, and what has become slower.

import Foundation

/// The ratios of the library to its rivals, which carry over from one machine
/// to another.
struct Baseline: Codable {
  let kernel: String
  /// By the title and the operands of a row, then by the rival.
  private let ratios: [String: [String: Double]]

  init(_ rows: [Row]) {
    kernel = Kernel.current.rawValue
    ratios = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let pairs = row.contenders.compactMap { name in
          row.ratio(to: name).map { (name.rawValue, Self.rounded($0)) }
        }
        return (row.workload.key, Dictionary(uniqueKeysWithValues: pairs))
      })
  }

  init(readFrom path: String) throws {
    self = try JSONDecoder().decode(
      Baseline.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(self) + Data("\n".utf8))
      .write(to: URL(fileURLWithPath: path))
  }

  /// What has become slower by more than a factor, a sentence for each rival.
  func regressions(of row: Row, margin: Double) -> [String] {
    guard let known = ratios[row.workload.key] else { return [] }
    return row.contenders.compactMap { name in
      guard let before = known[name.rawValue], let now = row.ratio(to: name),
        now > before * margin
      else { return nil }
      return """
        \(row.workload.key): \(now.text(places: 3)) of the time of \
        \(name.rawValue), where the baseline has \(before.text(places: 3))
        """
    }
  }

  /// The ratio to three significant digits, which is more than repeats.
  private static func rounded(_ ratio: Double) -> Double {
    Double(String(format: "%.3g", ratio))!
  }
}

extension Workload {
  /// What no other row has.
  fileprivate var key: String { "\(title), \(distribution.rawValue)" }
}
