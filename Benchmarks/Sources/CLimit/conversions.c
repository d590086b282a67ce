// conversions.c: the nearest floating-point numbers to fractions.

#include "CLimit.h"
#include "gcd.h"
#include <string.h>

/// Divides two words by one, where the quotient takes one.
static inline uint64_t divide_wide(uint64_t high, uint64_t low,
                                   uint64_t divisor, uint64_t *remainder) {
#ifdef __x86_64__
  uint64_t quotient;
  __asm__("divq %4"
          : "=a"(quotient), "=d"(*remainder)
          : "a"(low), "d"(high), "r"(divisor)
          : "cc");
  return quotient;
#else
  unsigned __int128 dividend = (unsigned __int128)high << 64 | low;
  *remainder = (uint64_t)(dividend % divisor);
  return (uint64_t)(dividend / divisor);
#endif
}

static inline double power_of_two(int exponent) {
  uint64_t bits = (uint64_t)(1023 + exponent) << 52;
  double power;
  memcpy(&power, &bits, sizeof power);
  return power;
}

/// Terms of up to 53 bits are exact, and their division rounds once. Of others
/// more bits of the quotient are computed than a number holds, with one that
/// stands for the rest.
static inline double nearest(limit_fraction x) {
  uint64_t n = magnitude(x.numerator), d = (uint64_t)x.denominator;
  if (likely((n | d) >> 53 == 0)) {
    return (double)x.numerator / (double)x.denominator;
  }
  int up = __builtin_clzll(n), down = __builtin_clzll(d);
  n <<= up;
  uint64_t remainder;
  uint64_t quotient = divide_wide(n >> 1, n << 63, d << down, &remainder);
  uint64_t digits = quotient >> 1 | (quotient & 1) | (remainder != 0);
  double value = (double)(int64_t)digits * power_of_two(down - up - 62);
  return x.numerator < 0 ? -value : value;
}

void limit_to_double(const limit_fraction *a, double *result, long n) {
  for (long i = 0; i < n; i++) result[i] = nearest(a[i]);
}
