// Row.swift: the figures of one workload, and how they stand to the goals.

/// A workload after it was timed.
struct Row {
  let workload: Workload
  let contenders: [Contender.Name]
  /// How accurate each contender is, where that differs.
  let accuracies: [Accuracy?]
  let measurement: Measurement

  /// Times contenders that have run once and agree.
  init(
    _ workload: Workload, _ contenders: [Contender],
    effort: Measurement.Effort
  ) {
    self.workload = workload
    self.contenders = contenders.map(\.name)
    accuracies = contenders.map { $0.accuracy?() }
    measurement = Measurement(
      of: contenders, operations: workload.operations, effort: effort)
  }

  private func index(of name: Contender.Name) -> Int? {
    contenders.firstIndex(of: name)
  }

  /// The nanoseconds per operation of a contender that took part.
  func nanoseconds(_ name: Contender.Name) -> Double? {
    index(of: name).map(measurement.nanoseconds)
  }

  /// The time of the library under test, divided by that of a rival.
  func ratio(to name: Contender.Name) -> Double? {
    index(of: name).flatMap {
      $0 == 0 ? nil : measurement.ratio(0, to: $0)
    }
  }

  func accuracy(_ name: Contender.Name) -> Accuracy? {
    index(of: name).flatMap { accuracies[$0] }
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

  /// Compares a row with a goal, unless the rival is not there.
  fileprivate init?(goal: Goal, row: Row) {
    self.goal = goal
    switch goal.bound {
    case .within(let factor, let rival):
      guard let ratio = row.ratio(to: rival) else { return nil }
      measured = ratio
      isMet = measured <= factor
      finding = "\(measured.text(places: 2))x"
      demand = "<= \(factor.text(places: 2))x \(rival.rawValue)"
    case .faster(let factor, let rival):
      guard let ratio = row.ratio(to: rival) else { return nil }
      measured = 1 / ratio
      isMet = measured >= factor
      finding = "\(measured.text(places: 2))x faster"
      demand = ">= \(factor.text(places: 2))x faster than \(rival.rawValue)"
    case .nanoseconds(let limit):
      guard let time = row.nanoseconds(.exact) else { return nil }
      measured = time
      isMet = measured <= limit
      finding = "\(measured.text(places: 2)) ns"
      demand = "<= \(limit.text(places: 2)) ns"
    case .overhead(let factor, let rival, let nanoseconds):
      guard let time = row.nanoseconds(.exact),
        let rivalTime = row.nanoseconds(rival)
      else { return nil }
      let limit = factor * rivalTime + nanoseconds
      measured = time
      isMet = measured <= limit
      finding = "\(measured.text(places: 1)) ns"
      demand =
        "<= \(factor.text(places: 2))x \(rival.rawValue) "
        + "+ \(nanoseconds.text(places: 0)) ns = \(limit.text(places: 1)) ns"
    }
  }
}
