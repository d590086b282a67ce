// LawCheckerTests.swift: each law checker catches a type that breaks its laws.

import Exact
import ExactTesting
import Testing

/// A ratio that is equal by value but never reduced, compared by numerator,
/// with a wrong sum: what a first sketch of a fraction type gets wrong.
private struct Sketch: Hashable, Comparable, Strideable, SignedNumeric,
  LosslessStringConvertible
{
  var n: Int
  var d: Int

  init(_ n: Int, _ d: Int) { (self.n, self.d) = (n, d) }
  init(integerLiteral value: Int) { self.init(value, 1) }
  init?(exactly source: some BinaryInteger) { self.init(Int(source), 1) }
  init?(_ text: String) {
    guard let n = Int(text.prefix { $0 != "/" }) else { return nil }
    self.init(n, 1)
  }

  var magnitude: Sketch { Sketch(abs(n), d) }
  var description: String { "\(n)/\(d)" }

  static func == (a: Sketch, b: Sketch) -> Bool { a.n * b.d == b.n * a.d }
  static func < (a: Sketch, b: Sketch) -> Bool { a.n < b.n }
  func hash(into hasher: inout Hasher) {
    hasher.combine(n)
    hasher.combine(d)
  }

  static func + (a: Sketch, b: Sketch) -> Sketch {
    Sketch(a.n + b.n, max(a.d, b.d))
  }
  static func - (a: Sketch, b: Sketch) -> Sketch {
    Sketch(a.n * b.d - b.n * a.d, a.d * b.d)
  }
  static func * (a: Sketch, b: Sketch) -> Sketch {
    Sketch(a.n * b.n, a.d * b.d)
  }
  static func *= (a: inout Sketch, b: Sketch) { a = a * b }

  func distance(to other: Sketch) -> Sketch { other - self }
  func advanced(by n: Sketch) -> Sketch { self + n }
}

/// A fraction type whose quotients are one too large.
private struct Crooked: FractionProtocol {
  var value: Fraction

  init(_ value: Fraction) { self.value = value }
  init(_ numerator: Int, _ denominator: Int) {
    value = Fraction(numerator, denominator)
  }
  init(numerator: Int, denominator: Int) throws(FractionError) {
    value = try Fraction(numerator: numerator, denominator: denominator)
  }
  init(_ integer: some BinaryInteger) { value = Fraction(integer) }
  init?(exactly integer: some BinaryInteger) { self.init(integer) }
  init(integerLiteral integer: Int) { self.init(integer) }
  init(parsing text: some StringProtocol) throws(FractionError) {
    value = try Fraction(parsing: text)
  }

  var numerator: Int { value.numerator }
  var denominator: Int { value.denominator }
  var reciprocal: Crooked? { value.reciprocal.map(Crooked.init) }
  var debugDescription: String { description }

  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  static func * (a: Self, b: Self) -> Self { Self(a.value * b.value) }
  static func / (a: Self, b: Self) -> Self { Self(a.value / b.value + 1) }
  static prefix func - (a: Self) -> Self { Self(-a.value) }

  func adding(_ other: Self) throws(FractionError) -> Self { self + other }
  func subtracting(_ other: Self) throws(FractionError) -> Self { self - other }
  func multiplied(by other: Self) throws(FractionError) -> Self { self * other }
  func divided(by other: Self) throws(FractionError) -> Self { self / other }
  func negated() throws(FractionError) -> Self { -self }
  func raised(to exponent: Int) throws(FractionError) -> Self {
    Self(try value.raised(to: exponent))
  }
}

struct LawCheckerTests {
  private let half = Sketch(1, 2)
  private let alsoHalf = Sketch(2, 4)
  private let third = Sketch(1, 3)

  private func laws(_ violations: [Violation]) -> Set<String> {
    Set(violations.map(\.law))
  }

  @Test func hashable() {
    let laws = laws(
      hashableViolations(equivalenceClasses: [[half, alsoHalf], [third]]))
    #expect(laws.contains("equal values hash alike"))
    #expect(!laws.contains("a == b"))
    #expect(
      self.laws(hashableViolations(equivalenceClasses: [[half], [alsoHalf]]))
        == ["a == b is false", "a != b"])
    #expect(
      self.laws(hashableViolations(equivalenceClasses: [[half, third]]))
        .isSuperset(of: ["a == b", "a != b is false"]))
  }

  @Test func comparable() {
    #expect(
      laws(comparableViolations(ascendingClasses: [[third], [half]]))
        .contains("a < b agrees with the order"))
    #expect(
      laws(comparableViolations(ascendingClasses: [[half], [alsoHalf]]))
        .contains("a == b agrees with the order"))
  }

  @Test func numeric() {
    #expect(
      laws(numericViolations(samples: [half, third])).isSuperset(of: [
        "(a + b) - b == a", "a - b == a + -b",
      ]))
  }

  @Test func field() {
    #expect(
      laws(fieldViolations(samples: [Crooked(1, 2), Crooked(1, 3)])) == [
        "a / a == 1", "b / a * a == b", "b / a == b * 1/a",
      ])
    #expect(numericViolations(samples: [Crooked(1, 2), Crooked(1, 3)]) == [])
  }

  @Test func strideable() {
    #expect(
      laws(strideableViolations(samples: [half, third])).isSuperset(of: [
        "a + (b - a) == b", "b - a > 0 if and only if a < b",
      ]))
  }

  @Test func losslessString() {
    #expect(losslessStringViolations(samples: [half]).count == 1)
    #expect(losslessStringViolations(samples: [Sketch(5, 1)]).isEmpty)
  }

  @Test func roundTrip() {
    struct Refusal: Error {}
    #expect(roundTripViolations("x", samples: [1, 2]) { $0 }.isEmpty)
    #expect(
      roundTripViolations("x", samples: [1, 2]) { $0 / 2 * 2 }.count == 1)
    #expect(roundTripViolations("x", samples: [1]) { _ in nil }.count == 1)
    #expect(
      roundTripViolations("x", samples: [1]) { _ in throw Refusal() }.count
        == 1)
  }

  @Test func report() {
    let violation = Violation("a == b", 1, "x")
    #expect(violation.description == #"a == b: 1, "x""#)
  }
}
