// FractionText.swift: a number as text. It knows where the digits stand and
// leaves to each type what they are worth.

/// The parts of a number written as text.
///
/// Ranges are those of ASCII digits in the text, or in a copy of its digits.
struct FractionText {
  /// Digits with a point, a repetend and an exponent, all of them optional.
  struct Decimal {
    /// The digits before a point.
    var integer = 0..<0
    /// The digits after the point that stand once.
    var fraction = 0..<0
    /// The digits after the point that repeat for ever.
    var repetend = 0..<0
    /// The power of ten. One far beyond the length of any text is cut off at
    /// `exponentLimit`.
    var exponent: Int64 = 0
    /// Whether there are digits and nothing else.
    var isPlain = true

    /// The magnitude at which exponents are cut off.
    static let exponentLimit: Int64 = 1 << 58

    /// How many places the point is to the left of the last digit.
    var places: Int64 { Int64(fraction.count) - exponent }
  }

  var isNegative = false
  /// The digits of a whole number that is added to the quotient.
  var whole = 0..<0
  var dividend = Decimal()
  var divisor: Decimal?
  var isPercentage = false

  /// Whether both exponents were cut off on one side, so that it is not known
  /// by how much they differ.
  var isOrderLost: Bool {
    dividend.exponent == divisor?.exponent
      && dividend.exponent.magnitude == Decimal.exponentLimit
  }
}

extension FractionText {
  /// Reads a text, and makes a value of its parts and of the bytes that hold
  /// its digits.
  ///
  /// - Throws: ``FractionError/invalidSyntax(offset:)`` unless all of the text
  ///   follows the grammar that the options make.
  /// - Complexity: O(*n*) for *n* bytes, and that of `value`.
  static func parse<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ options: FractionParsingOptions,
    _ value: (FractionText, UnsafeBufferPointer<UInt8>) throws(FractionError)
      -> Value
  ) throws(FractionError) -> Value {
    var scanner = FractionScanner(bytes, options)
    let text = try scanner.text()
    guard scanner.isCopying else { return try value(text, bytes) }
    return try scanner.digitCopy.withUnsafeBufferPointer {
      digits throws(FractionError) in try value(text, digits)
    }
  }
}

extension StringProtocol {
  /// Lends the UTF-8 bytes.
  @inlinable
  func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    utf8.withContiguousStorageIfAvailable(body)
      ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
