// FractionParsingOptions.swift: what may be read beside the standard grammar.

/// Forms of numbers that are read beside those of the standard grammar.
///
///     try Fraction(parsing: "33 1/3 %", [.mixed, .percent])  // 1/3
///
/// Options combine, and none changes what a text of the standard grammar
/// means. Blanks are spaces, and there is one at most where one may stand.
public struct FractionParsingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates the options with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Mixed numbers: digits, a blank, and a quotient of digits. The sign is that
  /// of all: "-1 1/2" is -3/2.
  public static let mixed = Self(rawValue: 1 << 0)

  /// The fractions of Unicode: single characters ("½", "1½", "1 ½"), digits
  /// with the fraction slash U+2044 between ("1⁄2"), and superscript and
  /// subscript digits with that slash ("³⁄₄", "1³⁄₄").
  public static let vulgar = Self(rawValue: 1 << 1)

  /// A percent sign at the end, perhaps after a blank: "8.875 %" is 71/800.
  public static let percent = Self(rawValue: 1 << 2)

  /// Single underscores between digits: "1_000".
  public static let digitSeparators = Self(rawValue: 1 << 3)

  /// Any number of spaces, tabs and line breaks of ASCII before and after the
  /// number.
  public static let surroundingWhitespace = Self(rawValue: 1 << 4)

  /// A colon as stroke: "16:9".
  public static let ratio = Self(rawValue: 1 << 5)

  /// Decimals, with their repetends and exponents, as terms of a quotient:
  /// "1.5/3", "1e3/7".
  public static let decimalParts = Self(rawValue: 1 << 6)
}
