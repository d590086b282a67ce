// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "swift-exact-benchmarks",
  platforms: [
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  dependencies: [
    .package(name: "swift-exact", path: "..")
  ],
  targets: [
    .target(name: "CLimit", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "Naive"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CLimit",
        "Naive",
        .product(name: "Exact", package: "swift-exact"),
        .product(name: "ExactTesting", package: "swift-exact"),
      ]),
  ])
