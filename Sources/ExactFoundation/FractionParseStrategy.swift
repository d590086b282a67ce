// FractionParseStrategy.swift: fractions from what the format styles write.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A way of reading a fraction from the text that a ``FractionFormatStyle``
/// writes, and from no other.
///
///     try Fraction("19.99", strategy: .decimal)    // 1999/100
///     try Fraction("8.875%", strategy: .percent)   // 71/800
///     try Fraction("-1 1/2", strategy: .mixed)     // -3/2
///     try Fraction("12abc", strategy: .decimal)    // invalidSyntax(offset: 2)
///
/// The whole text must follow, in ASCII and whatever the locale. The value is
/// the one written, and is never rounded. ``FractionProtocol/init(parsing:_:)``
/// reads all forms alike.
public struct FractionParseStrategy<Value: FractionProtocol>:
  Hashable, Sendable, Codable
{
  enum Form: String, Codable {
    case fraction, mixed, decimal, percent, repeatingDecimal
  }

  let form: Form
}

extension FractionParseStrategy {
  /// Reads an integer or a quotient of integers: "5", "-7/6".
  public static var fraction: Self { Self(form: .fraction) }

  /// Reads a mixed number, or what ``fraction`` reads: "-1 1/6".
  public static var mixed: Self { Self(form: .mixed) }

  /// Reads a decimal, with any number of places and without an exponent:
  /// "19.99", "5", ".5".
  public static var decimal: Self { Self(form: .decimal) }

  /// Reads a decimal and a percent sign, perhaps with a blank between:
  /// "8.875%".
  public static var percent: Self { Self(form: .percent) }

  /// Reads any text of the standard grammar, such as "0.1(6)" or "1/6".
  public static var repeatingDecimal: Self { Self(form: .repeatingDecimal) }
}

extension FractionParseStrategy: ParseStrategy {
  /// The value of a text.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` with the UTF-8 offset
  ///   of the first byte that does not follow, and the length of the text if
  ///   more has to; otherwise as ``FractionProtocol/init(parsing:_:)`` does.
  public func parse(_ text: String) throws(FractionError) -> Value {
    let value = Result { () throws(FractionError) in
      try Value(parsing: text, form.options)
    }
    guard let end = form.end(in: text) else { return try value.get() }
    // The text may go wrong earlier than where it leaves the form.
    guard case .failure(.invalidSyntax(let offset)) = value else {
      throw .invalidSyntax(offset: end)
    }
    throw .invalidSyntax(offset: min(offset, end))
  }
}

extension FractionParseStrategy.Form {
  fileprivate var options: FractionParsingOptions {
    switch self {
    case .fraction, .decimal, .repeatingDecimal: []
    case .mixed: .mixed
    case .percent: .percent
    }
  }

  /// The characters that begin what the grammar has and the form has not.
  private var refused: String.UTF8View {
    switch self {
    case .fraction, .mixed: ".(eE".utf8
    case .decimal, .percent: "/(eE".utf8
    case .repeatingDecimal: "".utf8
    }
  }

  /// Where a text of the grammar stops being one of the form, if it does.
  fileprivate func end(in text: String) -> Int? {
    let offset = text.utf8.enumerated().first {
      refused.contains($0.element)
    }?.offset
    let isIncomplete = self == .percent && text.utf8.last != UInt8(ascii: "%")
    return offset ?? (isIncomplete ? text.utf8.count : nil)
  }
}

extension FractionFormatStyle: ParseableFormatStyle {
  /// The strategy that reads what the style writes: the same value, or the
  /// rounded one.
  public var parseStrategy: FractionParseStrategy<Value> {
    switch form {
    case .fraction: .fraction
    case .mixed: .mixed
    case .decimal: .decimal
    case .percent: .percent
    case .repeatingDecimal: .repeatingDecimal
    }
  }
}

extension FractionProtocol {
  /// Creates the value of a text of one form.
  ///
  ///     try Fraction("8.875%", strategy: .percent)  // 71/800
  ///
  /// - Throws: As ``FractionParseStrategy/parse(_:)`` does.
  public init(
    _ text: String, strategy: FractionParseStrategy<Self>
  ) throws(FractionError) {
    self = try strategy.parse(text)
  }

  /// Creates the value of a text of the form that a style writes.
  ///
  ///     try Fraction("0.67", format: .decimal(places: 2))  // 67/100
  ///
  /// The number of places need not be that of the style.
  ///
  /// - Throws: As ``FractionParseStrategy/parse(_:)`` does.
  public init(
    _ text: String, format: FractionFormatStyle<Self>
  ) throws(FractionError) {
    self = try format.parseStrategy.parse(text)
  }
}
