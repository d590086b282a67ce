// Benchmarks.swift: the program.

import Foundation

@main
enum Benchmarks {
  static func main() {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail(error.description, status: 2)
    }
    if options.wantsHelp {
      print(Options.help)
      return
    }
    guard isOptimized else {
      fail("Timings of a debug build mean nothing; build with -c release.")
    }
    if let folder = options.peersFolder {
      write(folder) { try Peers.measure(in: $0) }
      return
    }
    let workloads = Workload.all.filter { $0.matches(options.filter) }
    guard !workloads.isEmpty else {
      fail("No group or title contains \"\(options.filter)\".", status: 2)
    }
    let baseline = options.checkPath.map(read)
    // A path that cannot be written should not cost minutes first.
    save([], options)
    let rows = measure(workloads, effort: options.effort)
    printGoals(rows)
    save(rows, options)
    if let baseline { check(rows, baseline, options) }
  }

  private static func measure(
    _ workloads: [Workload], effort: Measurement.Effort
  ) -> [Row] {
    var rows: [Row] = []
    for (i, workload) in workloads.enumerated() {
      if rows.last?.workload.group != workload.group {
        print("\n\(Table.heading(workload.group))")
      }
      Progress.show(
        "\(i + 1) of \(workloads.count): \(workload.title), "
          + workload.distribution.rawValue)
      let row = measure(workload, effort: effort)
      Progress.clear()
      for line in Table.lines(row) { print(line) }
      rows.append(row)
    }
    return rows
  }

  private static func measure(
    _ workload: Workload, effort: Measurement.Effort
  ) -> Row {
    let contenders = workload.prepare()
    if let mismatch = workload.mismatch(of: contenders) {
      Progress.clear()
      fail("\(workload.title), \(workload.distribution.rawValue): \(mismatch)")
    }
    return Row(workload, contenders, effort: effort)
  }

  private static func printGoals(_ rows: [Row]) {
    let verdicts = rows.flatMap(\.verdicts)
      .sorted { $0.goal.number < $1.goal.number }
    if verdicts.isEmpty { return }
    print("\ngoals\n\(Table.goalHeader)")
    for verdict in verdicts { print(Table.line(verdict)) }
    print("\(verdicts.count(where: \.isMet)) of \(verdicts.count) goals met")
  }

  private static func read(_ path: String) -> Baseline {
    let baseline: Baseline
    do {
      baseline = try Baseline(readFrom: path)
    } catch {
      fail("Cannot read \(path): \(error.localizedDescription)", status: 2)
    }
    guard baseline.kernel == Kernel.current.rawValue else {
      fail(
        "\(path) is a baseline of the \(baseline.kernel) kernel.", status: 2)
    }
    return baseline
  }

  /// Ends with status 1 if something has become slower.
  ///
  /// What looks slower is timed again, twice, so that a busy spell of the
  /// machine does not count.
  private static func check(
    _ rows: [Row], _ baseline: Baseline, _ options: Options
  ) {
    let margin = options.margin
    let regressions = rows.flatMap { row in
      var regressions = baseline.regressions(of: row, margin: margin)
      for _ in 0..<2 where !regressions.isEmpty {
        let again = measure(row.workload, effort: options.effort)
        regressions = baseline.regressions(of: again, margin: margin)
      }
      return regressions
    }
    guard regressions.isEmpty else {
      fail(
        "\nSlower than the baseline by more than a factor of \(margin):\n"
          + regressions.joined(separator: "\n"))
    }
    print("\nNothing is slower than the baseline by a factor of \(margin).")
  }

  private static func save(_ rows: [Row], _ options: Options) {
    write(options.jsonPath) {
      try Report(rows, effort: options.effort).write(to: $0)
    }
    write(options.resultsPath) {
      try Results(rows, effort: options.effort).write(to: $0)
    }
    write(options.chartsFolder) { try Charts(rows).write(to: $0) }
    write(options.baselinePath) { try Baseline(rows).write(to: $0) }
  }

  private static func write(
    _ path: String?, _ body: (String) throws -> Void
  ) {
    guard let path else { return }
    do {
      try body(path)
    } catch {
      fail("Cannot write \(path): \(error.localizedDescription)")
    }
  }

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private static func fail(_ message: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
