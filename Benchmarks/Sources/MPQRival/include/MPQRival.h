// MPQRival.h: numbers of any size in GMP, to measure against.
//
// Arrays of numbers that are there before a loop starts. A loop writes to
// results of the same length; those in its name "fresh" free each result first
// and make it anew, as a language does whose numbers are values.

#ifndef MPQ_RIVAL_H
#define MPQ_RIVAL_H

#include <stdbool.h>

/// The version of GMP.
const char *rival_gmp_version(void);

/// Fractions, each an mpq_t in lowest terms.
typedef struct rival_fractions rival_fractions;

/// Integers, each an mpz_t.
typedef struct rival_integers rival_integers;

/// Creates zeros.
rival_fractions *rival_fractions_create(long count);
rival_integers *rival_integers_create(long count);

void rival_fractions_destroy(rival_fractions *numbers);
void rival_integers_destroy(rival_integers *numbers);

/// Sets a number from hexadecimal digits, or two runs of them around a slash.
void rival_fractions_set(rival_fractions *numbers, long i, const char *text);
void rival_integers_set(rival_integers *numbers, long i, const char *text);

/// The hexadecimal digits of a number, which the caller frees.
char *rival_fractions_text(const rival_fractions *numbers, long i);
char *rival_integers_text(const rival_integers *numbers, long i);

void rival_fractions_add(const rival_fractions *a, const rival_fractions *b,
                         rival_fractions *result);
void rival_fractions_add_fresh(const rival_fractions *a,
                               const rival_fractions *b,
                               rival_fractions *result);
void rival_fractions_multiply(const rival_fractions *a,
                              const rival_fractions *b,
                              rival_fractions *result);
void rival_fractions_multiply_fresh(const rival_fractions *a,
                                    const rival_fractions *b,
                                    rival_fractions *result);

/// Whether a is less than b.
void rival_fractions_less(const rival_fractions *a, const rival_fractions *b,
                          bool *result);

/// Cuts fractions off to floating-point numbers.
void rival_fractions_to_double(const rival_fractions *a, double *result);

void rival_fractions_from_double(const double *a, rival_fractions *result);

/// Writes the decimal digits of each number at a multiple of the stride.
void rival_fractions_write(const rival_fractions *a, char *texts, long stride);

/// Reads decimal digits that stand at multiples of the stride, and reduces.
void rival_fractions_read(const char *texts, long stride,
                          rival_fractions *result);

/// Adds all numbers, one after the other, to the only number of the result.
void rival_fractions_sum(const rival_fractions *a, rival_fractions *result);

void rival_integers_add(const rival_integers *a, const rival_integers *b,
                        rival_integers *result);
void rival_integers_add_fresh(const rival_integers *a, const rival_integers *b,
                              rival_integers *result);
void rival_integers_multiply(const rival_integers *a, const rival_integers *b,
                             rival_integers *result);
void rival_integers_multiply_fresh(const rival_integers *a,
                                   const rival_integers *b,
                                   rival_integers *result);
void rival_integers_gcd(const rival_integers *a, const rival_integers *b,
                        rival_integers *result);
void rival_integers_gcd_fresh(const rival_integers *a, const rival_integers *b,
                              rival_integers *result);

/// Writes the sum of all integers, each added to those before, to the first.
void rival_integers_sum(const rival_integers *a, rival_integers *result);

/// Writes the decimal digits of each number at a multiple of the stride.
void rival_integers_write(const rival_integers *a, char *texts, long stride);

/// Reads decimal digits that stand at multiples of the stride.
void rival_integers_read(const char *texts, long stride,
                         rival_integers *result);

#endif
