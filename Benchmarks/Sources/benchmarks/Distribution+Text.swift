// Distribution+Text.swift: random numbers as texts.

import ExactTesting

extension Distribution {
  /// Decimals with a point, as often negative as not.
  func decimals(count: Int) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      switch self {
      case .price:
        Self.decimal(
          .random(in: 1..<1 << 27, using: &generator), places: 2,
          using: &generator)
      case .twoDigits:
        Self.decimal(
          .random(in: 0..<100, using: &generator), places: 1,
          using: &generator)
      case .digits17:
        Self.decimal(
          .random(in: 1 << 54..<1 << 56, using: &generator),
          places: .random(in: 1...16, using: &generator), using: &generator)
      default:
        preconditionFailure("Operands that are no decimals")
      }
    }
  }

  private static func decimal(
    _ digits: Int, places: Int, using generator: inout SeededGenerator
  ) -> String {
    let text = String(digits)
    let zeros = String(repeating: "0", count: max(places + 1 - text.count, 0))
    let sign = Bool.random(using: &generator) ? "-" : ""
    var decimal = sign + zeros + text
    decimal.insert(".", at: decimal.index(decimal.endIndex, offsetBy: -places))
    return decimal
  }
}
