// BigInteger+AccumulationTests.swift: sums in place, against sums that are not.

import Exact
import ExactTesting
import Testing

struct BigIntegerAccumulationTests {
  /// Sums and differences of every size and sign, one after the other.
  @Test(arguments: [131, 132] as [UInt64])
  func sums(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    for bits in [60, 64, 66, 128, 200, 1_000] {
      var total: BigInteger = 0
      for _ in 0..<400 {
        let before = total
        // Copies that keep the memory from being written.
        let kept = Bool.random(using: &generator) ? [before] : []
        let term = BigInteger.edgeBiased(
          bits: .random(in: 0...bits, using: &generator), using: &generator)
        let expected: BigInteger
        if Bool.random(using: &generator) {
          expected = before - -term
          total += term
        } else {
          expected = before + -term
          total -= term
        }
        // The text is made from limbs, so it shows a count that is wrong.
        if total != expected || "\(total)" != "\(expected)"
          || kept.contains(where: { "\($0)" != "\(before)" })
        {
          faults.append("\(before), \(term): \(total)")
        }
      }
    }
    #expect(faults == [], "seed \(seed)")
  }

  @Test func carriesAndBorrows() {
    let power = (1 as BigInteger) << 640
    var value = power - 1
    value += 1
    #expect(value == power)
    value -= 1
    #expect(value == power - 1)
    value -= power - 1
    #expect(value == 0)
    value = (1 as BigInteger) << 63
    value -= 1
    #expect(value == BigInteger(Int.max))
    value = power
    value += value
    #expect(value == power << 1)
    value -= value
    #expect(value == 0)
  }

  /// A copy keeps its value when the original is changed.
  @Test func copies() {
    var value = (1 as BigInteger) << 640
    let copy = value
    value += 7
    #expect(copy == (1 as BigInteger) << 640 && value - copy == 7)
  }

  /// Threads that read a value see nothing of what others do to their copies,
  /// whoever of them holds the memory last.
  @Test func copiesInThreads() async {
    let agree = await withTaskGroup(of: Bool.self) { group in
      for k in 1...200 {
        let value = (1 as BigInteger) << 640 + BigInteger(k)
        let power = (1 as BigInteger) << 640
        group.addTask {
          var copy = value
          for _ in 0..<20 { copy += 1 }
          return copy - power == BigInteger(k) + 20
        }
        group.addTask {
          var copy = value
          for _ in 0..<20 { copy -= BigInteger(k) }
          return copy - power == BigInteger(k) * -19
        }
        group.addTask {
          (0..<20).allSatisfy { _ in value - power == BigInteger(k) }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(agree)
  }
}
