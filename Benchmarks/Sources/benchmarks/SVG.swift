// SVG.swift: lines, bars and words of a chart.

/// A drawing of a fixed width that grows downwards.
struct SVG {
  private var elements: [String] = []

  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double),
    colour: String
  ) {
    elements.append(
      """
      <line x1="\(start.x.coordinate)" y1="\(start.y.coordinate)" \
      x2="\(end.x.coordinate)" y2="\(end.y.coordinate)" stroke="\(colour)"/>
      """)
  }

  mutating func bar(
    x: Double, y: Double, width: Double, height: Double, colour: String
  ) {
    elements.append(
      """
      <rect x="\(x.coordinate)" y="\(y.coordinate)" \
      width="\(width.coordinate)" height="\(height.coordinate)" \
      fill="\(colour)"/>
      """)
  }

  mutating func path(_ points: [(x: Double, y: Double)], colour: String) {
    let places = points.map { "\($0.x.coordinate),\($0.y.coordinate)" }
    elements.append(
      """
      <polyline points="\(places.joined(separator: " "))" fill="none" \
      stroke="\(colour)" stroke-width="2"/>
      """)
    for point in points {
      elements.append(
        """
        <circle cx="\(point.x.coordinate)" cy="\(point.y.coordinate)" r="3" \
        fill="\(colour)"/>
        """)
    }
  }

  enum Anchor: String {
    case start
    case middle
    case end
  }

  mutating func text(
    _ text: String, x: Double, y: Double, anchor: Anchor = .start,
    size: Int = 12, isBold: Bool = false
  ) {
    let weight = isBold ? " font-weight=\"bold\"" : ""
    elements.append(
      """
      <text x="\(x.coordinate)" y="\(y.coordinate)" font-size="\(size)" \
      text-anchor="\(anchor.rawValue)"\(weight)>\(text.escaped)</text>
      """)
  }

  func document(width: Double, height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" \
    viewBox="0 0 \(width.coordinate) \(height.coordinate)" \
    width="\(width.coordinate)" height="\(height.coordinate)" \
    font-family="sans-serif" fill="#222">
    <rect width="100%" height="100%" fill="#fff"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }
}

extension Double {
  /// A place to a tenth of a pixel.
  fileprivate var coordinate: String { text(places: 1) }
}

extension String {
  /// The text with the characters that begin markup replaced.
  var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
