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
    // FLINT and Boost take part where they are installed.
    .target(
      name: "FLINTRival", dependencies: ["SystemFLINT"],
      cSettings: [.unsafeFlags(["-O3"])]),
    .systemLibrary(name: "SystemFLINT"),
    .target(
      name: "BoostRival", dependencies: ["SystemBoost"],
      cxxSettings: [.unsafeFlags(["-O3"])]),
    .systemLibrary(name: "SystemBoost"),
    .target(name: "Naive"),
    .target(name: "TextRival", cxxSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BoostRival",
        "CLimit",
        "FLINTRival",
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
