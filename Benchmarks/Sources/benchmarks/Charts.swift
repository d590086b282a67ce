// Charts.swift: the charts of a run, on a page of their own.

import Foundation

/// The charts that the rows of a run have the numbers for.
struct Charts {
  private let charts: [Chart]

  init(_ rows: [Row]) {
    charts = [
      Self.ofTasks(
        rows, "speed", "Time of real tasks", "nanoseconds per result",
        .logarithmic
      ) { $0.nanoseconds($1) },
      Self.ofTasks(
        rows, "wrong-results", "Results that come out wrong",
        "per cent of the results that are farther from the exact result than "
          + "a number of the type has to be",
        .linear
      ) { row, name in
        row.accuracy(name).map {
          100 * Double($0.wrongCount) / Double($0.resultCount)
        }
      },
      Self.ofTasks(
        rows, "error", "The worst error", "distance from the exact result",
        .logarithmic
      ) { $0.accuracy($1)?.worstError },
      Self.growth(rows, "sum-growth", "BigFraction +"),
      Self.growth(rows, "product-growth", "BigFraction *"),
    ].compactMap(\.self)
  }

  /// Writes a file for each chart, and a page that shows them.
  func write(to folder: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    for chart in charts {
      try Data(chart.svg().utf8)
        .write(to: folder.appendingPathComponent("\(chart.file).svg"))
    }
    try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
  }

  private var page: String {
    let images = charts.map {
      "<p><img src=\"\($0.file).svg\" alt=\"\($0.title.escaped)\"></p>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Benchmarks of Exact</title>
      <h1>Benchmarks of Exact</h1>
      \(images.joined(separator: "\n"))
      </html>

      """
  }

  /// A chart of the tasks that every type does.
  private static func ofTasks(
    _ rows: [Row], _ file: String, _ title: String, _ unit: String,
    _ kind: Chart.Kind, _ number: (Row, Contender.Name) -> Double?
  ) -> Chart? {
    let rows = rows.filter { $0.accuracies.contains { $0 != nil } }
    if rows.isEmpty { return nil }
    let series: [(Contender.Name, String, String)] = [
      (.double, "Double", "#e69f00"), (.decimal, "Decimal", "#d55e00"),
      (.exact, "Fraction", "#0072b2"), (.bigFraction, "BigFraction", "#56b4e9"),
    ]
    return Chart(
      file: file, title: title, unit: unit, kind: kind,
      subjects: rows.map(\.workload.title),
      series: series.map { name, title, colour in
        Chart.Series(
          name: title, colour: colour,
          values: rows.map { number($0, name) })
      })
  }

  /// A chart of one operation on longer and longer numbers.
  private static func growth(
    _ rows: [Row], _ file: String, _ title: String
  ) -> Chart? {
    let rows = rows.filter {
      $0.workload.title == title && $0.workload.distribution.bitCount != nil
    }
    if rows.isEmpty { return nil }
    let sizes = rows.map { Double($0.workload.distribution.bitCount!) }
    let series: [(Contender.Name, String)] = [
      (.exact, "#0072b2"), (.gmp, "#009e73"), (.flint, "#cc79a7"),
    ]
    return Chart(
      file: file, title: "\(title), by the size of the terms",
      unit: "bits of each term; nanoseconds",
      kind: .growth(sizes: sizes), subjects: [],
      series: series.map { name, colour in
        Chart.Series(
          name: name.rawValue, colour: colour,
          values: rows.map { $0.nanoseconds(name) })
      }.filter { $0.values.contains { $0 != nil } })
  }
}
