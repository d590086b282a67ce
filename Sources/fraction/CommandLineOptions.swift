// CommandLineOptions.swift: what the arguments ask for, and the usage.

/// The arguments of the tool, told apart.
package struct CommandLineOptions: Equatable {
  /// How much is shown of an expression.
  package enum Detail {
    /// The exact value.
    case exact
    /// The exact value, and what `Double` and `Decimal` make of it.
    case comparison
  }

  /// What `--exact` or `--compare` asks for; the last one counts.
  package private(set) var detail: Detail?
  /// Whether the usage is asked for.
  package private(set) var wantsHelp = false
  /// The expressions. None means that standard input holds them.
  package private(set) var expressions: [String] = []

  /// An argument that looks like an option and is none.
  package struct UnknownOption: Error, Equatable {
    package let argument: String
  }

  /// Tells options from expressions. An option is what begins with two minus
  /// signs and stands before "--", because an expression may begin with one.
  package init(_ arguments: [String]) throws(UnknownOption) {
    var areOptionsOver = false
    for argument in arguments {
      guard !areOptionsOver, argument.hasPrefix("--") || argument == "-h" else {
        expressions.append(argument)
        continue
      }
      switch argument {
      case "--": areOptionsOver = true
      case "--exact": detail = .exact
      case "--compare": detail = .comparison
      case "--help", "-h": wantsHelp = true
      default: throw UnknownOption(argument: argument)
      }
    }
  }

  package static let usage = """
    Usage: fraction [--compare | --exact] [--] [expression ...]

    Evaluates arithmetic expressions exactly, and shows what Double and Decimal
    make of them. Without an expression, reads one from each line of standard
    input and writes its exact value.

      fraction '2/3 * 3'
      echo '0.1 + 0.2' | fraction

    Operators are + - * / ^ and parentheses; ^ takes a whole exponent. Numbers
    are integers and decimals such as 12, 1_000, 0.5, .5, 1e-3, and 0.1(6), in
    which the digits in parentheses repeat for ever. Mixed numbers such as
    1 1/2, 1½ and 1³⁄₄ bind like one number: 1 1/2^2 is 9/4. A percent sign
    may follow a number: 5% is 1/20. A ratio 16:9 is written 16/9. The terms
    of a result may have up to 1,000,000 bits.

    A value that is no integer is also shown as a mixed number, and as a decimal
    whose repeating digits are in parentheses, or cut off with an ellipsis.

      --compare   show Double, Decimal and the exact value in all its forms
      --exact     show the exact value only
      --          treat all that follows as expressions
      -h, --help  show this text

    Exit status: 0 if all went well, 1 if an expression has no value, 2 if an
    option is unknown.

    """
}
