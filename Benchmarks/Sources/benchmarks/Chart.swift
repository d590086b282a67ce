// Chart.swift: what charts show, and their scales and colours.

import Foundation

/// Numbers of several contenders for the same things.
struct Chart {
  let file: String
  let title: String
  let unit: String
  let kind: Kind
  /// What the numbers are about: the labels of groups of bars.
  let subjects: [String]
  let series: [Series]

  enum Kind {
    /// Bars whose lengths are the numbers.
    case linear
    /// Bars whose lengths are the numbers of digits.
    case logarithmic
    /// Curves over sizes, both as numbers of digits.
    case growth(sizes: [Double])
  }

  struct Series {
    let name: String
    let colour: String
    /// One number for each subject or size; `nil` where the contender has none.
    let values: [Double?]
  }

  static let width = 760.0

  func svg() -> String {
    switch kind {
    case .linear, .logarithmic: bars()
    case .growth(let sizes): curves(over: sizes)
    }
  }

  func legend(in svg: inout SVG, y: Double) {
    var x = 20.0
    for series in series {
      svg.bar(x: x, y: y - 10, width: 12, height: 12, colour: series.colour)
      svg.text(series.name, x: x + 18, y: y)
      x += 40 + 8 * Double(series.name.count)
    }
  }
}

/// Places numbers on a length of the drawing.
struct Scale {
  let isLogarithmic: Bool
  let start: Double
  let length: Double
  private let least: Double
  private let greatest: Double

  /// Creates a scale on which all the numbers have a place.
  init(
    of numbers: [Double], isLogarithmic: Bool, start: Double, length: Double
  ) {
    self.isLogarithmic = isLogarithmic
    self.start = start
    self.length = length
    let positive = numbers.filter { $0 > 0 }
    if isLogarithmic {
      least = floor(log10(positive.min() ?? 1) - 0.001)
      greatest = max(ceil(log10(positive.max() ?? 1)), least + 1)
    } else {
      least = 0
      greatest = (positive.max() ?? 1).roundedUp
    }
  }

  func place(_ number: Double) -> Double {
    let value = isLogarithmic ? log10(number) : number
    return start + length * (value - least) / (greatest - least)
  }

  /// Round numbers with their labels.
  var ticks: [(number: Double, label: String)] {
    guard isLogarithmic else {
      return (0...4).map {
        let number = greatest * Double($0) / 4
        return (number, String(format: "%g", number))
      }
    }
    let step = max(1, Int((greatest - least) / 8))
    return stride(from: Int(least), through: Int(greatest), by: step).map {
      let number = pow(10, Double($0))
      return (
        number, (-2...6 ~= $0) ? String(format: "%g", number) : "1e\($0)"
      )
    }
  }
}

extension Double {
  /// The next number of one digit, the power of ten aside.
  fileprivate var roundedUp: Double {
    let power = pow(10, log10(self).rounded(.down))
    return (self / power).rounded(.up) * power
  }
}
