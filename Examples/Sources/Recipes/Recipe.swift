// Recipe.swift: a recipe that is scaled to any number of guests.

import Exact
import ExactFoundation
import Foundation

/// Ingredients for a number of guests, as a file of JSON has them.
public struct Recipe: Codable, Equatable {
  /// An amount of something, at a price for each unit of it.
  public struct Ingredient: Codable, Equatable {
    /// What it is.
    public let name: String
    /// What the amount counts.
    public let unit: String
    /// The amount. It is a text, such as "3/4".
    public let amount: Fraction
    /// The price of a unit. It is a number, such as 1.95, and read exactly.
    @JSONNumber public var price: Fraction
  }

  /// How many guests the amounts are for.
  public let guests: Int
  /// What goes in.
  public let ingredients: [Ingredient]
}

extension Recipe.Ingredient {
  /// What the amount for so many more guests reads and costs.
  public func line(scaledBy factor: Fraction) -> String {
    let amount = amount * factor
    let cost = (amount * price).formatted(.decimal(places: 2))
    return "\(amount.formatted(.mixed)) \(unit) \(name) (\(cost))"
  }
}

extension Recipe {
  /// The recipe as it is written down for a number of guests, with the cost of
  /// it all.
  public func text(forGuests count: Int) throws -> String {
    let factor = try Fraction(numerator: count, denominator: guests)
    let lines = ingredients.map { $0.line(scaledBy: factor) }
    let cost = try dot(ingredients.map(\.amount), ingredients.map(\.price))
    let total = try cost.multiplied(by: factor).formatted(.decimal(places: 2))
    return (lines + ["Total \(total)"]).joined(separator: "\n")
  }
}
