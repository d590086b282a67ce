// CLimit.h: fractions of 64 bits as fast as C makes them, to measure against.
//
// The same algorithms as in Exact, inlined into the loop that runs them. Every
// function works on arrays of n elements; no loop depends on the one before.

#ifndef C_LIMIT_H
#define C_LIMIT_H

#include <stdbool.h>
#include <stdint.h>

/// A fraction in lowest terms with a positive denominator.
typedef struct {
  int64_t numerator;
  int64_t denominator;
} limit_fraction;

/// Greatest common divisors of words below 2^63, where no b is zero.
void limit_gcd(const uint64_t *a, const uint64_t *b, uint64_t *result, long n);

// The four operations return how many results do not fit; those elements of
// the result are left as they are. A result that fits is always found.

long limit_add(const limit_fraction *a, const limit_fraction *b,
               limit_fraction *result, long n);

long limit_subtract(const limit_fraction *a, const limit_fraction *b,
                    limit_fraction *result, long n);

long limit_multiply(const limit_fraction *a, const limit_fraction *b,
                    limit_fraction *result, long n);

/// No b may be zero.
long limit_divide(const limit_fraction *a, const limit_fraction *b,
                  limit_fraction *result, long n);

/// Sums without a single check: those that do not fit are wrong.
void limit_add_wrapping(const limit_fraction *a, const limit_fraction *b,
                        limit_fraction *result, long n);

/// Whether a is less than b.
void limit_less(const limit_fraction *a, const limit_fraction *b,
                bool *result, long n);

// The sums return whether the result fits. They do not watch the running
// numerator, which has 127 bits.

bool limit_sum(const limit_fraction *a, long n, limit_fraction *result);

/// The sum of the products, each of which has to fit before it is reduced.
bool limit_dot(const limit_fraction *a, const limit_fraction *b, long n,
               limit_fraction *result);

/// The nearest floating-point numbers, and from halfway the even ones.
void limit_to_double(const limit_fraction *a, double *result, long n);

/// Makes the compiler believe that what the pointer leads to is needed.
void limit_black_hole(const void *pointer);

#endif
