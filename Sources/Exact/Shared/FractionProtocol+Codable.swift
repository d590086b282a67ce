// FractionProtocol+Codable.swift: fractions in JSON and other archives.

#if !hasFeature(Embedded)
  private enum TermKey: String, CodingKey {
    case numerator, denominator
  }

  extension FractionProtocol {
    /// Writes the value as the text of ``description``, "3/4" or "5".
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Reads a text of the standard grammar, an integer, or an object with
    /// integers as `numerator` and `denominator`.
    ///
    /// The terms need not be reduced. No floating-point number is read; but a
    /// decoder may itself hand over a number such as 1.0, rounded, as an
    /// integer. Where that matters, write a text.
    ///
    /// - Throws: `DecodingError` that names the fault.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        let text = try container.decode(String.self)
        self = try Self.validated(decoder) { () throws(FractionError) in
          try Self(parsing: text)
        }
        return
      } catch DecodingError.typeMismatch {}
      do {
        let integer = try Self.integer(decoder.codingPath) {
          try container.decode(Integer.self)
        }
        self = try Self.validated(decoder) { () throws(FractionError) in
          try Self(numerator: integer, denominator: 1)
        }
        return
      } catch DecodingError.typeMismatch {}
      guard let terms = try? decoder.container(keyedBy: TermKey.self) else {
        throw DecodingError.typeMismatch(
          Self.self,
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "Expected a text, an integer, or an object with"
              + " numerator and denominator."))
      }
      func term(_ key: TermKey) throws -> Integer {
        try Self.integer(decoder.codingPath + [key]) {
          try terms.decode(Integer.self, forKey: key)
        }
      }
      let numerator = try term(.numerator)
      let denominator = try term(.denominator)
      self = try Self.validated(decoder) { () throws(FractionError) in
        try Self(numerator: numerator, denominator: denominator)
      }
    }

    /// An integer from a decoder, which may not say where a number stands that
    /// is none.
    private static func integer(
      _ path: [any CodingKey], _ decode: () throws -> Integer
    ) throws -> Integer {
      do {
        return try decode()
      } catch DecodingError.typeMismatch(let type, let context) {
        throw DecodingError.typeMismatch(type, context)
      } catch DecodingError.keyNotFound(let key, let context) {
        throw DecodingError.keyNotFound(key, context)
      } catch DecodingError.valueNotFound(let type, let context) {
        throw DecodingError.valueNotFound(type, context)
      } catch {
        // Some decoders throw errors of their own here, without a place.
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: path,
            debugDescription: "The number is not an integer that fits;"
              + " a fraction is written as text.",
            underlyingError: error))
      }
    }

    private static func validated(
      _ decoder: any Decoder, _ value: () throws(FractionError) -> Self
    ) throws -> Self {
      do {
        return try value()
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: error.description, underlyingError: error))
      }
    }
  }
#endif
