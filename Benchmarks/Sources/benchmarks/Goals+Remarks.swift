// Goals+Remarks.swift: why goals are missed, and where the others are.

extension Goal {
  /// What a reader should know about a goal that is missed or not there.
  static let remarks: [(number: Int, text: String)] = [
    (
      1,
      "The loop in C has the divisor in line; `gcd` is a call into another "
        + "module, about a nanosecond each."
    ),
    (
      2,
      "As for 1: the sum is a call. The margin is what was measured on another "
        + "processor."
    ),
    (3, "As for 2."),
    (
      5,
      "Exact is as fast as C. Here both Boost and the class compare faster than "
        + "on the processor that the goal was set on."
    ),
    (
      6,
      "The sum with an integer keeps to its time; on this processor a general "
        + "sum takes half of what it took where the goal was set."
    ),
    (
      8,
      "Sums with `+` are faster on this processor, and so are fewer times as "
        + "slow as `sum()`."
    ),
    (9, "As for 8."),
    (
      11,
      "What `BigFraction` adds to `Fraction` is two or three nanoseconds, which "
        + "is more of a sum that takes seven."
    ),
    (12, "As for 11."),
    (13, "The result is new memory, which GMP has already."),
    (14, "Only on the GMP kernel: see RESULTS-GMP.md."),
    (15, "Only on the GMP kernel: see RESULTS-GMP.md."),
    (16, "GMP compares 100 bits faster on this processor."),
    (17, "The sum is not yet made in place for a term of one word."),
    (
      18,
      "Where no denominators are shared, the time goes to products of large "
        + "numbers, at which GMP is faster."
    ),
    (
      21,
      "The division of two words by one is a call with checks of its operands; "
        + "that of C is a single instruction."
    ),
    (
      23,
      "The decimals of 17 digits have their point anywhere, and cannot be read "
        + "eight digits at a time before they are known to be digits."
    ),
    (24, "Most of the time goes to the greatest common divisor."),
    (26, "Carries of an addition cost more than in assembly."),
  ]
}
