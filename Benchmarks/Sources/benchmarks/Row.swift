// Row.swift: the figures of one workload, and how they stand to the goals.

/// A workload after it was timed.
struct Row {
  let workload: Workload
  let contenders: [Contender.Name]
  let measurement: Measurement

  private func index(of name: Contender.Name) -> Int? {
    contenders.firstIndex(of: name)
  }

  /// The nanoseconds per operation of a contender that took part.
  func nanoseconds(_ name: Contender.Name) -> Double? {
    index(of: name).map(measurement.nanoseconds)
  }

  /// The time of the library under test, divided by that of a rival.
  func ratio(to name: Contender.Name) -> Double? {
    index(of: name).map { measurement.ratio(0, to: $0) }
  }

  /// The goals that concern this row.
  var verdicts: [Verdict] {
    Goal.all.compactMap { goal in
      guard goal.title == workload.title,
        goal.distribution == workload.distribution
      else { return nil }
      return Verdict(goal: goal, row: self)
    }
  }
}

/// A goal beside what was measured.
struct Verdict {
  let goal: Goal
  /// In the unit of the goal.
  let measured: Double
  let isMet: Bool
  /// What was measured and what was wanted, in words.
  let finding: String
  let demand: String

  fileprivate init(goal: Goal, row: Row) {
    func required(_ value: Double?) -> Double {
      guard let value else { preconditionFailure("Goal without its rival") }
      return value
    }
    self.goal = goal
    switch goal.bound {
    case .within(let factor, let rival):
      measured = required(row.ratio(to: rival))
      isMet = measured <= factor
      finding = "\(measured.text(places: 2))x"
      demand = "<= \(factor.text(places: 2))x \(rival.rawValue)"
    case .faster(let factor, let rival):
      measured = 1 / required(row.ratio(to: rival))
      isMet = measured >= factor
      finding = "\(measured.text(places: 2))x faster"
      demand = ">= \(factor.text(places: 2))x faster than \(rival.rawValue)"
    case .nanoseconds(let limit):
      measured = required(row.nanoseconds(.exact))
      isMet = measured <= limit
      finding = "\(measured.text(places: 2)) ns"
      demand = "<= \(limit.text(places: 2)) ns"
    case .overhead(let factor, let rival, let nanoseconds):
      let limit = factor * required(row.nanoseconds(rival)) + nanoseconds
      measured = required(row.nanoseconds(.exact))
      isMet = measured <= limit
      finding = "\(measured.text(places: 1)) ns"
      demand =
        "<= \(factor.text(places: 2))x \(rival.rawValue) "
        + "+ \(nanoseconds.text(places: 0)) ns = \(limit.text(places: 1)) ns"
    }
  }
}
