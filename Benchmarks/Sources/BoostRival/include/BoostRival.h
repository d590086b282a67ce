// BoostRival.h: fractions of 64 bits in Boost.Rational, to measure against.
//
// Where Boost is not installed there is nothing behind these declarations.

#ifndef BOOST_RIVAL_H
#define BOOST_RIVAL_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of Boost.
const char *boost_fractions_version(void);

/// Fractions, each a boost::rational.
typedef struct boost_fractions boost_fractions;

/// Creates fractions from numerators and denominators by turns.
boost_fractions *boost_fractions_create(const int64_t *terms, long count);

void boost_fractions_destroy(boost_fractions *numbers);

int64_t boost_fractions_numerator(const boost_fractions *numbers, long i);
int64_t boost_fractions_denominator(const boost_fractions *numbers, long i);

// A result that does not fit, or a step to it that does not, is wrong.

void boost_fractions_add(const boost_fractions *a, const boost_fractions *b,
                         boost_fractions *result);
void boost_fractions_subtract(const boost_fractions *a,
                              const boost_fractions *b,
                              boost_fractions *result);
void boost_fractions_multiply(const boost_fractions *a,
                              const boost_fractions *b,
                              boost_fractions *result);
void boost_fractions_divide(const boost_fractions *a, const boost_fractions *b,
                            boost_fractions *result);

/// Whether a is less than b.
void boost_fractions_less(const boost_fractions *a, const boost_fractions *b,
                          bool *result);

#ifdef __cplusplus
}
#endif

#endif
