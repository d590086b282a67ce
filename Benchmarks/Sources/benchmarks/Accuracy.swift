// Accuracy.swift: how far results are from the exact ones.

import Exact

struct Accuracy {
  /// The largest distance of a result from the exact one.
  let worstError: Double
  /// How many results are farther from the exact one than a number of their
  /// type need be.
  let wrongCount: Int
  let resultCount: Int

  init<Value: Amount>(
    of results: some Collection<Value>, exact: some Collection<BigFraction>
  ) {
    var worst: BigFraction = 0
    var wrongCount = 0
    for (result, exact) in zip(results, exact) {
      let error = (result.exactly - exact).magnitude
      if error == 0 { continue }
      worst = max(worst, error)
      let nearest = Value(nearest: exact).exactly
      if error > (nearest - exact).magnitude { wrongCount += 1 }
    }
    worstError = Double(worst)
    self.wrongCount = wrongCount
    resultCount = results.count
  }
}
