// swift-tools-version: 6.1
import PackageDescription

// With EXACT_GMP=1 in the environment, the library runs on GMP.
let usesGMP = Context.environment["EXACT_GMP"] == "1"

let package = Package(
  name: "swift-exact-benchmarks",
  platforms: [
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  dependencies: [
    .package(
      name: "swift-exact", path: "..",
      traits: usesGMP ? ["GMP"] : [.defaults])
  ],
  targets: [
    .target(name: "CLimit", cSettings: [.unsafeFlags(["-O3"])]),
    .target(
      name: "MPQRival", dependencies: ["SystemGMP"],
      cSettings: [.unsafeFlags(["-O3"])]),
    .systemLibrary(
      name: "SystemGMP", pkgConfig: "gmp",
      providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
    .target(name: "Naive"),
    .target(name: "TextRival", cxxSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CLimit",
        "MPQRival",
        "Naive",
        "TextRival",
        .product(name: "Exact", package: "swift-exact"),
        .product(name: "ExactFoundation", package: "swift-exact"),
        .product(name: "ExactTesting", package: "swift-exact"),
      ],
      swiftSettings: usesGMP ? [.define("EXACT_GMP")] : []),
  ],
  cxxLanguageStandard: .cxx17)
