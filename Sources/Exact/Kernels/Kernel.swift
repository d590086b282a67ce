// Kernel.swift: the kernel that large numbers run on.

typealias Kernel = SwiftKernel
