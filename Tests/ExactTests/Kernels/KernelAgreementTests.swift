// KernelAgreementTests.swift: both kernels at sizes where a schoolbook oracle
// would take too long.

#if GMP
  import Exact
  import ExactTesting
  import Testing

  struct KernelAgreementTests {
    @Test(arguments: LimbPattern.allCases)
    func largeOperands(_ pattern: LimbPattern) {
      var generator = SeededGenerator(seed: 71)
      for (m, n) in [(300, 300), (1000, 37), (1500, 900), (3000, 3000)] {
        let a = pattern.limbs(m, using: &generator)
        let b = LimbPattern.mixed.limbs(n, using: &generator)
        #expect(SwiftKernel.product(a, b) == GMPKernel.product(a, b))
        #expect(SwiftKernel.square(a) == GMPKernel.square(a))
        #expect(SwiftKernel.division(a, b) == GMPKernel.division(a, b))
        #expect(
          SwiftKernel.commonDivisor(a, b) == GMPKernel.commonDivisor(a, b))
        #expect(SwiftKernel.root(a) == GMPKernel.root(a))
      }
    }
  }
#endif
