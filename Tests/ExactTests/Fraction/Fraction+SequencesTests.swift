// Fraction+SequencesTests.swift: sums, means, products and dot products.

import Exact
import ExactTesting
import Testing

struct FractionSequencesTests {
  private let half = Fraction(1, 2)

  @Test func few() throws {
    let values: [Fraction] = [1 / 2, 1 / 3, 1 / 6]
    #expect(try values.sum() == 1)
    #expect(try values.mean() == 1 / 3)
    #expect(try values.product() == 1 / 36)
    #expect(try dot(values, [2, 3, 6]) == 3)
    #expect(try values.lazy.map { $0 * 2 }.sum() == 2)
    #expect(try Set(values).sum() == 1)
  }

  @Test func none() throws {
    let values: [Fraction] = []
    #expect(try values.sum() == 0)
    #expect(try values.product() == 1)
    #expect(try dot(values, values) == 0)
    #expect(throws: FractionError.divisionByZero) { try values.mean() }
  }

  @Test func single() throws {
    for value in [Fraction(Int.min), Fraction(.min, .max), Fraction(1, .max)] {
      #expect(try [value].sum() == value)
      #expect(try [value].mean() == value)
      #expect(try [value].product() == value)
      #expect(try dot([value], [1]) == value)
    }
  }

  /// Only the total has to fit.
  @Test func partialSumsBeyondAWord() throws {
    let greatest = Fraction(Int.max)
    #expect(try [greatest, greatest, -greatest, -greatest, 1].sum() == 1)
    #expect(try Array(repeating: greatest, count: 1000).mean() == greatest)
    let third = Fraction(.max, 3)
    #expect(try [third, third, third].sum() == greatest)
    #expect(try dot([greatest, greatest], [greatest, -greatest]) == 0)
    #expect(try dot([third, third], [3, -3]) == 0)
    let least = Fraction(Int.min)
    #expect(try Array(repeating: least, count: 4096).mean() == least)
  }

  /// A common denominator of more than 63 bits may vanish from the total.
  @Test func denominatorsBeyondAWord() throws {
    let p = Fraction(1, 4_294_967_291)
    let q = Fraction(1, 4_294_967_279)
    let r = Fraction(1, 4_294_967_231)
    #expect(throws: FractionError.overflow) { try [p, q].sum().adding(r) }
    #expect(try [p, q, r, -p, -q, 1 / 3, -r].sum() == 1 / 3)
    #expect(try dot([p, q, r, p, q, r], [1, 2, 3, -1, -2, -3]) == 0)
  }

  @Test func overflow() {
    let greatest = Fraction(Int.max)
    #expect(throws: FractionError.overflow) { try [greatest, 1].sum() }
    #expect(throws: FractionError.overflow) { try [greatest, half].sum() }
    #expect(throws: FractionError.overflow) { try [greatest, 2].product() }
    #expect(throws: FractionError.overflow) { try dot([greatest], [2]) }
    #expect(throws: FractionError.overflow) {
      try [1, 0].map { Fraction($0, .max) }.mean()
    }
    #expect(throws: FractionError.overflow) {
      try [Fraction(1, 4_294_967_291), Fraction(1, 4_294_967_279), half].sum()
    }
  }

  @Test func products() throws {
    let greatest = Fraction(Int.max)
    #expect(try [greatest, greatest, 1 / greatest].product() == greatest)
    #expect(try [greatest, greatest, greatest, greatest, 0].product() == 0)
    #expect(try [0, greatest, greatest, greatest].product() == 0)
    #expect(try (1...40).map { Fraction($0, $0 + 1) }.product() == 1 / 41)
    #expect(try [Fraction(Int.min), -1, -1].product() == Fraction(Int.min))
  }

  /// Partial results of more than 127 bits do no harm to a total that fits.
  @Test func partialResultsBeyondTwoWords() throws {
    let g = Fraction(Int.max)
    #expect(try [g, g, g, 1 / g, 1 / g].product() == g)
    #expect(try Array(repeating: g, count: 9).map { $0 / g }.product() == 1)
    let values = [
      4_294_967_291, 4_294_967_279, 4_294_967_231, 4_294_967_197,
      4_294_967_189, 4_294_967_161,
    ].map { Fraction(1, $0) }
    let opposites = values.map { -$0 }
    #expect(try (values + opposites).sum() == 0)
    #expect(try (values + [half] + opposites).sum() == half)
    #expect(try (values + [14] + opposites).mean() == 14 / 13)
    #expect(try dot(values + [g], opposites.map { 1 / $0 } + [1]) == g - 6)
    #expect(try dot(values + values, values + opposites) == 0)
    #expect(try (values + opposites.dropLast()).sum() == values[5])
    #expect(throws: FractionError.overflow) { try values.sum() }
    #expect(throws: FractionError.overflow) { try values.mean() }
    #expect(throws: FractionError.overflow) { try values.product() }
    #expect(throws: FractionError.overflow) { try dot(values, values) }
    #expect(throws: FractionError.overflow) { try [g, g, g, 1 / g].product() }
  }

  /// Against the fold, wherever that does not overflow on the way.
  @Test(arguments: [31, 32, 33] as [UInt64])
  func folds(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for count in [2, 3, 10, 100, 1000] {
      func random(_ bound: Int, over denominators: [Int]) -> Fraction {
        Fraction(
          Int.random(in: -bound...bound, using: &generator),
          denominators.randomElement(using: &generator)!)
      }
      let a = (0..<count).map { _ in
        random(9_999_999, over: [1, 2, 4, 5, 10, 12, 100, 365, 1000])
      }
      let b = (0..<count).map { _ in random(99, over: [1, 2, 4, 5, 10]) }
      let sum = a.reduce(0, +)
      #expect(try a.sum() == sum)
      #expect(try a.mean() == sum / Fraction(count))
      let products = zip(a, b).map { $0 * $1 }
      let expected = products.reduce(0, +)
      #expect(try dot(a, b) == expected)
    }
  }

  /// More distinct denominators than the cache holds.
  @Test func manyDenominators() throws {
    let multiple = 1024 * 81 * 25 * 7 * 11 * 13
    let values = (1...20_000).filter { multiple % $0 == 0 }.enumerated().map {
      Fraction($0.offset * 7 - 999, $0.element)
    }
    #expect(Set(values.map(\.denominator)).count > 256)
    let opposites = values.map { -$0 }
    #expect(try (values + opposites.reversed()).sum() == 0)
    #expect(try (values + opposites + [half]).sum() == half)
  }

  @Test func traps() async {
    expectTrap(
      "Sequences of different lengths",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(try? dot([Fraction(zero())], []))
      })
    expectTrap(
      "Sequences of different lengths",
      await #expect(processExitsWith: .failure, observing: standardError) {
        use(try? dot([1], [1, Fraction(zero())]))
      })
  }
}
