// Workload.swift: one row of the table, and the check before it is timed.

/// A task on one distribution of operands, and those who do it.
struct Workload {
  enum Group: String, CaseIterable {
    case reductionCore = "reduction core"
    case arithmetic
    case conversions
    case text
    case decimals = "Decimal"
    case money = "money, three ways"
    case ratios = "ratios, three ways"
    case bigNumbers = "big numbers"
  }

  let group: Group
  let title: String
  let distribution: Distribution
  /// The number of operations in a run.
  let operations: Int
  /// Makes the operands and the contenders, the library under test first.
  let prepare: () -> [Contender]

  static var all: [Workload] {
    reductionCore + arithmetic + exactness + sequences + conversions + texts
      + decimalBridge + realTasks + bigFractions + bigSums + series
      + bigIntegers
  }

  /// The number of random pairs: enough that branch prediction cannot learn
  /// their order.
  static let pairCount = 8192

  func matches(_ filter: String) -> Bool {
    filter.isEmpty || group.rawValue.contains(filter)
      || title.contains(filter)
  }

  /// Runs all contenders once and compares what they make of the task.
  ///
  /// - Returns: A sentence about the first result that differs.
  func mismatch(of contenders: [Contender]) -> String? {
    for contender in contenders { contender.run() }
    guard let reference = contenders[0].outcomes?() else {
      preconditionFailure("No results to compare with")
    }
    for contender in contenders.dropFirst() {
      guard let outcomes = contender.outcomes?() else { continue }
      guard outcomes.count == reference.count else {
        return "\(contender.name.rawValue) has \(outcomes.count) results."
      }
      for i in reference.indices where !outcomes[i].agrees(with: reference[i]) {
        return """
          \(contenders[0].name.rawValue) gives \(reference[i]) for task \(i), \
          \(contender.name.rawValue) gives \(outcomes[i]).
          """
      }
    }
    return nil
  }
}
