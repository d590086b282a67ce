// Contender+Sequences.swift: one way to do a task on one run of operands.

import CLimit

extension Contender {
  /// Reduces many operands to one result.
  @inline(__always)
  static func reduction<Result>(
    _ name: Name, outcome: @escaping (Result) -> Outcome,
    body: @escaping () -> Result
  ) -> Contender {
    let result = Buffer(repeating: body(), count: 1)
    return Contender(
      name: name,
      run: {
        result.elements[0] = body()
        limit_black_hole(result.elements.baseAddress)
      },
      outcomes: { [outcome(result.elements[0])] })
  }

  /// Sorts a copy of the values, in memory that is there already.
  @inline(__always)
  static func sorting<Value: Comparable>(
    _ name: Name, _ values: [Value], outcome: @escaping (Value) -> Outcome
  ) -> Contender {
    let sorted = Buffer(values)
    return Contender(
      name: name,
      run: {
        _ = sorted.elements.update(fromContentsOf: values)
        var elements = sorted.elements
        elements.sort()
        limit_black_hole(elements.baseAddress)
      },
      outcomes: { sorted.elements.map(outcome) })
  }

  /// Performs a task on every value.
  static func elementwise<T: UnaryTask>(
    _ name: Name, _ task: T.Type, _ values: Buffer<T.Operand>,
    outcome: @escaping (T.Result) -> Outcome
  ) -> Contender {
    let results = Buffer(values.elements.map(T.result))
    return Contender(
      name: name,
      run: {
        let value = values.elements
        let result = results.elements
        for i in 0..<value.count { result[i] = T.result(value[i]) }
        limit_black_hole(result.baseAddress)
      },
      outcomes: { results.elements.map(outcome) })
  }
}
