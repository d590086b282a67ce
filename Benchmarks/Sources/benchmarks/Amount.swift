// Amount.swift: what a real task asks of a type, and how each type does it.

import Exact
import ExactFoundation
import Foundation

/// A type in which a user might keep amounts, measures and times.
protocol Amount: Number where Value == Self {
  /// Creates the number nearest to a fraction that a task begins with.
  init(_ input: Fraction)

  /// Creates the number nearest to an exact result.
  init(nearest result: BigFraction)

  /// The value that the number has.
  var exactly: BigFraction { get }

  /// The nearest hundredth, or of two the one that is farther from zero, as the
  /// users of the type write it.
  var inCents: Self { get }

  /// The integer below.
  var floor: Self { get }
}

extension Fraction: Amount {
  init(_ input: Fraction) { self = input }

  init(nearest result: BigFraction) { self = Fraction(exactly: result)! }

  var exactly: BigFraction { BigFraction(self) }

  var inCents: Fraction {
    do { return try rounded(toPlaces: 2) } catch { trap() }
  }

  var floor: Fraction { rounded(.down) }
}

extension BigFraction: Amount {
  init(nearest result: BigFraction) { self = result }

  var exactly: BigFraction { self }

  var inCents: BigFraction {
    do { return try rounded(toPlaces: 2) } catch { trap() }
  }

  var floor: BigFraction { rounded(.down) }
}

extension Double: Amount {
  init(nearest result: BigFraction) { self = Double(result) }

  var exactly: BigFraction { BigFraction(exactly: self)! }

  var inCents: Double { (self * 100).rounded() / 100 }

  var floor: Double { rounded(.down) }
}

extension Decimal: Amount {
  init(_ input: Fraction) { self.init(nearest: BigFraction(input)) }

  init(nearest result: BigFraction) {
    do {
      self = try Decimal(result, rounding: .toNearestOrEven)
    } catch {
      trap()
    }
  }

  var exactly: BigFraction { BigFraction(exactly: self)! }

  var inCents: Decimal { rounded(places: 2, .plain) }

  var floor: Decimal { rounded(places: 0, .down) }

  private func rounded(
    places: Int, _ mode: Decimal.RoundingMode
  ) -> Decimal {
    var value = self
    var rounded = Decimal()
    NSDecimalRound(&rounded, &value, places, mode)
    return rounded
  }
}

private func trap() -> Never { preconditionFailure("A number out of bounds") }
