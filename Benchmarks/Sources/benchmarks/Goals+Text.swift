// Goals+Text.swift: how fast fractions are meant to be read and written.

extension Goal {
  static let texts: [Goal] = [
    Goal(23, "parse decimal", .price, .within(1.1, .fromChars)),
    Goal(23, "parse decimal", .twoDigits, .within(1.3, .fromChars)),
    Goal(23, "parse decimal", .price, .faster(3, .strtod)),
    Goal(23, "parse decimal", .twoDigits, .faster(3, .strtod)),
    Goal(23, "parse decimal", .digits17, .faster(3, .strtod)),
    Goal(23, "parse decimal", .price, .faster(3.8, .double)),
    Goal(23, "parse decimal", .twoDigits, .faster(3.8, .double)),
    Goal(23, "parse decimal", .digits17, .faster(3.8, .double)),

    Goal(24, "parse n/d", .small, .faster(3.4, .gmp)),
    Goal(24, "parse n/d", .word31, .faster(2, .gmp)),

    Goal(25, "description, bytes", .small, .within(1.35, .toChars)),
    Goal(25, "description, bytes", .word31, .within(0.7, .toChars)),
    Goal(25, "description, bytes", .word62, .within(0.7, .toChars)),
    Goal(25, "description", .small, .faster(1.35, .interpolation)),
    Goal(25, "description", .word31, .faster(1.7, .interpolation)),
    Goal(25, "description", .word62, .faster(2.4, .interpolation)),
  ]
}
