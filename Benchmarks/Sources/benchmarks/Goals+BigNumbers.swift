// Goals+BigNumbers.swift: how fast numbers of any size are meant to be.

extension Goal {
  static var bigNumbers: [Goal] {
    anyKernel + (Kernel.current == .gmp ? gmpKernel : swiftKernel)
  }

  /// Where the time goes to the library's own steps.
  private static let anyKernel: [Goal] = [
    Goal(11, "BigFraction +", .small, .within(1.2, .fraction)),
    Goal(11, "BigFraction +", .money, .within(1.2, .fraction)),
    Goal(11, "BigFraction +", .word31, .within(1.2, .fraction)),
    Goal(11, "BigFraction +", .small, .faster(3.8, .gmp)),
    Goal(11, "BigFraction +", .money, .faster(4.5, .gmp)),
    Goal(11, "BigFraction +", .word31, .faster(2.4, .gmp)),
    Goal(11, "BigFraction +", .small, .faster(2.2, .flint)),
    Goal(11, "BigFraction +", .money, .faster(2.0, .flint)),
    Goal(11, "BigFraction +", .word31, .faster(1.65, .flint)),

    Goal(12, "BigFraction *", .small, .within(1.1, .fraction)),
    Goal(12, "BigFraction *", .money, .within(1.1, .fraction)),
    Goal(12, "BigFraction *", .word31, .within(1.1, .fraction)),
    Goal(12, "BigFraction *", .small, .faster(3.3, .gmp)),
    Goal(12, "BigFraction *", .money, .faster(3.5, .gmp)),
    Goal(12, "BigFraction *", .word31, .faster(2.6, .gmp)),
    Goal(12, "BigFraction *", .small, .faster(2.2, .flint)),
    Goal(12, "BigFraction *", .money, .faster(2.0, .flint)),
    Goal(12, "BigFraction *", .word31, .faster(1.75, .flint)),

    Goal(13, "BigFraction +", .word63, .faster(1.45, .gmp)),
    Goal(13, "BigFraction *", .word63, .faster(1.8, .gmp)),
    Goal(13, "BigFraction +", .word63, .faster(1.9, .flint)),
    Goal(13, "BigFraction *", .word63, .faster(2.1, .flint)),

    Goal(16, "BigFraction <", .small, .nanoseconds(2)),
    Goal(16, "BigFraction <", .bits100, .nanoseconds(15)),
    Goal(16, "BigFraction <", .bits1000, .nanoseconds(15)),
    Goal(16, "BigFraction <", .bits10000, .nanoseconds(15)),
    Goal(16, "BigFraction <", .bits100, .faster(3, .gmp)),
    Goal(16, "BigFraction <", .bits1000, .faster(30, .gmp)),
    Goal(16, "BigFraction <", .bits10000, .faster(1000, .gmp)),
    Goal(16, "BigFraction <", .bits100, .faster(8, .flint)),

    Goal(17, "+= of 10k", .harmonic, .faster(1.25, .gmp)),
    Goal(17, "+= of 10k", .harmonic, .faster(1.4, .flint)),

    Goal(18, "sum of 10k", .word31, .faster(4.8, .gmp)),
    Goal(18, "sum of 10k", .small, .faster(17, .gmp)),
    Goal(18, "sum of 10k", .money, .faster(28, .gmp)),
    Goal(18, "sum of 10k", .word31, .faster(4.8, .flint)),
    Goal(18, "sum of 10k", .small, .faster(17, .flint)),
    Goal(18, "sum of 10k", .money, .faster(13, .flint)),

    Goal(19, "harmonic number", .terms1000, .faster(0.85, .flint)),
    Goal(19, "harmonic number", .terms10000, .faster(1.35, .flint)),
    Goal(19, "harmonic number", .terms10000, .faster(9, .fold)),

    Goal(20, "e", .terms1000, .faster(250, .gmp)),
    Goal(20, "numbers of Bernoulli", .indices1000, .faster(0.8, .flint)),
  ]

  /// Where the time goes to GMP, on both sides.
  private static let gmpKernel: [Goal] = [
    Goal(14, "BigFraction +", .bits100, .within(1.25, .gmp)),
    Goal(14, "BigFraction *", .bits100, .within(1.15, .gmp)),
    Goal(14, "BigFraction +", .bits100, .faster(0.95, .gmpFresh)),
    Goal(14, "BigFraction *", .bits100, .faster(0.95, .gmpFresh)),
    Goal(14, "BigFraction +", .bits100, .faster(1.05, .flint)),
    Goal(14, "BigFraction *", .bits100, .faster(1.05, .flint)),

    Goal(15, "BigFraction +", .bits300, .within(1.10, .gmp)),
    Goal(15, "BigFraction *", .bits300, .within(1.10, .gmp)),
    Goal(15, "BigFraction +", .bits1000, .within(1.05, .gmp)),
    Goal(15, "BigFraction *", .bits1000, .within(1.05, .gmp)),
    Goal(15, "BigFraction +", .bits10000, .within(1.02, .gmp)),
    Goal(15, "BigFraction *", .bits10000, .within(1.02, .gmp)),
  ]

  /// Where Swift stands against the assembly of GMP.
  private static let swiftKernel: [Goal] = [
    Goal(26, "BigInteger +", .bits1000, .within(1.5, .gmp)),
    Goal(26, "BigInteger +", .bits10000, .within(1.5, .gmp)),
    Goal(26, "BigInteger +=", .bits1000, .within(1.5, .gmp)),
    Goal(26, "BigInteger +=", .bits10000, .within(1.5, .gmp)),
    Goal(26, "BigInteger *", .bits1000, .within(2.0, .gmp)),
    Goal(26, "BigInteger *", .bits10000, .within(2.5, .gmp)),
    Goal(26, "BigInteger gcd", .bits1000, .within(4.5, .gmp)),
    Goal(26, "BigInteger gcd", .bits10000, .within(6, .gmp)),
    Goal(26, "BigInteger to text", .digits10000, .within(5, .gmp)),
    Goal(26, "BigInteger from text", .digits10000, .within(5, .gmp)),
  ]
}
