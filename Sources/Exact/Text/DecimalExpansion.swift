// DecimalExpansion.swift: a number as the decimal digits that it has or
// repeats for ever.

/// The decimal digits of a fraction, all of them: those that stand once, and
/// those that repeat for ever.
///
///     let expansion = try Fraction(7, 12).decimalExpansion()
///     expansion.prefix    // "58"
///     "\(expansion)"      // "0.58(3)"
public struct DecimalExpansion: Hashable, Sendable {
  /// Whether the number is below zero.
  public let isNegative: Bool

  /// The digits before the point, at least one.
  public let integerPart: String

  /// The digits after the point that stand once.
  public let prefix: String

  /// The digits that follow and repeat for ever; none if the expansion ends.
  public let repetend: String
}

extension DecimalExpansion: CustomStringConvertible {
  /// Whether digits repeat for ever.
  public var isRepeating: Bool { !repetend.isEmpty }

  /// The digits with the repetend in parentheses, "-1.1(6)", as the standard
  /// grammar reads them. Without digits after it there is no point.
  public var description: String {
    var text = isNegative ? "-" + integerPart : integerPart
    if !prefix.isEmpty || isRepeating { text += "." + prefix }
    if isRepeating { text += "(" + repetend + ")" }
    return text
  }
}
