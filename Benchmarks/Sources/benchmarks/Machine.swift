// Machine.swift: what a run took place on.

import BoostRival
import FLINTRival
import Foundation
import MPQRival

enum Machine {
  /// The processor, as it names itself.
  static var processor: String {
    #if canImport(Darwin)
      let name = output(of: ["sysctl", "-n", "machdep.cpu.brand_string"])
    #else
      let information =
        (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = information.split(separator: "\n")
        .first { $0.hasPrefix("model name") }
      let name = line?.split(separator: ":").last.map(String.init)
    #endif
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(name?.trimmed ?? "an unknown processor"), \(cores) cores"
  }

  /// The system and the libraries, one a line.
  static var versions: [String] {
    var versions = [ProcessInfo.processInfo.operatingSystemVersionString]
    if let swift = output(of: ["swift", "--version"]) {
      versions.append(String(swift.prefix { $0 != "\n" }))
    }
    versions.append("GMP " + String(cString: rival_gmp_version()))
    #if canImport(SystemFLINT)
      versions.append("FLINT " + String(cString: flint_fractions_version()))
    #endif
    #if canImport(SystemBoost)
      versions.append("Boost " + String(cString: boost_fractions_version()))
    #endif
    return versions
  }

  private static func output(of command: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self).trimmed
    return text.isEmpty ? nil : text
  }
}

extension String {
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
