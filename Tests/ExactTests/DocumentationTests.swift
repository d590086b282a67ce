// DocumentationTests.swift: the examples of the pages of documentation.
//
// Every line of an example stands here as well: a line `x  // y` of a page as
// `shows(x, "y")`, and any other as it is. The last test compares the two.

import Exact
import Foundation
import Testing

struct DocumentationTests {
  @Test func opening() throws {
    let third: Fraction = 1 / 3
    shows(third * 3 == 1, "true")

  }

  @Test func gettingStarted() throws {
    let half: Fraction = 1 / 2
    let price = Fraction(1999, 100)
    let length = Fraction("2.75")!
    shows(half + price, "2049/100")
    shows(length, "11/4")

    let count = 3
    shows(Fraction(1 / 3), "0")
    shows(Fraction(1, 3), "1/3")
    shows(price * Fraction(count), "5997/100")

    shows(half * length - 1, "3/8")
    shows(price / 3, "1999/300")
    shows(Fraction(2, 4) == half, "true")
    shows(Fraction(-7, 2) < -3, "true")
    shows(Set([half, Fraction(2, 4)]).count, "1")
    shows(Array(stride(from: half, through: 1, by: 1 / 4)), "[1/2, 3/4, 1]")

    shows(length.numerator, "11")
    shows(length.denominator, "4")
    shows(length.wholePart, "2")
    shows(length.fractionalPart, "3/4")
    shows(Int(length), "2")
    shows(Int(exactly: length), "nil")

    shows(length.description, "\"11/4\"")
    shows(length.mixedDescription, "\"2 3/4\"")
    shows(try length.decimalDescription(places: 1), "\"2.8\"")
    shows(try Fraction(1, 7).decimalExpansion().description, "\"0.(142857)\"")

    let bills: [Fraction] = [1 / 3, 1 / 6, 1 / 2]
    shows(try bills.sum(), "1")
    shows(try bills.mean(), "1/3")
    shows(try bills.product(), "1/36")
    shows(try dot(bills, [3, 6, 2]), "3")

  }

  @Test func overflow() throws {
    shows(Fraction(2, .min), "-1/4611686018427387904")
    shows(Fraction(.min, .min), "1")
    shows(Fraction(.max, 3) * 3, "9223372036854775807")
    shows(try [Fraction(.max), 1, -2].sum(), "9223372036854775806")
    shows(Fraction("9223372036854775808/2"), "4611686018427387904")

    let most = Fraction(.max)
    shows(try most.adding(1), "throws overflow")
    shows(try most.divided(by: 0), "throws divisionByZero")
    shows(try Fraction(numerator: 1, denominator: .min), "throws overflow")
    shows(most.reciprocal, "1/9223372036854775807")
    shows(Fraction(.min).reciprocal, "nil")

    shows(try Fraction(parsing: "1/0"), "throws divisionByZero")
    shows(try Fraction(parsing: "12a"), "throws invalidSyntax(offset: 2)")
    shows(try Fraction(parsing: "1e99999999999"), "throws overflow")
    shows(Fraction("1,5"), "nil")
    shows(Fraction(exactly: Double.nan), "nil")

    shows((BigFraction(most) + 1).description, "\"9223372036854775808\"")

  }

  @Test func text() throws {
    shows(Fraction("-6/8"), "-3/4")
    shows(Fraction("19.99"), "1999/100")
    shows(Fraction(".5"), "1/2")
    shows(Fraction("0.1(6)"), "1/6")
    shows(Fraction("1.5e-3"), "3/2000")
    shows(Fraction("1 / 2"), "nil")
    shows(Fraction("0x10"), "nil")

    shows(try Fraction(parsing: "-1 1/2", .mixed), "-3/2")
    shows(try Fraction(parsing: "2¾", .vulgar), "11/4")
    shows(try Fraction(parsing: "8.875 %", .percent), "71/800")
    shows(try Fraction(parsing: "33 1/3 %", [.mixed, .percent]), "1/3")
    shows(try Fraction(parsing: "1_000", .digitSeparators), "1000")
    shows(try Fraction(parsing: "16:9", .ratio), "16/9")
    shows(try Fraction(parsing: "1.5/3", .decimalParts), "1/2")
    shows(try Fraction(parsing: " 1/2 ", .surroundingWhitespace), "1/2")

    shows(try Fraction(parsing: "1//2"), "throws invalidSyntax(offset: 2)")
    shows(try Fraction(parsing: "½"), "throws invalidSyntax(offset: 0)")
    shows(try Fraction(parsing: "1/-2"), "throws invalidSyntax(offset: 2)")
    shows(try BigFraction(parsing: "1e1000001"), "throws limitExceeded")

    let x: Fraction = -19 / 12
    shows(x.description, "\"-19/12\"")
    shows(x.mixedDescription, "\"-1 7/12\"")
    shows(try x.decimalExpansion().description, "\"-1.58(3)\"")
    shows(try x.decimalDescription(places: 3), "\"-1.583\"")
    shows(try x.decimalDescription(significantDigits: 2), "\"-1.6\"")

    shows(try Fraction(1, 8).decimalDescription(places: 2), "\"0.13\"")
    shows(
      try Fraction(1, 8).decimalDescription(
        places: 2, rounding: .toNearestOrEven), "\"0.12\"")
    shows(try Fraction(-1, 1000).decimalDescription(places: 2), "\"0.00\"")
    shows(
      try Fraction(2, 3).decimalDescription(places: 30),
      "\"0.666666666666666666666666666667\"")

    shows(Fraction(7, 40).isTerminatingDecimal, "true")
    shows(Fraction(7, 40).decimalPlaces, "3")
    shows(Fraction(1, 3).decimalPlaces, "nil")
    shows(
      try Fraction(1, 1_000_003).decimalExpansion(maxDigits: 1000),
      "throws limitExceeded")

  }

  @Test func floatingPoint() throws {
    shows(Fraction(exactly: 0.1), "3602879701896397/36028797018963968")
    shows(Fraction(shortestDecimal: 0.1), "1/10")
    shows(Fraction(simplest: 0.1), "1/10")
    shows(Fraction(simplest: 1.0 / 3), "1/3")
    shows(
      Fraction(shortestDecimal: 1.0 / 3), "3333333333333333/10000000000000000")

    shows(Fraction(exactly: 1e300), "nil")
    shows(Fraction(exactly: Double.infinity), "nil")
    shows(BigFraction(exactly: 0x1p-70), "1/1180591620717411303424")

    shows(Double(Fraction(1, 3)), "0.3333333333333333")
    shows(Float(Fraction(1, 3)), "0.33333334")
    shows(Double(Fraction(1, 3), rounding: .up), "0.33333333333333337")
    shows(Double(exactly: Fraction(3, 8)), "0.375")
    shows(Double(exactly: Fraction(1, 3)), "nil")
    shows(Double(BigFraction("1e400")!), "inf")

    shows(Fraction(1, 3).isEqual(to: 1.0 / 3), "false")
    shows(Fraction(3, 8).isEqual(to: 0.375), "true")
    shows(Fraction(1, 10).isLess(than: 0.1), "true")

  }

  @Test func roundingAndMoney() throws {
    let price: Fraction = 7 / 2
    shows(price.rounded(), "4")
    shows(price.rounded(.down), "3")
    shows((-price).rounded(), "-4")
    shows((-price).rounded(.toNearestOrUp), "-3")
    shows(price.integer(.toNearestOrEven), "4")

    let total = Fraction("1234.565")!
    shows(try total.rounded(toPlaces: 2), "123457/100")
    shows(try total.rounded(.toNearestOrEven, toPlaces: 2), "30864/25")
    shows(try total.rounded(toPlaces: -2), "1200")
    shows(try total.rounded(toSignificantDigits: 3), "1230")
    shows(try total.rounded(toMultipleOf: 1 / 20), "24691/20")

    let cash = try total.rounded(toMultipleOf: 1 / 20)
    shows(try cash.decimalDescription(places: 2), "\"1234.55\"")

    shows(try price.quotient(dividingBy: 2 / 3), "5")
    shows(try price.remainder(dividingBy: 2 / 3), "1/6")
    shows(try (-price).quotient(dividingBy: 2 / 3, rounding: .down), "-6")
    shows(try (-price).remainder(dividingBy: 2 / 3, rounding: .down), "1/2")

    let amount: Fraction = 100
    shows(
      try amount.allocated(by: [1, 1, 1], unit: 1 / 100),
      "[1667/50, 3333/100, 3333/100]")
    shows(
      try amount.allocated(by: [1 / 2, 1 / 3, 1 / 6], unit: 1), "[50, 33, 17]")
    shows(try amount.allocated(by: [0, 0], unit: 1), "throws invalidWeights")
    shows(
      try Fraction(1, 3).allocated(by: [1, 1], unit: 1 / 100), "throws inexact")
    shows(
      try Fraction(1, 3).allocatedWithLeftover(by: [1, 1], unit: 1 / 100)
        .leftover, "1/300")

    shows(try 100.allocated(by: [3, 3, 1]), "[43, 43, 14]")

    shows(
      try amount.instalments(3, unit: 1 / 100), "[3333/100, 1667/50, 3333/100]")

  }

  @Test func approximation() throws {
    let pi = Fraction("3.14159265358979")!
    shows(try pi.closest(maxDenominator: 10), "22/7")
    shows(try pi.closest(maxDenominator: 1000), "355/113")
    shows(try pi.closest(maxDenominator: 1000, maxNumerator: 300), "289/92")
    shows(try Fraction.closest(to: 0.333, maxDenominator: 10), "1/3")

    shows(Fraction.simplest(in: 314 / 100...315 / 100), "22/7")
    shows(Fraction.simplest(in: 1 / 3...1 / 2), "1/2")
    shows(Fraction.simplest(in: -1 / 2...1 / 2), "0")

    shows(Array(Fraction(355, 113).continuedFraction), "[3, 7, 16]")
    shows(Array(Fraction(355, 113).convergents), "[3, 22/7, 355/113]")
    shows(try Fraction(continuedFraction: [1, 2, 2, 2]), "17/12")

    shows(
      Array(Fraction.fareySequence(order: 4)), "[0, 1/4, 1/3, 1/2, 2/3, 3/4, 1]"
    )
    shows(try Fraction(1, 2).mediant(with: 2 / 3), "3/5")
    shows(Fraction(9, 4).squareRoot, "3/2")
    shows(Fraction(2).squareRoot, "nil")
    shows(try gcd(Fraction(1, 2), Fraction(1, 3)), "1/6")
    shows(try lcm(Fraction(1, 2), Fraction(1, 3)), "1")

  }

  @Test func bigNumbers() throws {
    let tiny = try BigFraction(1, 3).raised(to: 50)
    shows(tiny.denominator, "717897987691852588770249")
    shows(tiny * tiny.reciprocal!, "1")
    shows(Fraction(exactly: tiny), "nil")
    shows(BigFraction(Fraction(1, 2)) + tiny > 1 / 2, "true")

    let factorial = (1...25).map { BigInteger($0) }.reduce(1, *)
    shows(factorial, "15511210043330985984000000")
    shows(try power(BigInteger(2), 100), "1267650600228229401496703205376")
    shows(integerSquareRoot(factorial), "3938427356614")
    shows(gcd(factorial, 1 << 40), "4194304")
    shows(String(BigInteger(255), radix: 16), "\"ff\"")

    shows(try BigFraction(10).raised(to: .max), "throws limitExceeded")
    shows(try BigFraction(parsing: "1e2000000"), "throws limitExceeded")

  }

  @Test func fromDoubleAndDecimal() throws {
    shows(1.1 - 1, "0.10000000000000009")

    let x = Fraction("1.1")!
    shows(x - 1, "1/10")
    shows(Fraction(2, 3) * 3, "2")

    shows(Fraction(6, -4).numerator, "-3")
    shows(Fraction(6, -4).denominator, "2")
    shows(try Fraction(numerator: 1, denominator: 0), "throws divisionByZero")

    var total = Fraction(1, 2)
    let before = total
    total += 1 / 3
    shows(before, "1/2")
    shows(total, "5/6")
    shows([before: "half"][Fraction(2, 4)], "\"half\"")

    shows(
      Fraction(1, 3_037_000_500) + Fraction(1, 3_037_000_500), "1/1518500250")

  }

  /// Each line of the examples is one of the tests above.
  @Test func pagesAreTested() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let pages = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Sources/Exact/Exact.docc"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    let tested = try String(
      contentsOf: URL(filePath: #filePath), encoding: .utf8
    )
    .filter { !$0.isWhitespace }
    var lines = 0
    var untested: [String] = []
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      let examples = text.split(separator: "```swift\n").dropFirst()
      for example in examples.map({ $0.prefix { $0 != "`" } }) {
        for line in example.split(separator: "\n") {
          lines += 1
          if !tested.contains(expectation(of: line)) {
            untested.append("\(page.lastPathComponent): \(line)")
          }
        }
      }
    }
    print("documentation: \(lines) lines of examples in \(pages.count) pages")
    #expect(untested == [])
    #expect(pages.count >= 9 && lines >= 130)
  }

  /// A line of an example as it stands in this file, without blanks.
  private func expectation(of line: Substring) -> String {
    guard let comment = line.range(of: "// ") else {
      return line.filter { !$0.isWhitespace }
    }
    let result = line[comment.upperBound...]
      .replacing("\"", with: "\\\"")
    return "shows(\(line[..<comment.lowerBound]),\"\(result)\")"
      .filter { !$0.isWhitespace }
  }
}
