// RealTask+Ratios.swift: numbers that are no decimals.

import Exact

/// The partial sums of 1 + 1/2 + 1/3 + … that fit a fraction of words.
struct ShortHarmonicSum<Value: Amount>: RealTask {
  static var resultCount: Int { 40 }

  func solve(into results: UnsafeMutablePointer<Value>) {
    addReciprocals(results, count: Self.resultCount)
  }
}

/// More of the partial sums.
struct HarmonicSum<Value: Amount>: RealTask {
  static var resultCount: Int { 1000 }

  func solve(into results: UnsafeMutablePointer<Value>) {
    addReciprocals(results, count: Self.resultCount)
  }
}

@inline(__always)
private func addReciprocals<Value: Amount>(
  _ results: UnsafeMutablePointer<Value>, count: Int
) {
  let one = Value(1)
  var sum = Value(0)
  var k = one
  for i in 0..<count {
    sum = sum + one / k
    k = k + one
    results[i] = sum
  }
}

/// Ingredients for four, scaled for seven and back.
struct Recipe<Value: Amount>: RealTask {
  private static var ingredientCount: Int { 4096 }
  static var resultCount: Int { 2 * ingredientCount }

  private let ingredients: Buffer<Value>
  private let four = Value(4)
  private let seven = Value(7)

  init() {
    var givens = Givens<Value>(seed: 5)
    ingredients = givens.fractions(
      count: Self.ingredientCount, 1...48, over: [1, 2, 3, 4, 6, 8, 16])
  }

  func solve(into results: UnsafeMutablePointer<Value>) {
    let ingredients = ingredients.elements
    for i in 0..<ingredients.count {
      let scaled = ingredients[i] / four * seven
      results[2 * i] = scaled
      results[2 * i + 1] = scaled / seven * four
    }
  }
}

/// Five minutes of video at 30000/1001 frames a second: the time of each frame
/// from that of the one before, and the frame that is shown at that time.
struct Timeline<Value: Amount>: RealTask {
  private static var frameCount: Int { 8991 }
  static var resultCount: Int { 2 * frameCount }

  private let framesPerSecond = Value(Fraction(30_000, 1001))
  private let duration = Value(Fraction(1001, 30_000))

  func solve(into results: UnsafeMutablePointer<Value>) {
    var time = Value(0)
    for i in 0..<Self.frameCount {
      results[2 * i] = time
      results[2 * i + 1] = (time * framesPerSecond).floor
      time = time + duration
    }
  }
}
