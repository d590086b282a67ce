// RoundTripLaws.swift: values that must survive a conversion and its inverse.

/// The samples that a round trip changes, or that it refuses by an error or by
/// `nil`.
///
/// - Parameters:
///   - law: What the round trip is, for the report.
///   - trip: A conversion followed by its inverse.
public func roundTripViolations<T: Equatable>(
  _ law: String, samples: [T], trip: (T) throws -> T?
) -> [Violation] {
  var violations: [Violation] = []
  for sample in samples {
    do {
      let result = try trip(sample)
      violations.expect(result == sample, law, sample, result as Any)
    } catch {
      violations.expect(false, law, sample, error)
    }
  }
  return violations
}

/// The samples that `LosslessStringConvertible` does not carry through their
/// text.
public func losslessStringViolations<T: LosslessStringConvertible & Equatable>(
  samples: [T]
) -> [Violation] {
  roundTripViolations("T(a.description) == a", samples: samples) {
    T($0.description)
  }
}
