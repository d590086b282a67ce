// LawCheckerTests.swift: each law checker catches a type that breaks its laws,
// and each of its laws is broken by some type.

import Exact
import ExactTesting
import Testing

private typealias Fault = FaultyFraction.Fault

/// Values in ascending order, each in several forms.
private let classes: [[FaultyFraction]] = [
  Fraction(-1), 0, Fraction(1, 3), Fraction(1, 2), 2,
].map { value in (0..<4).map { FaultyFraction(value, form: $0) } }

private let samples = classes.map { $0[0] }

/// Faults that a checker must catch, and the checker.
private struct Checker: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let faults: [Fault]
  let violations: @Sendable () -> [Violation]

  func laws() -> Set<String> { Set(violations().map(\.law)) }
}

private let checkers: [Checker] = [
  Checker(
    testDescription: "hashable",
    faults: [.fineEquality, .coarseEquality, .hash]
  ) {
    hashableViolations(equivalenceClasses: classes)
  },
  Checker(
    testDescription: "comparable",
    faults: [
      .fineEquality, .coarseEquality,
      .less, .lessOrEqual, .greater, .greaterOrEqual,
    ]
  ) {
    comparableViolations(ascendingClasses: classes)
  },
  Checker(
    testDescription: "numeric",
    faults: [
      .sum, .lopsidedSum, .difference, .product, .lopsidedProduct,
      .sumAssignment, .differenceAssignment, .productAssignment, .opposite,
      .negate, .signedMagnitude, .lesserMagnitude, .constantMagnitude,
    ]
  ) {
    numericViolations(samples: samples)
  },
  Checker(
    testDescription: "field",
    faults: [.quotient, .reciprocal, .numerator, .denominator]
  ) {
    fieldViolations(samples: samples)
  },
  Checker(testDescription: "strideable", faults: [.distance, .advance]) {
    strideableViolations(samples: samples)
  },
  Checker(testDescription: "losslessString", faults: [.text]) {
    losslessStringViolations(samples: samples)
  },
]

struct LawCheckerTests {
  @Test(arguments: checkers)
  private func everyLawIsBrokenBySomeFault(_ checker: Checker) {
    #expect(checker.violations() == [])
    let caught = checker.faults.map { fault in
      FaultyFraction.$fault.withValue(fault) { checker.laws() }
    }
    for (fault, laws) in zip(checker.faults, caught) {
      #expect(!laws.isEmpty, "\(fault)")
    }
    let all = Violation.$includesLawsThatHold.withValue(true) { checker.laws() }
    #expect(!all.isEmpty)
    #expect(all.subtracting(caught.joined()) == [])
  }

  @Test func everyFaultIsCaught() {
    #expect(Set(checkers.flatMap(\.faults)) == Set(Fault.allCases))
  }

  @Test func roundTrip() {
    struct Refusal: Error {}
    #expect(roundTripViolations("x", samples: [1, 2]) { $0 } == [])
    #expect(
      roundTripViolations("x", samples: [1, 2]) { $0 / 2 * 2 }.count == 1)
    #expect(roundTripViolations("x", samples: [1]) { _ in nil }.count == 1)
    #expect(
      roundTripViolations("x", samples: [1]) { _ in throw Refusal() }.count
        == 1)
  }

  /// A violation names each value on its own.
  @Test func values() {
    let numeric = FaultyFraction.$fault.withValue(.lopsidedSum) {
      numericViolations(samples: samples)
    }
    #expect(numeric.first { $0.law == "a + b == b + a" }?.values.count == 2)
    #expect(numeric.first { $0.law == "+ is associative" }?.values.count == 3)
    let strideable = FaultyFraction.$fault.withValue(.advance) {
      strideableViolations(samples: samples)
    }
    #expect(strideable[0].values == ["Fraction(-1, 1)"])
  }

  @Test func report() {
    let violation = Violation("a == b", [1, "x"])
    #expect(violation.description == #"a == b: 1, "x""#)
  }
}
