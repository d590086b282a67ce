// FaultyFraction.swift: a fraction type that is wrong on demand.

import Exact

/// A fraction one of whose operations is wrong: the one that the current task
/// names.
struct FaultyFraction {
  /// What is wrong, and how.
  enum Fault: CaseIterable {
    /// Equal values differ in another form; all values are equal.
    case fineEquality, coarseEquality
    /// Equal values hash by their form.
    case hash
    case less, lessOrEqual, greater, greaterOrEqual
    /// Results are one too large, or depend more on one operand.
    case sum, lopsidedSum, difference, product, lopsidedProduct, quotient
    case sumAssignment, differenceAssignment, productAssignment
    /// The opposite is twice as far from zero; `negate()` does nothing.
    case opposite, negate
    /// The magnitude keeps the sign, is one too small, or is always one.
    case signedMagnitude, lesserMagnitude, constantMagnitude
    /// The reciprocal is one too large, and that of zero exists.
    case reciprocal
    /// The numerator is doubled, the denominator has the wrong sign.
    case numerator, denominator
    /// Results are one too large.
    case distance, advance
    /// The text is that of the value and one.
    case text
  }

  @TaskLocal static var fault: Fault?

  let value: Fraction

  /// What tells equal values apart where a fault needs that.
  let form: Int

  init(_ value: Fraction, form: Int = 0) {
    self.value = value
    self.form = form
  }

  /// A result, and one more if the operation is the faulty one.
  private init(_ value: Fraction, orOneMoreBy fault: Fault) {
    self.init(Self.fault == fault ? value + 1 : value)
  }
}

extension FaultyFraction: Hashable, Comparable {
  static func == (a: Self, b: Self) -> Bool {
    switch fault {
    case .fineEquality: a.value == b.value && a.form == b.form
    case .coarseEquality: true
    default: a.value == b.value
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    if Self.fault == .hash { hasher.combine(form) }
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.value < b.value) != (fault == .less)
  }
  static func <= (a: Self, b: Self) -> Bool {
    (a.value <= b.value) != (fault == .lessOrEqual)
  }
  static func > (a: Self, b: Self) -> Bool {
    (a.value > b.value) != (fault == .greater)
  }
  static func >= (a: Self, b: Self) -> Bool {
    (a.value >= b.value) != (fault == .greaterOrEqual)
  }
}

extension FaultyFraction: FractionProtocol {
  init(_ numerator: Int, _ denominator: Int) {
    self.init(Fraction(numerator, denominator))
  }
  init(numerator: Int, denominator: Int) throws(FractionError) {
    self.init(try Fraction(numerator: numerator, denominator: denominator))
  }
  init(_ integer: some BinaryInteger) { self.init(Fraction(integer)) }
  init?(exactly integer: some BinaryInteger) { self.init(integer) }
  init?(exactly fraction: BigFraction) {
    guard let value = Fraction(exactly: fraction) else { return nil }
    self.init(value)
  }
  init(integerLiteral integer: Int) { self.init(integer) }
  init(
    parsing text: some StringProtocol, _ options: FractionParsingOptions
  ) throws(FractionError) {
    self.init(try Fraction(parsing: text, options), orOneMoreBy: .text)
  }

  var numerator: Int { value.numerator * (Self.fault == .numerator ? 2 : 1) }
  var denominator: Int {
    Self.fault == .denominator ? -value.denominator : value.denominator
  }
  var debugDescription: String { value.debugDescription }

  static func + (a: Self, b: Self) -> Self {
    if fault == .lopsidedSum { return Self(a.value + b.value + b.value) }
    return Self(a.value + b.value, orOneMoreBy: .sum)
  }
  static func - (a: Self, b: Self) -> Self {
    Self(a.value - b.value, orOneMoreBy: .difference)
  }
  static func * (a: Self, b: Self) -> Self {
    if fault == .lopsidedProduct { return Self(a.value * b.value * b.value) }
    return Self(a.value * b.value, orOneMoreBy: .product)
  }
  static func / (a: Self, b: Self) -> Self {
    Self(a.value / b.value, orOneMoreBy: .quotient)
  }

  static func += (a: inout Self, b: Self) {
    a = Self((a + b).value, orOneMoreBy: .sumAssignment)
  }
  static func -= (a: inout Self, b: Self) {
    a = Self((a - b).value, orOneMoreBy: .differenceAssignment)
  }
  static func *= (a: inout Self, b: Self) {
    a = Self((a * b).value, orOneMoreBy: .productAssignment)
  }

  static prefix func - (a: Self) -> Self {
    Self(fault == .opposite ? -a.value * 2 : -a.value)
  }
  mutating func negate() {
    if Self.fault != .negate { self = -self }
  }
  var magnitude: Self {
    switch Self.fault {
    case .signedMagnitude: self
    case .lesserMagnitude: Self(value.magnitude - 1)
    case .constantMagnitude: 1
    default: Self(value.magnitude)
    }
  }
  var reciprocal: Self? {
    if Self.fault == .reciprocal && value.isZero { return 0 }
    return value.reciprocal.map { Self($0, orOneMoreBy: .reciprocal) }
  }

  func distance(to other: Self) -> Self {
    Self(other.value - value, orOneMoreBy: .distance)
  }
  func advanced(by n: Self) -> Self {
    Self(value + n.value, orOneMoreBy: .advance)
  }

  func adding(_ other: Self) throws(FractionError) -> Self { self + other }
  func subtracting(_ other: Self) throws(FractionError) -> Self { self - other }
  func multiplied(by other: Self) throws(FractionError) -> Self { self * other }
  func divided(by other: Self) throws(FractionError) -> Self { self / other }
  func negated() throws(FractionError) -> Self { -self }
  func raised(to exponent: Int) throws(FractionError) -> Self {
    Self(try value.raised(to: exponent))
  }
}
