// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "examples",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: "GMP", description: "Runs large numbers on GMP.")
  ],
  dependencies: [
    .package(
      name: "swift-exact", path: "..",
      traits: [.trait(name: "GMP", condition: .when(traits: ["GMP"]))])
  ],
  targets: [
    .target(
      name: "Recipes",
      dependencies: [
        .product(name: "Exact", package: "swift-exact"),
        .product(name: "ExactFoundation", package: "swift-exact"),
      ]),
    .executableTarget(name: "recipe", dependencies: ["Recipes"]),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes",
        .product(name: "ExactTesting", package: "swift-exact"),
      ]),
  ])
