// BigFraction+PlacesTests.swift: numbers of places that nobody means.

import Exact
import Testing

struct PlacesTests {
  private let far = [
    Int.max, .max - 1, 1 << 30, 1_000_001, 100_000, 5000, 3001,
  ]

  /// A value that has an end as a decimal is itself at all further places.
  @Test func placesThatAValueHas() throws {
    for places in far + [63, 62] {
      for text in ["1/4611686018427387904", "-7/1250", "3", "0"] {
        let value = Fraction(text)!
        for rule in FractionRounding.allCases {
          #expect(try value.rounded(rule, toPlaces: places) == value)
          #expect(
            try BigFraction(value).rounded(rule, toPlaces: places)
              == BigFraction(value))
          #expect(
            try value.rounded(rule, toSignificantDigits: places) == value)
        }
      }
    }
    let long = try BigFraction(parsing: "7e-90000")
    for places in [Int.max, 1_000_001, 90_000] {
      #expect(try long.rounded(toPlaces: places) == long)
    }
    #expect(
      try long.rounded(toPlaces: 89_999)
        == BigFraction(
          parsing: "1e-89999"))
  }

  /// One that has none fits no number of words there.
  @Test func placesThatNoValueHas() {
    for places in far + [38] {
      for value in [Fraction(1, 3), Fraction(-1, .max), Fraction(1, 7 << 50)] {
        #expect(throws: FractionError.overflow) {
          try value.rounded(.up, toPlaces: places)
        }
        #expect(throws: FractionError.overflow) {
          try value.rounded(toSignificantDigits: places)
        }
      }
    }
    for places in [Int.max, 1_000_001] {
      #expect(throws: FractionError.limitExceeded) {
        try BigFraction(1, 3).rounded(toPlaces: places)
      }
      #expect(throws: FractionError.limitExceeded) {
        try BigFraction(-2, 3).rounded(toSignificantDigits: places)
      }
    }
  }

  @Test func placesFarBeforeThePoint() throws {
    for places in far.map({ -$0 }) + [.min, -20] {
      for value in [Fraction(1, 3), Fraction(.max), Fraction(7, 2)] {
        #expect(try value.rounded(toPlaces: places) == 0)
        #expect(try value.rounded(.down, toPlaces: places) == 0)
        #expect(throws: FractionError.overflow) {
          try value.rounded(.up, toPlaces: places)
        }
        #expect(throws: FractionError.overflow) {
          try (-value).rounded(.awayFromZero, toPlaces: places)
        }
      }
      #expect(try (0 as Fraction).rounded(.up, toPlaces: places) == 0)
    }
    #expect(try Fraction(Int.max).rounded(.down, toPlaces: -19) == 0)
    #expect(throws: FractionError.overflow) {
      try Fraction(Int.max).rounded(toPlaces: -19)
    }
    for places in [Int.min, -1_000_001] {
      #expect(try BigFraction(1, 3).rounded(toPlaces: places) == 0)
      #expect(try BigFraction(-1, 3).rounded(.up, toPlaces: places) == 0)
      #expect(throws: FractionError.limitExceeded) {
        try BigFraction(-1, 3).rounded(.down, toPlaces: places)
      }
    }
    #expect(
      try BigFraction(1, 3).rounded(.up, toPlaces: -2000).numerator
        == power(10 as BigInteger, 2000))
    let long = try BigFraction(parsing: "6e90000")
    #expect(try long.rounded(toPlaces: -90_001) == long / 6 * 10)
    #expect(try long.rounded(toPlaces: -90_002) == 0)
  }

  @Test func digitsThatAreNone() {
    for digits in [0, -1, Int.min] {
      #expect(throws: FractionError.limitExceeded) {
        try Fraction(1, 3).rounded(toSignificantDigits: digits)
      }
      #expect(throws: FractionError.limitExceeded) {
        try (0 as BigFraction).rounded(toSignificantDigits: digits)
      }
    }
  }

  @Test func longResults() throws {
    // 10^n/3 cut off, over 10^n: a third less 1/(3 * 10^n).
    let n = 20_000
    let scale = BigFraction(try power(10 as BigInteger, n))
    let third = BigFraction(1, 3)
    let result = try third.rounded(toPlaces: n)
    #expect(third - result == 1 / (3 * scale))
    // The last ones of 16/3 and 5/3 leave factors of ten to be taken out.
    for value in [BigFraction(16, 3), BigFraction(5, 3), third / scale] {
      for places in [n, n + 1, n + 7] {
        let exact = multipleByDefinition(
          value, 1 / BigFraction(try power(10 as BigInteger, places)), .up)
        #expect(try value.rounded(.up, toPlaces: places) == exact)
      }
    }
    // All of the power of ten goes, or all but one factor.
    let almost = 5 - third / (scale * 1000)
    #expect(try almost.rounded(toPlaces: n) == 5)
    #expect(
      try (almost + 5 / scale).rounded(toPlaces: n) == 5 + 5 / scale)
    #expect(try (almost - 5).rounded(toPlaces: n) == 0)
  }
}
