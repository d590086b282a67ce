// Goals+FloatingPoint.swift: how fast fractions are meant to become Doubles and
// to come from them.

extension Goal {
  static let conversions: [Goal] = [
    Goal(21, "to Double", .small, .overhead(2, .double, nanoseconds: 1)),
    Goal(21, "to Double", .money, .overhead(2, .double, nanoseconds: 1)),
    Goal(21, "to Double", .word31, .overhead(2, .double, nanoseconds: 1)),
    Goal(21, "to Double", .word62, .within(1.0, .limit)),
    Goal(21, "to Double", .small, .faster(25, .gmp)),
    Goal(21, "to Double", .word31, .faster(25, .gmp)),
    Goal(21, "to Double", .word62, .faster(3.4, .gmp)),

    Goal(22, "from Double", .binary, .nanoseconds(5)),
    Goal(22, "from Double", .binary, .faster(3.8, .gmp)),
  ]
}
