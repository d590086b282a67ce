// sums.c: sums over a running common denominator, reduced once at the end.
//
// The sum is N/L, with L the least common multiple of the denominators so far.
// A term n/d adds n(L/d) to N; a direct-mapped cache holds the factors L/d, so
// that a term with a denominator seen before takes no division.

#include "CLimit.h"
#include "gcd.h"

enum { MAXIMUM_CACHE_SIZE = 256 };

typedef struct {
  uint64_t denominator;
  uint64_t factor;
} cache_entry;

/// L and its factors. N is kept apart, where it can stay in registers.
typedef struct {
  uint64_t denominator;
  int cache_bits;
  cache_entry cache[MAXIMUM_CACHE_SIZE];
} common_denominator;

static void clear_cache(common_denominator *common) {
  for (int i = 0; i < 1 << common->cache_bits; i++) {
    common->cache[i].denominator = 0;
  }
}

static void start(common_denominator *common, int cache_bits) {
  common->denominator = 1;
  common->cache_bits = cache_bits;
  clear_cache(common);
}

/// Caches the factor of d in its slot, after making L a multiple of d. Returns
/// the factor by which L grew, or 0 if it would leave 63 bits.
static __attribute__((noinline)) uint64_t admit(common_denominator *common,
                                                uint64_t d, uint64_t slot) {
  uint64_t scale = 1;
  if (common->denominator % d != 0) {
    uint64_t multiple;
    scale = d / gcd(common->denominator, d);
    if (__builtin_mul_overflow(common->denominator, scale, &multiple) ||
        multiple > INT64_MAX) {
      return 0;
    }
    common->denominator = multiple;
    clear_cache(common);
  }
  common->cache[slot] = (cache_entry){d, common->denominator / d};
  return scale;
}

/// Adds n/d to the sum with the given numerator. Returns whether L still has 63
/// bits.
static inline bool add_term(common_denominator *common, int cache_bits,
                            int64_t n, uint64_t d, __int128 *numerator) {
  uint64_t slot = d * 0x9E3779B97F4A7C15u >> (64 - cache_bits);
  if (unlikely(common->cache[slot].denominator != d)) {
    uint64_t scale = admit(common, d, slot);
    if (scale == 0) return false;
    *numerator *= (int64_t)scale;
  }
  *numerator += (__int128)n * (int64_t)common->cache[slot].factor;
  return true;
}

/// Stores the sum in lowest terms, if it fits.
static bool finish(__int128 numerator, uint64_t denominator,
                   limit_fraction *result) {
  bool is_negative = numerator < 0;
  unsigned __int128 n = is_negative ? -(unsigned __int128)numerator
                                    : (unsigned __int128)numerator;
  uint64_t g = gcd((uint64_t)(n % denominator), denominator);
  n /= g;
  if (n > (unsigned __int128)INT64_MAX + is_negative) return false;
  uint64_t word = (uint64_t)n;
  result->numerator = (int64_t)(is_negative ? -word : word);
  result->denominator = (int64_t)(denominator / g);
  return true;
}

bool limit_sum(const limit_fraction *a, long n, limit_fraction *result) {
  enum { cache_bits = 6 };
  common_denominator common;
  __int128 sum = 0;
  start(&common, cache_bits);
  for (long i = 0; i < n; i++) {
    if (unlikely(!add_term(&common, cache_bits, a[i].numerator,
                           (uint64_t)a[i].denominator, &sum))) {
      return false;
    }
  }
  return finish(sum, common.denominator, result);
}

bool limit_dot(const limit_fraction *a, const limit_fraction *b, long n,
               limit_fraction *result) {
  enum { cache_bits = 8 };
  common_denominator common;
  __int128 sum = 0;
  start(&common, cache_bits);
  for (long i = 0; i < n; i++) {
    int64_t numerator;
    uint64_t denominator;
    if (unlikely(__builtin_mul_overflow(a[i].numerator, b[i].numerator,
                                        &numerator) |
                 __builtin_mul_overflow((uint64_t)a[i].denominator,
                                        (uint64_t)b[i].denominator,
                                        &denominator))) {
      return false;
    }
    if (unlikely(!add_term(&common, cache_bits, numerator, denominator,
                           &sum))) {
      return false;
    }
  }
  return finish(sum, common.denominator, result);
}
