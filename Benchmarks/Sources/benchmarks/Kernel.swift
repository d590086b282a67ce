// Kernel.swift: what the library runs large numbers on.

enum Kernel: String {
  case swift = "Swift"
  case gmp = "GMP"

  static var current: Kernel {
    #if EXACT_GMP
      .gmp
    #else
      .swift
    #endif
  }
}
