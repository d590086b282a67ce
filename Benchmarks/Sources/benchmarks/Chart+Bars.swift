// Chart+Bars.swift: a group of bars for each subject.

import Foundation

extension Chart {
  func bars() -> String {
    let isLogarithmic = if case .logarithmic = kind { true } else { false }
    let thickness = 11.0
    let groupHeight = thickness * Double(series.count) + 12
    let top = 70.0
    let bottom = top + groupHeight * Double(subjects.count)
    let scale = Scale(
      of: series.flatMap(\.values).compactMap(\.self),
      isLogarithmic: isLogarithmic, start: 160, length: Self.width - 240)

    var svg = SVG()
    svg.text(title, x: 20, y: 26, size: 16, isBold: true)
    legend(in: &svg, y: 50)
    for (number, label) in scale.ticks {
      let x = scale.place(number)
      svg.line(from: (x, top - 6), to: (x, bottom), colour: "#ddd")
      svg.text(label, x: x, y: bottom + 16, anchor: .middle, size: 11)
    }
    svg.text(unit, x: scale.start, y: bottom + 34, size: 11)
    for (i, subject) in subjects.enumerated() {
      let y = top + groupHeight * Double(i)
      svg.text(
        subject, x: scale.start - 8, y: y + groupHeight / 2 - 2, anchor: .end)
      for (j, series) in series.enumerated() {
        let y = y + thickness * Double(j)
        let value = series.values[i]
        let end = value.map { $0 > 0 ? scale.place($0) : scale.start }
        if let end, end > scale.start {
          svg.bar(
            x: scale.start, y: y, width: end - scale.start,
            height: thickness - 2, colour: series.colour)
        }
        svg.text(
          value.map(\.label) ?? "does not fit", x: (end ?? scale.start) + 4,
          y: y + thickness - 3, size: 9)
      }
    }
    return svg.document(width: Self.width, height: bottom + 46)
  }
}

extension Double {
  /// Two or three significant digits.
  fileprivate var label: String {
    self >= 10 ? text(places: 0) : String(format: "%.2g", self)
  }
}
