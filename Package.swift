// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "swift-exact",
  platforms: [
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "Exact", targets: ["Exact"]),
    .library(name: "ExactTesting", targets: ["ExactTesting"]),
    .executable(name: "fraction", targets: ["fraction"]),
  ],
  targets: [
    .target(name: "Exact"),
    .target(name: "ExactTesting", dependencies: ["Exact"]),
    .executableTarget(name: "fraction", dependencies: ["Exact"]),
    .testTarget(
      name: "ExactTests",
      dependencies: ["Exact", "ExactTesting"],
      resources: [.copy("Vectors")]),
    .testTarget(name: "FractionToolTests", dependencies: ["fraction"]),
  ])
