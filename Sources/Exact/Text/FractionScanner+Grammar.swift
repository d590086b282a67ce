// FractionScanner+Grammar.swift: the grammar of a number as text.

extension FractionScanner {
  /// Reads the whole text.
  ///
  ///     text     = [sign] (quotient | decimal)
  ///     quotient = digits "/" digits
  ///     decimal  = ([digits] "." [digits] ["(" digits ")"] | digits)
  ///                [("e" | "E") [sign] digits], with a digit before the "e"
  ///     sign     = "+" | "-"
  ///
  /// is the standard grammar. Options add:
  ///
  ///     text     = [blanks] [sign] (quotient | decimal) [[" "] "%"] [blanks]
  ///     quotient = part ("/" | ":" | "⁄") part
  ///              | digits " " digits ("/" | "⁄") digits
  ///              | [digits [" "]] vulgar
  ///     part     = digits | decimal
  ///     vulgar   = one of "½" … | superscripts "⁄" subscripts
  mutating func text() throws(FractionError) -> FractionText {
    if options.contains(.surroundingWhitespace) { skipWhitespace() }
    var text = FractionText()
    text.isNegative = sign()
    if try !readVulgarFraction(into: &text) {
      text.dividend = try decimal()
      try readQuotient(into: &text)
    }
    // A blank may precede what has not come yet, and then that must come.
    let mayGoOn = options.contains(.percent) || mayBeMixed(text)
    var isIncomplete = mayGoOn && skip(" ")
    if options.contains(.percent) && skip("%") {
      text.isPercentage = true
      isIncomplete = false
    }
    if options.contains(.surroundingWhitespace) {
      skipWhitespace()
      isIncomplete = false
    }
    guard isAtEnd && !isIncomplete else { throw fault }
    return text
  }

  private mutating func decimal() throws(FractionError) -> FractionText.Decimal
  {
    var decimal = FractionText.Decimal()
    decimal.integer = try digits()
    let end = offset
    if skip(".") {
      decimal.fraction = try digits()
      if skip("(") {
        decimal.repetend = try requiredDigits()
        guard skip(")") else { throw fault }
      }
    }
    let hasDigits =
      !(decimal.integer.isEmpty && decimal.fraction.isEmpty
      && decimal.repetend.isEmpty)
    guard hasDigits else { throw fault }
    if skip("e") || skip("E") { decimal.exponent = try exponent() }
    decimal.isPlain = offset == end
    return decimal
  }

  /// Reads what may follow the first decimal.
  private mutating func readQuotient(
    into text: inout FractionText
  ) throws(FractionError) {
    let takesDecimals = options.contains(.decimalParts)
    if (takesDecimals || text.dividend.isPlain) && skipStroke() {
      text.divisor = takesDecimals ? try decimal() : try plain()
      return
    }
    guard mayBeMixed(text) else { return }
    let whole = text.dividend.integer
    if isAt(" ") {
      // The blank may instead be one at the end.
      if options.contains(.mixed) && isDigit(at: offset + 1) {
        offset += 1
        text.whole = whole
        text.dividend = try plain()
        guard skip("/") || skipFractionSlash() else { throw fault }
        text.divisor = try plain()
        return
      }
      guard startsVulgarFraction(at: offset + 1) else { return }
      offset += 1
    }
    if try readVulgarFraction(into: &text) { text.whole = whole }
  }

  private func mayBeMixed(_ text: FractionText) -> Bool {
    text.divisor == nil && text.dividend.isPlain
      && !options.isDisjoint(with: [.mixed, .vulgar])
  }

  private mutating func plain() throws(FractionError) -> FractionText.Decimal {
    FractionText.Decimal(integer: try requiredDigits())
  }

  private mutating func skipStroke() -> Bool {
    skip("/") || options.contains(.ratio) && skip(":") || skipFractionSlash()
  }
}
