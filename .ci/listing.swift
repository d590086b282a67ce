// listing.swift: the public declarations of a module and the conformances of its
// types, one on each line, in order. The arguments are its symbol graphs.

import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(
    SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
  var names: [String: String] = [:]
  for symbol in graph.symbols {
    let name = symbol.pathComponents.joined(separator: ".")
    names[symbol.identifier.precise] = name
    // Members that a type has from an extension of a protocol stand there.
    if symbol.identifier.precise.contains("::SYNTHESIZED::") { continue }
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling)
      .joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    lines.insert("\(name): \(declaration)")
  }
  for relationship in graph.relationships
  where relationship.kind == "conformsTo" {
    let type = names[relationship.source] ?? relationship.source
    let conformance =
      relationship.targetFallback ?? names[relationship.target]
      ?? relationship.target
    lines.insert("\(type): \(conformance)")
  }
}
for line in lines.sorted() { print(line) }
