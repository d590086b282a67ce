// main.swift: the command `recipe GUESTS`, for a recipe on standard input.

import Foundation
import Recipes

let guests = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 4
let input = FileHandle.standardInput.readDataToEndOfFile()
do {
  let recipe = try JSONDecoder().decode(Recipe.self, from: input)
  print(try recipe.text(forGuests: guests))
} catch {
  FileHandle.standardError.write(Data("recipe: \(error)\n".utf8))
  exit(1)
}
