// Kernel.swift: the kernel that large numbers run on.

#if GMP
  typealias Kernel = GMPKernel
#else
  typealias Kernel = SwiftKernel
#endif
