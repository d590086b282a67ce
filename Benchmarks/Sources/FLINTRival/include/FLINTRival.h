// FLINTRival.h: fractions in FLINT, to measure against.
//
// The same as MPQRival.h does with GMP. Where FLINT is not installed there is
// nothing behind these declarations.

#ifndef FLINT_RIVAL_H
#define FLINT_RIVAL_H

#include <stdbool.h>

/// The version of FLINT.
const char *flint_fractions_version(void);

/// Fractions, each an fmpq_t in lowest terms.
typedef struct flint_fractions flint_fractions;

/// Creates zeros.
flint_fractions *flint_fractions_create(long count);

void flint_fractions_destroy(flint_fractions *numbers);

/// Sets a number from hexadecimal digits, or two runs of them around a slash.
void flint_fractions_set(flint_fractions *numbers, long i, const char *text);

/// The hexadecimal digits of a number, which the caller frees.
char *flint_fractions_text(const flint_fractions *numbers, long i);

void flint_fractions_add(const flint_fractions *a, const flint_fractions *b,
                         flint_fractions *result);
void flint_fractions_multiply(const flint_fractions *a,
                              const flint_fractions *b,
                              flint_fractions *result);

/// Whether a is less than b.
void flint_fractions_less(const flint_fractions *a, const flint_fractions *b,
                          bool *result);

/// Adds all numbers, one after the other, to the only number of the result.
void flint_fractions_sum(const flint_fractions *a, flint_fractions *result);

/// Writes 1 + 1/2 + … + 1/n to the only number of the result.
void flint_fractions_harmonic(unsigned long n, flint_fractions *result);

/// Writes the numbers of Bernoulli with the indices 2, 4, … to the results.
void flint_fractions_bernoulli(flint_fractions *result);

#endif
