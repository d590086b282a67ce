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
    let workloads = Workload.all.filter { $0.matches(options.filter) }
    guard !workloads.isEmpty else {
      fail("No group or title contains \"\(options.filter)\".", status: 2)
    }
    // A path that cannot be written should not cost minutes first.
    save([], options)
    let rows = measure(workloads, effort: options.effort)
    printGoals(rows)
    save(rows, options)
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
      let contenders = workload.prepare()
      if let mismatch = workload.mismatch(of: contenders) {
        fail(
          "\(workload.title), \(workload.distribution.rawValue): \(mismatch)")
      }
      let row = Row(workload, contenders, effort: effort)
      Progress.clear()
      for line in Table.lines(row) { print(line) }
      rows.append(row)
    }
    return rows
  }

  private static func printGoals(_ rows: [Row]) {
    let verdicts = rows.flatMap(\.verdicts)
      .sorted { $0.goal.number < $1.goal.number }
    if verdicts.isEmpty { return }
    print("\ngoals\n\(Table.goalHeader)")
    for verdict in verdicts { print(Table.line(verdict)) }
    print("\(verdicts.count(where: \.isMet)) of \(verdicts.count) goals met")
  }

  private static func save(_ rows: [Row], _ options: Options) {
    guard let path = options.jsonPath else { return }
    do {
      try Report(rows, effort: options.effort).write(to: path)
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
