// RoundingOracle.swift: what the rounding rules mean.

import Exact
import ExactTesting

/// The integer that a rule chooses for n/d, by the definition of the rule: the
/// integers next to the quotient, and their distances from it.
func integerByDefinition<T: SignedInteger>(
  _ n: T, _ d: T, _ rule: FractionRounding
) -> T {
  let (n, d) = d < 0 ? (-n, -d) : (n, d)
  let floor = (n - ((n % d) + d) % d) / d
  let below = n - floor * d
  if below == 0 { return floor }
  let ceiling = floor + 1
  let awayFromZero = n < 0 ? floor : ceiling
  let towardZero = n < 0 ? ceiling : floor
  let nearest = 2 * below < d ? floor : ceiling
  let isTie = 2 * below == d
  switch rule {
  case .up: return ceiling
  case .down: return floor
  case .towardZero: return towardZero
  case .awayFromZero: return awayFromZero
  case .toNearestOrEven:
    return isTie ? (floor % 2 == 0 ? floor : ceiling) : nearest
  case .toNearestOrAwayFromZero: return isTie ? awayFromZero : nearest
  case .toNearestOrTowardZero: return isTie ? towardZero : nearest
  case .toNearestOrUp: return isTie ? ceiling : nearest
  case .toNearestOrDown: return isTie ? floor : nearest
  }
}

/// The multiple of a positive step that a rule chooses for a value.
func multipleByDefinition(
  _ value: BigFraction, _ step: BigFraction, _ rule: FractionRounding
) -> BigFraction {
  let steps = integerByDefinition(
    value.numerator * step.denominator, value.denominator * step.numerator,
    rule)
  return BigFraction(steps) * step
}

/// The outcome that an operation on `Fraction` must have if its exact result is
/// `exact`.
func narrowed(_ exact: BigFraction) -> Result<Fraction, FractionError> {
  Fraction(exactly: exact).map(Result.success) ?? .failure(.overflow)
}

/// The outcome of an operation.
func outcome<T>(
  _ body: () throws(FractionError) -> T
) -> Result<T, FractionError> {
  do { return .success(try body()) } catch { return .failure(error) }
}

/// Random fractions, most at edges of the type and some near zero.
func edgeFractions(_ count: Int, seed: UInt64) -> [Fraction] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map {
    $0 % 4 == 0
      ? Fraction(
        Int.random(in: -999...999, using: &generator),
        Int.random(in: 1...200, using: &generator))
      : Fraction.edgeBiased(using: &generator)
  }
}
