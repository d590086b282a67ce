// ParsingFuzzTests.swift: random texts, read by the library and by a reader
// that knows the grammar as regular expressions.

import Exact
import ExactTesting
import Foundation
import Testing

struct ParsingFuzzTests {
  @Test(arguments: [71, 72, 73] as [UInt64])
  func agreement(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var faults: [String] = []
    var accepted = 0
    for _ in 0..<8 {
      let options = FractionParsingOptions(
        everyOption.filter { _ in Bool.random(using: &generator) })
      let reader = try Reader(options)
      for _ in 0..<400 {
        let text = randomText(using: &generator)
        let expected = try reader.value(of: text)
        do throws(FractionError) {
          let value = try BigFraction(parsing: text, options)
          if .value(value) != expected { faults.append("\(text), \(options)") }
          accepted += 1
          if let small = Fraction(exactly: value) {
            if try Fraction(parsing: text, options) != small {
              faults.append("\(text), \(options) as Fraction")
            }
          }
        } catch .divisionByZero {
          if expected != .divisionByZero {
            faults.append("\(text), \(options): division by zero")
          }
        } catch .invalidSyntax(let offset) {
          if expected != .refused || !isFirstFault(text, offset, options) {
            faults.append("\(text), \(options): offset \(offset)")
          }
        } catch {
          faults.append("\(text), \(options): \(error)")
        }
      }
    }
    #expect(faults == [], "seed \(seed)")
    #expect(accepted > 250)
  }

  /// Whether all before the offset is read, so that a letter in its place is
  /// the fault.
  private func isFirstFault(
    _ text: String, _ offset: Int, _ options: FractionParsingOptions
  ) -> Bool {
    let start = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    do throws(FractionError) {
      _ = try Fraction(parsing: start + "x", options)
      return false
    } catch {
      return error == .invalidSyntax(offset: offset)
    }
  }

  /// A text of one of the forms, perhaps with one piece changed.
  private func randomText(
    using generator: inout some RandomNumberGenerator
  ) -> String {
    func pick(_ choices: [String]) -> String {
      choices.randomElement(using: &generator)!
    }
    func digits() -> [String] {
      [pick(["0", "1", "7", "25", "100", "1_0", "007", "2_5_0"])]
    }
    func decimal() -> [String] {
      var pieces = Bool.random(using: &generator) ? digits() : []
      if Bool.random(using: &generator) || pieces.isEmpty {
        pieces += ["."] + digits()
        if Bool.random(using: &generator) { pieces += ["("] + digits() + [")"] }
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        pieces += [
          pick(["e", "E"]), pick(["", "-", "+"]), pick(["0", "2", "3"]),
        ]
      }
      return pieces
    }
    let strokes = ["/", "/", ":", "⁄"]
    let vulgars = ["½", "⅔", "↉", "¾", "¹⁄₂", "²³⁄₄₀"]
    var pieces = [pick(["", "", "", " ", "\n "]), pick(["", "", "-", "+"])]
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: pieces += digits() + [pick(strokes)] + digits()
    case 1: pieces += decimal()
    case 2: pieces += decimal() + [pick(strokes)] + decimal()
    case 3: pieces += digits() + [" "] + digits() + [pick(strokes)] + digits()
    case 4: pieces += digits() + [pick(["", " "]), pick(vulgars)]
    default: pieces += [pick(vulgars)]
    }
    pieces += [pick(["", "", "%", " %"]), pick(["", "", "", " ", "\t\n"])]
    if Bool.random(using: &generator) {
      let noise = [
        "", "0", "1", "_", ".", "/", ":", "⁄", " ", "%", "-", "+", "e", "(",
        ")",
        "½", "²", "₂", "x", "٣", "/0",
      ]
      let index = pieces.indices.randomElement(using: &generator)!
      pieces[index] =
        Bool.random(using: &generator)
        ? pick(noise) : pieces[index] + pick(noise)
    }
    return pieces.joined()
  }
}

/// A reader of its own.
private struct Reader {
  enum Result: Equatable {
    case value(BigFraction)
    case divisionByZero
    case refused
  }

  private let expression: NSRegularExpression

  init(_ options: FractionParsingOptions) throws {
    let digits =
      options.contains(.digitSeparators)
      ? "[0-9](?:_?[0-9])*" : "[0-9]+"
    let decimal = """
      (?=\\.?\\(?[0-9])(?:(?:\(digits))?\\.(?:\(digits))?(?:\\(\(digits)\\))?|\(digits))\
      (?:[eE][+-]?\(digits))?
      """
    let slash = options.contains(.vulgar) ? "[/⁄]" : "/"
    let stroke =
      "[/\(options.contains(.vulgar) ? "⁄" : "")"
      + "\(options.contains(.ratio) ? ":" : "")]"
    let part = options.contains(.decimalParts) ? decimal : digits
    var forms = [
      "(?<decimal>\(decimal))",
      "(?<dividend>\(part))\(stroke)(?<divisor>\(part))",
    ]
    if options.contains(.mixed) {
      forms.append(
        "(?<whole>\(digits)) (?<over>\(digits))\(slash)(?<under>\(digits))")
    }
    if options.contains(.vulgar) {
      forms.append(
        "(?:(?<before>\(digits)) ?)?(?:(?<single>[¼-¾⅐-⅞↉])"
          + "|(?<above>[⁰¹²³⁴-⁹]+)⁄(?<below>[₀-₉]+))")
    }
    let blanks =
      options.contains(.surroundingWhitespace) ? "[ \\t-\\r]*" : ""
    let percent = options.contains(.percent) ? "(?<percent> ?%)?" : ""
    expression = try NSRegularExpression(
      pattern: "\\A\(blanks)(?<sign>[+-]?)(?:\(forms.joined(separator: "|")))"
        + "\(percent)\(blanks)\\z")
  }

  func value(of text: String) throws -> Result {
    let range = NSRange(text.startIndex..., in: text)
    guard let match = expression.firstMatch(in: text, range: range) else {
      return .refused
    }
    func group(_ name: String) -> String? {
      guard expression.pattern.contains("(?<\(name)>") else { return nil }
      return Range(match.range(withName: name), in: text).map {
        text[$0].replacingOccurrences(of: "_", with: "")
      }
    }
    var value: BigFraction = 0
    if let number = group("decimal") {
      value = try decimal(number)
    } else if let dividend = group("dividend"), let divisor = group("divisor") {
      let d = try decimal(divisor)
      if d == 0 { return .divisionByZero }
      value = try decimal(dividend) / d
    } else if let whole = group("whole"), let under = group("under") {
      let d = try decimal(under)
      if d == 0 { return .divisionByZero }
      value = try decimal(whole) + decimal(group("over")!) / d
    } else {
      value = try group("before").map(decimal) ?? 0
      if let single = group("single") {
        // Unicode's own table, which is a Double.
        let numeric = single.unicodeScalars.first!.properties.numericValue!
        let d = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].first {
          abs((numeric * Double($0)).rounded() - numeric * Double($0)) < 1e-6
        }!
        value +=
          BigFraction(Int((numeric * Double(d)).rounded())) / BigFraction(d)
      } else if let above = group("above"), let below = group("below") {
        let d = try decimal(ascii(below))
        if d == 0 { return .divisionByZero }
        value += try decimal(ascii(above)) / d
      }
    }
    if group("percent") != nil { value /= 100 }
    return .value(group("sign") == "-" ? -value : value)
  }

  private func ascii(_ digits: String) -> String {
    digits.map { "\($0.wholeNumberValue!)" }.joined()
  }

  /// The value of digits with a point, a repetend and an exponent.
  private func decimal(_ text: String) throws -> BigFraction {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { "eE".contains($0) })
    let digits = parts[0].split(
      omittingEmptySubsequences: false, whereSeparator: { ".()".contains($0) }
    ).map(String.init)
    func number(_ index: Int) -> BigFraction {
      index < digits.count ? BigFraction(BigInteger(digits[index]) ?? 0) : 0
    }
    let ten: BigFraction = 10
    var value = number(0)
    if digits.count > 1 {
      value += try number(1) / ten.raised(to: digits[1].count)
    }
    if digits.count > 2 {
      value +=
        try number(2) / (ten.raised(to: digits[2].count) - 1)
        / ten.raised(to: digits[1].count)
    }
    return try parts.count > 1 ? value * ten.raised(to: Int(parts[1])!) : value
  }
}
