// gcd.h: greatest common divisors of words, for inlining into the loops.
//
// The binary algorithm (Knuth, TAOCP vol. 2, 4.5.2, algorithm B) after at most
// one remainder that brings the operands to about the same length, without a
// branch on the data, and ended by a table once both odd parts are below 64.
// Odd parts are below 2^63, so that the sign of their difference tells which
// one is the smaller.

#ifndef GCD_H
#define GCD_H

#include <stdbool.h>
#include <stdint.h>

#define likely(condition) __builtin_expect(!!(condition), 1)
#define unlikely(condition) __builtin_expect(!!(condition), 0)

/// Row i, column j: the greatest common divisor of 2i + 1 and 2j + 1.
extern unsigned char small_odd_gcd[32][32]
    __attribute__((visibility("hidden")));

static inline uint64_t magnitude(int64_t word) {
  return word < 0 ? -(uint64_t)word : (uint64_t)word;
}

static inline int trailing_zeros(uint64_t word) {
  return __builtin_ctzll(word);
}

static inline uint64_t odd_part(uint64_t word) {
  return word >> trailing_zeros(word);
}

/// One subtraction; the difference of u and v is not zero.
static inline void subtract_step(uint64_t *u, uint64_t *v, int64_t difference) {
  *v = difference < 0 ? *u : *v;
  *u = magnitude(difference) >> trailing_zeros((uint64_t)difference);
}

static inline uint64_t gcd_of_odd(uint64_t u, uint64_t v) {
  while ((u | v) >= 64) {
    int64_t difference = (int64_t)(u - v);
    if (difference == 0) return v;
    subtract_step(&u, &v, difference);
  }
  return small_odd_gcd[u >> 1][v >> 1];
}

/// Brings both words to about the same length.
///
/// Returns whether both are still positive; if not, the other is the divisor.
static inline bool balance(uint64_t *a, uint64_t *b) {
  if (*a == 0) return false;
  int excess = __builtin_clzll(*a) - __builtin_clzll(*b);
  if (excess > 7) {
    *b %= *a;
    return *b != 0;
  }
  if (excess < -7) {
    *a %= *b;
    return *a != 0;
  }
  return true;
}

/// The greatest common divisor, where b is not zero.
static inline uint64_t gcd(uint64_t a, uint64_t b) {
  if (!balance(&a, &b)) return a | b;
  int shared = trailing_zeros(a | b);
  return gcd_of_odd(odd_part(a), odd_part(b)) << shared;
}

/// The greatest common divisors of a and b and of c and d, where neither b nor
/// d is zero. One chain of steps fills the waiting time of the other.
static inline void gcd_pair(uint64_t a, uint64_t b, uint64_t c, uint64_t d,
                            uint64_t *g, uint64_t *h) {
  if (unlikely(!balance(&a, &b))) {
    *g = a | b;
    *h = gcd(c, d);
    return;
  }
  if (unlikely(!balance(&c, &d))) {
    *g = gcd(a, b);
    *h = c | d;
    return;
  }
  int shared_g = trailing_zeros(a | b);
  int shared_h = trailing_zeros(c | d);
  uint64_t u = odd_part(a), v = odd_part(b);
  uint64_t w = odd_part(c), x = odd_part(d);
  while (((u | v) >= 64) & ((w | x) >= 64)) {
    int64_t s = (int64_t)(u - v);
    int64_t t = (int64_t)(w - x);
    if (s == 0 || t == 0) break;
    subtract_step(&u, &v, s);
    subtract_step(&w, &x, t);
  }
  *g = gcd_of_odd(u, v) << shared_g;
  *h = gcd_of_odd(w, x) << shared_h;
}

#endif
