// Chart+Curves.swift: a curve over sizes for each contender.

extension Chart {
  func curves(over sizes: [Double]) -> String {
    let (top, height) = (70.0, 320.0)
    let bottom = top + height
    let horizontal = Scale(
      of: sizes, isLogarithmic: true, start: 90, length: Self.width - 130)
    // Upside down, because places count from the top.
    let vertical = Scale(
      of: series.flatMap(\.values).compactMap(\.self), isLogarithmic: true,
      start: bottom, length: -height)

    var svg = SVG()
    svg.text(title, x: 20, y: 26, size: 16, isBold: true)
    legend(in: &svg, y: 50)
    for (number, label) in horizontal.ticks {
      let x = horizontal.place(number)
      svg.line(from: (x, top), to: (x, bottom), colour: "#ddd")
      svg.text(label, x: x, y: bottom + 16, anchor: .middle, size: 11)
    }
    for (number, label) in vertical.ticks {
      let y = vertical.place(number)
      svg.line(
        from: (horizontal.start, y), to: (Self.width - 40, y), colour: "#ddd")
      svg.text(label, x: horizontal.start - 8, y: y + 4, anchor: .end, size: 11)
    }
    svg.text(unit, x: horizontal.start, y: bottom + 34, size: 11)
    for series in series {
      let points = zip(sizes, series.values).compactMap { size, value in
        value.map { (x: horizontal.place(size), y: vertical.place($0)) }
      }
      svg.path(points, colour: series.colour)
    }
    return svg.document(width: Self.width, height: bottom + 46)
  }
}
