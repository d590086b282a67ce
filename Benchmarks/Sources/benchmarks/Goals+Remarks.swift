// Goals+Remarks.swift: why goals are missed, and where the others are.

extension Goal {
  /// What a reader should know about a goal that is missed. The goals were set
  /// by what prototypes took on another processor, an Intel Xeon.
  static let remarks: [(number: Int, text: String)] = [
    (
      1,
      "The loop stands in line in both languages and takes the same steps; they "
        + "took the same time on the processor that the goals were set on."
    ),
    (
      2,
      "As for 1. Boost, which divides more, gains most from a processor "
        + "that divides fast."
    ),
    (3, "As for 2."),
    (4, "As for 2."),
    (
      5,
      "Exact is as fast as C; Boost and the class compare faster here than "
        + "where the goals were set."
    ),
    (
      6,
      "The sum with an integer keeps to its time. A general sum takes half of "
        + "what it took where the goals were set."
    ),
    (7, "A nanosecond more or less, of ten."),
    (
      8,
      "A sum by `+` takes half of what it took where the goals were set; "
        + "`sum()`, which hardly divides, gains less."
    ),
    (9, "As for 8."),
    (
      11,
      "What `BigFraction` adds to `Fraction` is two or three nanoseconds, and a "
        + "sum takes only seven."
    ),
    (12, "As for 11."),
    (13, "The result needs memory of its own, which GMP has already."),
    (16, "GMP compares faster here than where the goals were set."),
    (
      17,
      "Each term is a few passes over limbs, which the assembly of GMP "
        + "makes faster. On the GMP kernel the goal is met."
    ),
    (
      18,
      "Denominators that have nothing in common make terms of hundreds of "
        + "thousands of bits, at which GMP is faster than Swift. On the GMP "
        + "kernel the goal is met."
    ),
    (
      19,
      "`sum()` is for any fractions, and does not know what the denominators of "
        + "this series have in common. A function for harmonic numbers is not "
        + "part of the library."
    ),
    (
      20,
      "e is near its goal. Every product and sum of the tangent numbers "
        + "is new memory, where FLINT works in place."
    ),
    (
      21,
      "Swift divides two words by one in a function of its run-time library, C "
        + "in one instruction."
    ),
    (
      23,
      "Decimals of 17 digits have their point anywhere, so that the digits "
        + "before it are read one by one. The others are near their goals."
    ),
    (24, "Most of the time goes to the greatest common divisor."),
    (25, "A nanosecond more or less, of eight."),
    (
      26,
      "A result is new memory, and carries cost more than in assembly."
    ),
  ]

  /// Where the goals are that this kernel does not have.
  static var absences: [(number: Int, text: String)] {
    switch Kernel.current {
    case .swift:
      [14, 15].map {
        ($0, "On the GMP kernel only: see [RESULTS-GMP.md](RESULTS-GMP.md).")
      }
    case .gmp:
      [(26, "On the Swift kernel only: see [RESULTS.md](RESULTS.md).")]
    }
  }
}
