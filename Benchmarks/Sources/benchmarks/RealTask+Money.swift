// RealTask+Money.swift: amounts of money, rounded to cents where people do.

import Exact

/// The lines of an invoice, the sum, the tax on it and the total.
struct Invoice<Value: Amount>: RealTask {
  private static var lineCount: Int { 10_000 }
  static var resultCount: Int { lineCount + 3 }

  private let prices, quantities, payable: Buffer<Value>
  private let taxRate = Value(Fraction(71, 800))

  init() {
    var givens = Givens<Value>(seed: 1)
    prices = givens.fractions(count: Self.lineCount, 1...100_000, over: [100])
    quantities = givens.fractions(count: Self.lineCount, 1...100, over: [4])
    // What a discount leaves, in steps of half a per cent.
    payable = givens.fractions(count: Self.lineCount, 150...200, over: [200])
  }

  func solve(into results: UnsafeMutablePointer<Value>) {
    let (prices, quantities, payable) = (
      prices.elements, quantities.elements, payable.elements
    )
    let n = Self.lineCount
    var sum = Value(0)
    for i in 0..<n {
      results[i] = (prices[i] * quantities[i] * payable[i]).inCents
      sum = sum + results[i]
    }
    results[n] = sum
    results[n + 1] = (sum * taxRate).inCents
    results[n + 2] = sum + results[n + 1]
  }
}

/// A bill with a tip of 18 per cent, divided by those at the table.
struct SharedBills<Value: Amount>: RealTask {
  static var resultCount: Int { 8192 }

  private let bills, guests: Buffer<Value>
  private let withTip = Value(Fraction(59, 50))

  init() {
    var givens = Givens<Value>(seed: 2)
    bills = givens.fractions(
      count: Self.resultCount, 1000...50_000, over: [100])
    guests = givens.fractions(count: Self.resultCount, 2...8, over: [1])
  }

  func solve(into results: UnsafeMutablePointer<Value>) {
    let (bills, guests) = (bills.elements, guests.elements)
    for i in 0..<bills.count {
      results[i] = (bills[i] * withTip / guests[i]).inCents
    }
  }
}

/// What is left of loans after each of 360 months, the interest rounded every
/// month.
struct Loans<Value: Amount>: RealTask {
  private static var loanCount: Int { 20 }
  private static var monthCount: Int { 360 }
  static var resultCount: Int { loanCount * monthCount }

  private let loans, rates: Buffer<Value>
  private let instalment = Value(Fraction(1999, 2))

  init() {
    var givens = Givens<Value>(seed: 3)
    loans = givens.fractions(
      count: Self.loanCount, 100_000_00...400_000_00, over: [100])
    // A month's share of 2 to 7 per cent, in eighths.
    rates = givens.fractions(
      count: Self.loanCount, 16...56, over: [8 * 100 * 12])
  }

  func solve(into results: UnsafeMutablePointer<Value>) {
    let (loans, rates) = (loans.elements, rates.elements)
    for i in 0..<loans.count {
      var balance = loans[i]
      for month in 0..<Self.monthCount {
        balance = balance + (balance * rates[i]).inCents - instalment
        results[i * Self.monthCount + month] = balance
      }
    }
  }
}

/// What 1000 become in each of 360 months at 5 per cent a year, rounded to be
/// shown, but never for the next month.
struct Growth<Value: Amount>: RealTask {
  static var resultCount: Int { 360 }

  private let start = Value(Fraction(1000))
  private let monthlyFactor = Value(Fraction(241, 240))

  func solve(into results: UnsafeMutablePointer<Value>) {
    var amount = start
    for month in 0..<Self.resultCount {
      amount = amount * monthlyFactor
      results[month] = amount.inCents
    }
  }
}

/// Amounts exchanged into another currency and back at the same rate.
struct Exchange<Value: Amount>: RealTask {
  static var resultCount: Int { 8192 }

  private let amounts, rates: Buffer<Value>

  init() {
    var givens = Givens<Value>(seed: 4)
    amounts = givens.fractions(
      count: Self.resultCount, 1...10_000_000, over: [100])
    rates = givens.fractions(
      count: Self.resultCount, 5000...20_000, over: [10_000])
  }

  func solve(into results: UnsafeMutablePointer<Value>) {
    let (amounts, rates) = (amounts.elements, rates.elements)
    for i in 0..<amounts.count { results[i] = amounts[i] / rates[i] * rates[i] }
  }
}
