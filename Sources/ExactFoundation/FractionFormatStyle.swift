// FractionFormatStyle.swift: the ways in which a fraction is written as text.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A way of writing a fraction as text.
///
///     Fraction(7, 6).formatted()                     // "7/6"
///     Fraction(7, 6).formatted(.mixed)               // "1 1/6"
///     Fraction(7, 6).formatted(.repeatingDecimal)    // "1.1(6)"
///     Fraction(7, 6).formatted(.decimal(places: 2))  // "1.17"
///     Fraction(7, 6).formatted(.percent(places: 1))  // "116.7%"
///
/// Every digit is right, for values of any size: none goes through a `Double`
/// or a `Decimal`. The text is the same everywhere: ASCII digits, a point, no
/// grouping. A locale changes nothing. ``FractionParseStrategy`` reads it back. For a localised text, round first and let Foundation write
/// the `Decimal`:
///
///     let price = try Fraction(7, 6).rounded(toPlaces: 2)
///     Decimal(exactly: price)?.formatted(.currency(code: "EUR"))  // "€1.17"
public struct FractionFormatStyle<Value: FractionProtocol>: Hashable, Sendable {
  enum Form: Hashable, Sendable, Codable {
    case fraction, mixed
    case decimal(places: Int, rounding: FractionRounding)
    case percent(places: Int, rounding: FractionRounding)
    case repeatingDecimal(maxDigits: Int)
  }

  let form: Form
}

extension FractionFormatStyle {
  /// Writes the terms with a stroke between, "-7/6", or an integer.
  public static var fraction: Self { Self(form: .fraction) }

  /// Writes a whole number and a proper fraction, "-1 1/6".
  public static var mixed: Self { Self(form: .mixed) }

  /// Writes all decimal digits, with those that repeat for ever in parentheses:
  /// "1.1(6)".
  ///
  /// A value that has more than 100,000 digits after the point, the repetend
  /// counted once, is written as by ``fraction``.
  public static var repeatingDecimal: Self {
    repeatingDecimal(maxDigits: 100_000)
  }

  /// Writes all decimal digits, with those that repeat for ever in parentheses,
  /// if that takes no more than a number of digits after the point.
  ///
  ///     let seventh = Fraction(1, 7)
  ///     seventh.formatted(.repeatingDecimal(maxDigits: 6))  // "0.(142857)"
  ///     seventh.formatted(.repeatingDecimal(maxDigits: 5))  // "1/7"
  ///
  /// A repetend counts once. More than 1,000,000 digits count as 1,000,000.
  public static func repeatingDecimal(maxDigits: Int) -> Self {
    Self(form: .repeatingDecimal(maxDigits: maxDigits))
  }

  /// Writes a number of decimal places: "1.17" for two.
  ///
  /// The value is rounded by `rule`, by default a tie away from zero. For no
  /// places there is no point; a negative number of them rounds to tens. What
  /// rounds to zero has no sign.
  ///
  /// - Precondition: `places` is from -1,000,000 to 1,000,000.
  public static func decimal(
    places: Int, rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) -> Self {
    Self(checked: .decimal(places: places, rounding: rule))
  }

  /// Writes a hundred times the value with a number of decimal places and a
  /// percent sign: "116.7%" for one.
  ///
  /// Rounding is that of ``decimal(places:rounding:)``.
  ///
  /// - Precondition: `places` is from -1,000,000 to 1,000,000.
  public static func percent(
    places: Int, rounding rule: FractionRounding = .toNearestOrAwayFromZero
  ) -> Self {
    Self(checked: .percent(places: places, rounding: rule))
  }

  private init(checked form: Form) {
    precondition(form.isInBounds, "Number of places out of bounds")
    self.init(form: form)
  }
}

extension FractionFormatStyle: FormatStyle {
  /// The text of a value.
  public func format(_ value: Value) -> String {
    switch form {
    case .fraction: value.description
    case .mixed: value.mixedDescription
    case .decimal(let places, let rule):
      digits(of: value, places: places, rule)
    case .percent(let places, let rule):
      // A hundred times the value may not fit its own type.
      digits(of: BigFraction(value) * 100, places: places, rule) + "%"
    case .repeatingDecimal(let maxDigits):
      (try? value.decimalExpansion(maxDigits: maxDigits))?.description
        ?? value.description
    }
  }

  private func digits(
    of value: some FractionProtocol, places: Int, _ rule: FractionRounding
  ) -> String {
    guard
      let text = try? value.decimalDescription(places: places, rounding: rule)
    else { preconditionFailure("The number of places was not checked") }
    return text
  }
}

extension FractionFormatStyle.Form {
  /// Whether the number of places, if there is one, is one that can be written.
  fileprivate var isInBounds: Bool {
    switch self {
    case .fraction, .mixed, .repeatingDecimal: true
    case .decimal(let places, _), .percent(let places, _):
      places.magnitude <= Limits.places
    }
  }
}

extension FractionFormatStyle: Codable {
  /// Reads a style.
  ///
  /// - Throws: `DecodingError` that names the fault, also for a number of
  ///   places that no style has.
  public init(from decoder: any Decoder) throws {
    let form = try Form(from: decoder)
    guard form.isInBounds else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "The number of places is out of bounds.",
          underlyingError: FractionError.limitExceeded))
    }
    self.init(form: form)
  }

  /// Writes the style.
  public func encode(to encoder: any Encoder) throws {
    try form.encode(to: encoder)
  }
}
