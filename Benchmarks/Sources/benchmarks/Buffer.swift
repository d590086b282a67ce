// Buffer.swift: operands and results of a contender.

/// A block of memory that the timed loops reach without a check.
///
/// An array in a property would cost every access a test for exclusivity,
/// which is more than a comparison of two fractions takes.
final class Buffer<Element> {
  let elements: UnsafeMutableBufferPointer<Element>

  init(repeating element: Element, count: Int) {
    elements = .allocate(capacity: count)
    elements.initialize(repeating: element)
  }

  init(_ source: some Collection<Element>) {
    elements = .allocate(capacity: source.count)
    _ = elements.initialize(fromContentsOf: source)
  }

  deinit {
    elements.deinitialize()
    elements.deallocate()
  }
}

/// Operands side by side.
struct Pairs<Operand> {
  let left: Buffer<Operand>
  let right: Buffer<Operand>

  var count: Int { left.elements.count }

  init(left: [Operand], right: [Operand]) {
    precondition(left.count == right.count, "Unpaired operands")
    self.left = Buffer(left)
    self.right = Buffer(right)
  }

  subscript(index: Int) -> (Operand, Operand) {
    (left.elements[index], right.elements[index])
  }

  /// The same pairs in another type.
  func map<Other>(_ transform: (Operand) -> Other) -> Pairs<Other> {
    Pairs<Other>(
      left: left.elements.map(transform), right: right.elements.map(transform))
  }
}
