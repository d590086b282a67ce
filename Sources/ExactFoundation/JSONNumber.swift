// JSONNumber.swift: fractions that are numbers in JSON.

import Exact

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A fraction that is written to JSON as a number.
///
///     struct Item: Codable { @JSONNumber var price: Fraction }
///     // {"price":19.99} is read as 1999/100, and written like that
///
/// A number is read exactly, through a `Decimal` and never through a `Double`.
/// A text and an object are read as the fraction type reads them itself.
///
/// - A number of up to 37 significant digits from 10^-128 to 10^127 is read.
///   JSON decoders drop digits for which a `Decimal` has no room. So a number
///   with so many digits that some may have been dropped is refused. That
///   leaves one case that shows in nothing: of a number such as 1.00…001 with
///   38 digits or more, zeros may arrive alone.
/// - A value that is no decimal number of that size, such as 1/3, cannot be
///   written.
///
/// Where values of any size and precision are exchanged, let them be texts:
/// without a wrapper, or with ``JSONText``, which reads numbers too. An
/// optional property is a `JSONNumber<Fraction>?`, without the wrapper.
@propertyWrapper
public struct JSONNumber<Value: FractionProtocol>: Hashable, Sendable {
  /// The fraction.
  public var wrappedValue: Value

  /// Wraps a fraction.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps a fraction.
  public init(_ value: Value) { self.init(wrappedValue: value) }
}

extension JSONNumber: Codable {
  /// Reads a number, or what the fraction type reads itself.
  ///
  /// - Throws: `DecodingError` that names the fault.
  public init(from decoder: any Decoder) throws {
    self.init(try Value(numberFrom: decoder))
  }

  /// Writes a number.
  ///
  /// - Throws: `EncodingError` if the value is no decimal number with at most
  ///   37 digits, or is out of range.
  public func encode(to encoder: any Encoder) throws {
    guard let decimal = Decimal(exactly: wrappedValue),
      let parts = DecimalParts(decimal), parts.hasRoomForDigit
    else {
      throw EncodingError.invalidValue(
        wrappedValue,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "The fraction has no decimal digits that end, or"
            + " more than a JSON number should have; write it as text."))
    }
    var container = encoder.singleValueContainer()
    try container.encode(decimal)
  }
}

/// A fraction that is written to JSON as a text, and also read from a number.
///
///     struct Item: Codable { @JSONText var price: Fraction }
///     // {"price":19.99} is read as 1999/100, and written {"price":"1999/100"}
///
/// A number is read as by ``JSONNumber``. Everything else is read and written
/// as by the fraction type itself.
@propertyWrapper
public struct JSONText<Value: FractionProtocol>: Hashable, Sendable {
  /// The fraction.
  public var wrappedValue: Value

  /// Wraps a fraction.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps a fraction.
  public init(_ value: Value) { self.init(wrappedValue: value) }
}

extension JSONText: Codable {
  /// Reads a number, or what the fraction type reads itself.
  ///
  /// - Throws: `DecodingError` that names the fault.
  public init(from decoder: any Decoder) throws {
    self.init(try Value(numberFrom: decoder))
  }

  /// Writes the text of the fraction.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

private enum DecimalKey: String, CodingKey {
  case exponent
}

extension FractionProtocol {
  /// Reads a number through a Decimal, and anything else as the type does.
  fileprivate init(numberFrom decoder: any Decoder) throws {
    func fault(
      _ description: String, _ error: (any Error)? = nil
    ) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: description,
          underlyingError: error))
    }
    let outOfRange = "The number is out of the range of Decimal."
    let decimal: Decimal
    do {
      decimal = try decoder.singleValueContainer().decode(Decimal.self)
    } catch DecodingError.typeMismatch {
      try self.init(from: decoder)
      return
    } catch DecodingError.valueNotFound(let type, let context) {
      throw DecodingError.valueNotFound(type, context)
    } catch {
      throw fault(outOfRange, error)
    }
    // Of an archive that keeps a Decimal in parts, Foundation reads no more
    // than eight bits of the exponent.
    if let parts = try? decoder.container(keyedBy: DecimalKey.self),
      let exponent = try? parts.decode(Int.self, forKey: .exponent),
      !(DecimalParts.exponents ~= exponent)
    {
      throw fault(outOfRange)
    }
    guard let parts = DecimalParts(decimal) else {
      throw fault(FractionError.notFinite.description, FractionError.notFinite)
    }
    guard parts.hasRoomForDigit else {
      throw fault(
        "The number has more digits than are sure to arrive; write it as text.",
        FractionError.limitExceeded)
    }
    guard let value = Self(exactly: parts.value) else {
      throw fault(FractionError.overflow.description, FractionError.overflow)
    }
    self = value
  }
}
