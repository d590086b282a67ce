// FormatStyle+FractionsTests.swift: the names of the styles wherever a style
// may stand.

import Exact
import ExactFoundation
import Foundation
import Testing

/// Writes as views do, which take a style of any kind.
private func text<Style: FormatStyle>(
  _ value: Style.FormatInput, format: Style
) -> Style.FormatOutput {
  format.format(value)
}

/// Reads as text fields do.
private func value<Style: ParseableFormatStyle>(
  _ text: Style.FormatOutput, format: Style
) throws -> Style.FormatInput {
  try format.parseStrategy.parse(text)
}

/// A style of somebody else's.
private struct Halves: FormatStyle {
  func format(_ value: Fraction) -> Int { (value * 2).integer() }
}

struct FormatStyleFractionsTests {
  private let fraction = Fraction(7, 6)
  private let big = BigFraction(Fraction(7, 6))

  @Test func anyStyle() {
    #expect(text(fraction, format: .fraction) == "7/6")
    #expect(text(fraction, format: .mixed) == "1 1/6")
    #expect(text(fraction, format: .repeatingDecimal) == "1.1(6)")
    let digits = text(fraction, format: .repeatingDecimal(maxDigits: 1))
    #expect(digits == "7/6")
    #expect(text(fraction, format: .decimal(places: 2)) == "1.17")
    let percent = text(fraction, format: .percent(places: 1, rounding: .down))
    #expect(percent == "116.6%")
  }

  @Test func anyStyleOfBigFractions() {
    #expect(text(big, format: .fraction) == "7/6")
    #expect(text(big, format: .mixed) == "1 1/6")
    #expect(text(big, format: .repeatingDecimal) == "1.1(6)")
    #expect(text(big, format: .repeatingDecimal(maxDigits: 1)) == "7/6")
    #expect(text(big, format: .decimal(places: 2, rounding: .up)) == "1.17")
    #expect(text(big, format: .percent(places: 1)) == "116.7%")
  }

  @Test func anyParseableStyle() throws {
    #expect(try value("1 1/6", format: .mixed) == fraction)
    #expect(try value("1.5", format: .decimal(places: 0)) == fraction + 1 / 3)
    #expect(throws: FractionError.invalidSyntax(offset: 1)) {
      try value("7/6", format: .decimal(places: 2)) as Fraction
    }
  }

  @Test func anyFraction() {
    func texts<F: FractionProtocol>(_ value: F) -> [String] {
      [
        value.formatted(), value.formatted(.mixed),
        value.formatted(.decimal(places: 1)),
      ]
    }
    #expect(texts(fraction) == ["7/6", "1 1/6", "1.2"])
    #expect(texts(big) == ["7/6", "1 1/6", "1.2"])
  }

  @Test func otherStyles() {
    #expect(fraction.formatted(Halves()) == 2)
  }
}
