// Fraction+Strideable.swift: strides that end at the ends of the range.
//
// Distances and steps are those of all fractions.

extension Fraction: Strideable {
  /// The element of a stride after another.
  ///
  /// A stride asks for the element behind the last to see that it has come to
  /// an end. Where that lies beyond all fractions, the end of the range stands
  /// in for it, marked as the standard library marks it for integers: no
  /// element.
  ///
  /// - Precondition: An element within the range fits.
  public static func _step(
    after current: (index: Int?, value: Self), from start: Self,
    by distance: Self
  ) -> (index: Int?, value: Self) {
    if let next = sum(current.value, distance) { return (nil, next) }
    let exact = BigFraction(current.value) + BigFraction(distance)
    precondition(
      exact > BigFraction(Int.max) || exact < BigFraction(Int.min),
      "Overflow in Fraction stride")
    return (.min, distance.isNegative ? Fraction(.min) : Fraction(.max))
  }
}
