// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "swift-exact",
  platforms: [
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "Exact", targets: ["Exact"]),
    .library(name: "ExactFoundation", targets: ["ExactFoundation"]),
    .library(name: "ExactTesting", targets: ["ExactTesting"]),
    .executable(name: "fraction", targets: ["fraction"]),
  ],
  traits: [
    .trait(
      name: "GMP",
      description: "Runs BigInteger and BigFraction on GMP, the GNU library.")
  ],
  targets: [
    .target(
      name: "Exact",
      dependencies: [
        .target(name: "CGMP", condition: .when(traits: ["GMP"]))
      ]),
    .systemLibrary(
      name: "CGMP", pkgConfig: "gmp",
      providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
    .target(name: "ExactFoundation", dependencies: ["Exact"]),
    .target(name: "ExactTesting", dependencies: ["Exact"]),
    .executableTarget(name: "fraction", dependencies: ["Exact"]),
    .testTarget(
      name: "ExactTests",
      dependencies: ["Exact", "ExactTesting"],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "ExactFoundationTests",
      dependencies: ["Exact", "ExactFoundation", "ExactTesting"],
      resources: [.copy("Vectors")]),
    .testTarget(name: "FractionToolTests", dependencies: ["fraction"]),
  ])
