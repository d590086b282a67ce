// Options.swift: the command line.

struct Options {
  var effort = Measurement.Effort.full
  var filter = ""
  var jsonPath: String?
  var baselinePath: String?
  var checkPath: String?
  var margin = 1.25
  var chartsFolder: String?
  var resultsPath: String?
  var peersFolder: String?
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
      case "--baseline": baselinePath = try Self.value(of: argument, in: &rest)
      case "--check": checkPath = try Self.value(of: argument, in: &rest)
      case "--margin":
        let text = try Self.value(of: argument, in: &rest)
        guard let margin = Double(text), margin >= 1, margin.isFinite else {
          throw Fault(description: "\(text) is no factor of at least 1.")
        }
        self.margin = margin
      case "--charts": chartsFolder = try Self.value(of: argument, in: &rest)
      case "--results": resultsPath = try Self.value(of: argument, in: &rest)
      case "--peers": peersFolder = try Self.value(of: argument, in: &rest)
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
                      [--results FILE] [--charts DIR]
                      [--baseline FILE] [--check FILE [--margin FACTOR]]
           benchmarks --peers DIR

    Times the operations of Exact beside their rivals, in nanoseconds per
    operation, and says which goals are met.

      --filter TEXT    Only rows whose group or title contains the text. The
                       groups are "reduction core", "arithmetic",
                       "conversions", "text", "Decimal", "money, three ways",
                       "ratios, three ways" and "big numbers".
      --quick          Fewer rounds: a first impression.
      --json FILE      Also write all figures to a file.
      --results FILE   Also write a page in Markdown: the figures, the goals and
                       the machine.
      --charts DIR     Also draw charts, and a page that shows them.
      --baseline FILE  Also write the ratios to a file, for --check.
      --check FILE     Compare the ratios with those in the file, and end with
                       status 1 if one is worse.
      --margin FACTOR  How much worse a ratio has to be to count: 1.25 times
                       unless said otherwise.
      --peers DIR      Only write operands for other languages to a folder, and
                       time Exact on them: what peers/run begins with.
      --help           Show this text.
    """
}
