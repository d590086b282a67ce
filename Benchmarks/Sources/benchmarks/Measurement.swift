// Measurement.swift: how contenders are timed.

/// The nanoseconds per operation of contenders that were timed together.
struct Measurement {
  /// How much is measured: the defaults, or less for a first impression.
  struct Effort {
    let rounds: Int
    static let full = Effort(rounds: 101)
    static let quick = Effort(rounds: 9)
  }

  /// The shortest time a contender runs for in a round.
  private static let roundNanoseconds: UInt64 = 1_500_000

  /// One row per contender, one column per round.
  private let times: [[Double]]

  /// Times contenders by turns.
  ///
  /// They share every round, so that a slower spell of the machine hits all of
  /// them, and each round starts with another one, so that none always follows
  /// the same rival.
  init(of contenders: [Contender], operations: Int, effort: Effort) {
    let passes = contenders.map(Self.passes)
    var times = Array(repeating: [Double](), count: contenders.count)
    for round in 0..<effort.rounds {
      for turn in contenders.indices {
        let i = (round + turn) % contenders.count
        let start = ThreadClock.now
        for _ in 0..<passes[i] { contenders[i].run() }
        let elapsed = ThreadClock.now - start
        times[i].append(Double(elapsed) / Double(passes[i] * operations))
      }
    }
    self.times = times
  }

  /// The median time of a contender.
  func nanoseconds(_ contender: Int) -> Double { median(times[contender]) }

  /// The median over the rounds of one contender's time divided by another's.
  func ratio(_ contender: Int, to other: Int) -> Double {
    median(zip(times[contender], times[other]).map { $0 / $1 })
  }

  /// The number of runs that fill a round.
  private static func passes(of contender: Contender) -> Int {
    contender.run()
    let start = ThreadClock.now
    contender.run()
    let elapsed = max(ThreadClock.now - start, 1)
    return Int((roundNanoseconds + elapsed - 1) / elapsed)
  }
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1
    ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
