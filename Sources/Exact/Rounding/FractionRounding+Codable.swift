// FractionRounding+Codable.swift: rounding rules in archives, by their names.

#if !hasFeature(Embedded)
  extension FractionRounding: Codable {}
#endif
