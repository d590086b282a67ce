// arithmetic.c: the four operations and the comparison.
//
// a/b and c/d are the operands; the derivations are those of Knuth, TAOCP
// vol. 2, 4.5.1. Each operation works in words; where one overflows, the exact
// result decides whether that matters.

#include "CLimit.h"
#include "gcd.h"

typedef __int128 wide;
typedef unsigned __int128 unsigned_wide;
typedef limit_fraction fraction;

static inline int64_t quotient(int64_t positive, uint64_t divisor) {
  return (int64_t)((uint64_t)positive / divisor);
}

/// Stores (-1)^is_negative * n/d, if it fits.
static inline bool store(bool is_negative, unsigned_wide n, unsigned_wide d,
                         fraction *result) {
  if (d > INT64_MAX || n > (unsigned_wide)INT64_MAX + is_negative) {
    return false;
  }
  uint64_t word = (uint64_t)n;
  result->numerator = (int64_t)(is_negative ? -word : word);
  result->denominator = (int64_t)d;
  return true;
}

/// The sum or difference in two words, given the divisor g of b and d.
static __attribute__((noinline)) bool wide_sum(fraction x, fraction y,
                                               uint64_t g, bool subtracting,
                                               fraction *result) {
  uint64_t p = (uint64_t)x.denominator / g;
  uint64_t q = (uint64_t)y.denominator / g;
  wide s = (wide)x.numerator * q;
  wide t = (wide)y.numerator * p;
  wide sum = subtracting ? s - t : s + t;
  unsigned_wide n = sum < 0 ? -(unsigned_wide)sum : (unsigned_wide)sum;
  uint64_t h = g == 1 ? 1 : gcd((uint64_t)(n % g), g);
  unsigned_wide d = (unsigned_wide)p * ((uint64_t)y.denominator / h);
  return store(sum < 0, n / h, d, result);
}

static inline bool add_terms(int64_t s, int64_t t, bool subtracting,
                             int64_t *sum) {
  return subtracting ? __builtin_sub_overflow(s, t, sum)
                     : __builtin_add_overflow(s, t, sum);
}

static inline __attribute__((always_inline)) bool sum(fraction x, fraction y,
                                                      bool subtracting,
                                                      fraction *result) {
  int64_t a = x.numerator, b = x.denominator;
  int64_t c = y.numerator, d = y.denominator;
  int64_t s, t, n, e;
  if (b == d) {
    if (unlikely(add_terms(a, c, subtracting, &n))) {
      return wide_sum(x, y, (uint64_t)b, subtracting, result);
    }
    uint64_t h = b == 1 ? 1 : gcd(magnitude(n), (uint64_t)b);
    *result = h == 1 ? (fraction){n, b}
                     : (fraction){n / (int64_t)h, quotient(b, h)};
    return true;
  }
  uint64_t g = b == 1 || d == 1 ? 1 : gcd((uint64_t)b, (uint64_t)d);
  if (g == 1) {
    bool overflow = __builtin_mul_overflow(a, d, &s);
    overflow |= __builtin_mul_overflow(c, b, &t);
    overflow |= add_terms(s, t, subtracting, &n);
    overflow |= __builtin_mul_overflow(b, d, &e);
    if (unlikely(overflow)) return wide_sum(x, y, 1, subtracting, result);
    *result = (fraction){n, e};
    return true;
  }
  int64_t p = quotient(b, g);
  bool overflow = __builtin_mul_overflow(a, quotient(d, g), &s);
  overflow |= __builtin_mul_overflow(c, p, &t);
  overflow |= add_terms(s, t, subtracting, &n);
  if (unlikely(overflow)) return wide_sum(x, y, g, subtracting, result);
  uint64_t h = gcd(magnitude(n), g);
  if (h != 1) {
    n /= (int64_t)h;
    d = quotient(d, h);
  }
  if (unlikely(__builtin_mul_overflow(p, d, &e))) {
    return wide_sum(x, y, g, subtracting, result);
  }
  *result = (fraction){n, e};
  return true;
}

static inline bool add(fraction x, fraction y, fraction *result) {
  return sum(x, y, false, result);
}

static inline bool subtract(fraction x, fraction y, fraction *result) {
  return sum(x, y, true, result);
}

/// The same steps as those of the sum, without its checks.
static inline fraction add_wrapping(fraction x, fraction y) {
  uint64_t a = (uint64_t)x.numerator, b = (uint64_t)x.denominator;
  uint64_t c = (uint64_t)y.numerator, d = (uint64_t)y.denominator;
  if (b == d) {
    int64_t n = (int64_t)(a + c);
    uint64_t h = b == 1 ? 1 : gcd(magnitude(n), b);
    return h == 1 ? (fraction){n, (int64_t)b}
                  : (fraction){n / (int64_t)h, (int64_t)(b / h)};
  }
  uint64_t g = b == 1 || d == 1 ? 1 : gcd(b, d);
  if (g == 1) return (fraction){(int64_t)(a * d + c * b), (int64_t)(b * d)};
  uint64_t p = b / g;
  int64_t n = (int64_t)(a * (d / g) + c * p);
  uint64_t h = gcd(magnitude(n), g);
  return h == 1 ? (fraction){n, (int64_t)(p * d)}
                : (fraction){n / (int64_t)h, (int64_t)(p * (d / h))};
}

static inline bool multiply(fraction x, fraction y, fraction *result) {
  int64_t a = x.numerator, b = x.denominator;
  int64_t c = y.numerator, d = y.denominator;
  int64_t n, e;
  if ((b | d) == 1) {
    if (unlikely(__builtin_mul_overflow(a, c, &n))) return false;
    *result = (fraction){n, 1};
    return true;
  }
  uint64_t g, h;
  gcd_pair(magnitude(a), (uint64_t)d, magnitude(c), (uint64_t)b, &g, &h);
  if (g != 1) {
    a /= (int64_t)g;
    d = quotient(d, g);
  }
  if (h != 1) {
    c /= (int64_t)h;
    b = quotient(b, h);
  }
  if (unlikely(__builtin_mul_overflow(a, c, &n) |
               __builtin_mul_overflow(b, d, &e))) {
    return false;
  }
  *result = (fraction){n, e};
  return true;
}

static inline bool divide(fraction x, fraction y, fraction *result) {
  uint64_t a = magnitude(x.numerator), b = (uint64_t)x.denominator;
  uint64_t c = magnitude(y.numerator), d = (uint64_t)y.denominator;
  uint64_t g, h, n, e;
  gcd_pair(a, c, d, b, &g, &h);
  if (g != 1) {
    a /= g;
    c /= g;
  }
  if (h != 1) {
    b /= h;
    d /= h;
  }
  bool is_negative = (x.numerator ^ y.numerator) < 0;
  if (unlikely(__builtin_mul_overflow(a, d, &n) |
               __builtin_mul_overflow(b, c, &e))) {
    return false;
  }
  return store(is_negative, n, e, result);
}

#define DEFINE_LOOP(operation)                                              \
  long limit_##operation(const fraction *a, const fraction *b,              \
                         fraction *result, long n) {                        \
    long overflows = 0;                                                     \
    for (long i = 0; i < n; i++) {                                          \
      overflows += !operation(a[i], b[i], &result[i]);                      \
    }                                                                       \
    return overflows;                                                       \
  }

DEFINE_LOOP(add)
DEFINE_LOOP(subtract)
DEFINE_LOOP(multiply)
DEFINE_LOOP(divide)

void limit_add_wrapping(const fraction *a, const fraction *b, fraction *result,
                        long n) {
  for (long i = 0; i < n; i++) result[i] = add_wrapping(a[i], b[i]);
}

void limit_less(const fraction *a, const fraction *b, bool *result, long n) {
  for (long i = 0; i < n; i++) {
    result[i] = (wide)a[i].numerator * b[i].denominator <
                (wide)b[i].numerator * a[i].denominator;
  }
}
