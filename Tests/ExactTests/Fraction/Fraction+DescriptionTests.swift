// Fraction+DescriptionTests.swift: the digits of words.

import Exact
import ExactTesting
import Testing

struct FractionDescriptionTests {
  @Test func descriptions() {
    var generator = SeededGenerator(seed: 81)
    var values = (0..<10_000).map { _ in
      Fraction.edgeBiased(using: &generator)
    }
    values += (0...2_000).map { Fraction($0 - 1_000) }
    values += (0...2_000).map { Fraction($0 - 1_000, 997) }
    var power = 1
    while power < Int.max / 10 {
      power *= 10
      values += [Fraction(power), Fraction(power - 1), Fraction(-1, power)]
      values += [Fraction(1, power + 1), Fraction(1 - power, power)]
    }
    values += [Fraction(.min), Fraction(.max), Fraction(.min, .max)]
    let faults = values.filter {
      let (n, d) = ($0.numerator, $0.denominator)
      let expected = d == 1 ? String(n) : String(n) + "/" + String(d)
      let bytes = $0.withUTF8Description { Array($0) }
      return $0.description != expected || bytes != Array(expected.utf8)
    }
    #expect(faults == [])
  }
}
