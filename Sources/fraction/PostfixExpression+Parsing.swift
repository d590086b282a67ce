// PostfixExpression+Parsing.swift: expressions from text, by Dijkstra's
// shunting yard. Its stack is an array, so no depth of nesting is too deep.

/// A sign that waits for its right operand, or an open parenthesis.
private enum Waiting {
  case operation(PostfixExpression.Operation, offset: Int)
  case parenthesis(offset: Int)
}

extension PostfixExpression {
  /// Reads an expression.
  ///
  ///     expression = operand { infix operand }
  ///     operand    = { "+" | "-" } ( number | "(" expression ")" )
  ///     infix      = "+" | "-" | "*" | "/" | "^"
  ///
  /// - Throws: The first place that does not follow the grammar.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(parsing text: String) throws(ExpressionFault) {
    var scanner = TokenScanner(text)
    var waiting: [Waiting] = []
    while true {
      try readOperand(from: &scanner, &waiting)
      guard try readInfix(from: &scanner, &waiting) else { return }
    }
  }

  /// Reads all up to the end of a number.
  private mutating func readOperand(
    from scanner: inout TokenScanner, _ waiting: inout [Waiting]
  ) throws(ExpressionFault) {
    while true {
      let token = try scanner.next()
      switch token.kind {
      case .number(let operations):
        steps += operations.map { Step(operation: $0, offset: token.offset) }
        return
      case .sign("-"):
        waiting.append(.operation(.negate, offset: token.offset))
      case .sign("+"):
        break
      case .sign("("):
        waiting.append(.parenthesis(offset: token.offset))
      default:
        throw ExpressionFault(reason: .operandExpected, offset: token.offset)
      }
    }
  }

  /// Reads closing parentheses and the sign of an operation.
  ///
  /// - Returns: Whether there is one. If not, the text has come to its end.
  private mutating func readInfix(
    from scanner: inout TokenScanner, _ waiting: inout [Waiting]
  ) throws(ExpressionFault) -> Bool {
    while true {
      let token = try scanner.next()
      switch token.kind {
      case .sign(")"):
        guard finish(&waiting, while: { _ in true }) != nil else {
          throw ExpressionFault(
            reason: .unopenedParenthesis, offset: token.offset)
        }
        waiting.removeLast()
      case .end:
        if let offset = finish(&waiting, while: { _ in true }) {
          throw ExpressionFault(reason: .unclosedParenthesis, offset: offset)
        }
        return false
      case .sign(let sign):
        guard let operation = Operation(infix: sign) else {
          throw operatorExpected(at: token.offset, waiting)
        }
        _ = finish(&waiting) { $0.binds(before: operation) }
        waiting.append(.operation(operation, offset: token.offset))
        return true
      case .number, .other:
        throw operatorExpected(at: token.offset, waiting)
      }
    }
  }

  private func operatorExpected(
    at offset: Int, _ waiting: [Waiting]
  ) -> ExpressionFault {
    let isNested = waiting.contains {
      if case .parenthesis = $0 { true } else { false }
    }
    return ExpressionFault(
      reason: .operatorExpected(inParentheses: isNested), offset: offset)
  }

  /// Makes the operations that wait longest to the right into steps, up to an
  /// open parenthesis or the first that does not come before what follows.
  ///
  /// - Returns: The offset of the parenthesis, if one was met.
  private mutating func finish(
    _ waiting: inout [Waiting], while comesFirst: (Operation) -> Bool
  ) -> Int? {
    while let last = waiting.last {
      switch last {
      case .parenthesis(let offset):
        return offset
      case .operation(let operation, let offset):
        guard comesFirst(operation) else { return nil }
        steps.append(Step(operation: operation, offset: offset))
        waiting.removeLast()
      }
    }
    return nil
  }
}
