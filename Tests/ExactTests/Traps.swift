// Traps.swift: what the tests of preconditions share.

import Testing

/// What an exit test observes, for ``expectTrap(_:_:sourceLocation:)``.
let standardError: [any PartialKeyPath<ExitTest.Result> & Sendable] = [
  \.standardErrorContent
]

/// Expects that a process has failed with `message`, the text of a
/// precondition. Release builds print none.
func expectTrap(
  _ message: String, _ result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    // The exit test itself has failed if there is no result.
    guard let result else { return }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains(message), sourceLocation: sourceLocation)
  #endif
}

/// Zero, as far as the optimiser can tell any number: what is computed from it
/// is computed at run time.
@inline(never)
func zero() -> Int {
  Int(CommandLine.arguments.count < 0 ? "1" : "0")!
}

/// Uses a value, so that the optimiser cannot leave out what makes it.
@inline(never)
func use<T>(_ value: T) {
  if "\(value)" == "never" { print(value) }
}
