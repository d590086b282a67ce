// KernelOperands.swift: operands on which a kernel is likely to be wrong.

import Exact
import ExactTesting

/// The kernels under test.
#if GMP
  var kernels: [any LimbKernel.Type] { [SwiftKernel.self, GMPKernel.self] }
#else
  var kernels: [any LimbKernel.Type] { [SwiftKernel.self] }
#endif

/// How the limbs of an operand are chosen. The leading limb is never zero.
enum LimbPattern: CaseIterable {
  case random
  /// Every bit is set: carries run through.
  case ones
  /// Only the first limb and the last are not zero.
  case hollow
  case singleBit
  /// The top bit, a zero limb, and ones: quotients are guessed too large.
  case misleading
  /// Limbs of zeros, of ones and random ones.
  case mixed

  func limbs(_ count: Int, using generator: inout SeededGenerator) -> [UInt] {
    var limbs = (0..<count).map { index -> UInt in
      switch self {
      case .random: return .random(in: 0 ... .max, using: &generator)
      case .ones: return .max
      case .hollow, .singleBit: return 0
      case .misleading: return index < count - 2 ? .max : 0
      case .mixed:
        let choice = Int.random(in: 0..<3, using: &generator)
        return choice == 0
          ? 0 : choice == 1 ? .max : .random(in: 0 ... .max, using: &generator)
      }
    }
    let top = count - 1
    let bits = UInt(UInt.bitWidth)
    switch self {
    case .hollow:
      limbs[0] = .random(in: 1 ... .max, using: &generator)
      limbs[top] = .random(in: 1 ... .max, using: &generator)
    case .singleBit:
      limbs[top] = 1 << UInt.random(in: 0..<bits, using: &generator)
    case .misleading:
      limbs[top] = 1 << (bits - 1)
    case .random, .mixed:
      // Short leading limbs as often as long ones.
      limbs[top] >>= UInt.random(in: 0..<bits, using: &generator)
    case .ones:
      break
    }
    if limbs[top] == 0 { limbs[top] = 1 }
    return limbs
  }
}

/// Small counts, and those where one algorithm takes over from another.
func countsAround(_ thresholds: Int...) -> [Int] {
  let counts = thresholds.flatMap { [$0 - 1, $0, $0 + 1, 2 * $0, 2 * $0 + 1] }
  return Set(1...5).union(counts).sorted()
}

/// Calls `body` with pairs of operands, the first not shorter, and collects the
/// descriptions of those it is not content with.
///
/// - Parameter lengths: The counts of the first operand, given that of the
///   second.
func faults(
  seed: UInt64, counts: [Int], lengths: (Int) -> [Int],
  in body: (any LimbKernel.Type, [UInt], [UInt]) -> Bool
) -> [String] {
  var generator = SeededGenerator(seed: seed)
  var faults: [String] = []
  for n in counts {
    for m in lengths(n) {
      for (p, q) in patternPairs(isComplete: m + n < 12, using: &generator) {
        let a = p.limbs(m, using: &generator)
        let b = q.limbs(n, using: &generator)
        for kernel in kernels where !body(kernel, a, b) {
          faults.append("\(kernel), seed \(seed): \(p) \(m), \(q) \(n)")
        }
      }
    }
  }
  return faults
}

/// All pairs of patterns, or each with itself and with one other.
private func patternPairs(
  isComplete: Bool, using generator: inout SeededGenerator
) -> [(LimbPattern, LimbPattern)] {
  LimbPattern.allCases.flatMap { p -> [(LimbPattern, LimbPattern)] in
    if isComplete { return LimbPattern.allCases.map { (p, $0) } }
    return [
      (p, p), (p, LimbPattern.allCases.randomElement(using: &generator)!),
    ]
  }
}
