// Options.swift: the command line.

struct Options {
  var effort = Measurement.Effort.full
  var filter = ""
  var jsonPath: String?
  var wantsHelp = false

  /// What is wrong with the command line, in a sentence.
  struct Fault: Error {
    let description: String
  }

  init(_ arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter": filter = try Self.value(of: argument, in: &rest)
      case "--json": jsonPath = try Self.value(of: argument, in: &rest)
      case "--quick": effort = .quick
      case "--help", "-h": wantsHelp = true
      default:
        throw Fault(description: "Unknown option \(argument); see --help.")
      }
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Fault) -> String {
    guard let value = rest.popFirst() else {
      throw Fault(description: "Option \(option) lacks its value.")
    }
    return value
  }

  static let help = """
    Usage: benchmarks [--filter TEXT] [--quick] [--json FILE]

    Times the operations of Exact beside their rivals, in nanoseconds per
    operation, and says which goals are met.

      --filter TEXT  Only rows whose group or title contains the text. The
                     groups are "reduction core", "arithmetic",
                     "conversions", "text", "Decimal", "money, three ways",
                     "ratios, three ways" and "big numbers".
      --quick        Fewer rounds: a first impression.
      --json FILE    Also write all figures to a file.
      --help         Show this text.
    """
}
