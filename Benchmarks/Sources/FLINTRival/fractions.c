// fractions.c: fractions of any size, where FLINT is installed.

#include "FLINTRival.h"

#if __has_include(<flint/fmpq.h>)

#include <flint/arith.h>
#include <flint/flint.h>
#include <flint/fmpq.h>
#include <stdlib.h>

const char *flint_fractions_version(void) { return FLINT_VERSION; }

struct flint_fractions {
  long count;
  fmpq_t elements[];
};

flint_fractions *flint_fractions_create(long count) {
  flint_fractions *numbers =
      malloc(sizeof(flint_fractions) + (size_t)count * sizeof(fmpq_t));
  if (!numbers) abort();
  numbers->count = count;
  for (long i = 0; i < count; i++) fmpq_init(numbers->elements[i]);
  return numbers;
}

void flint_fractions_destroy(flint_fractions *numbers) {
  for (long i = 0; i < numbers->count; i++) fmpq_clear(numbers->elements[i]);
  free(numbers);
}

void flint_fractions_set(flint_fractions *numbers, long i, const char *text) {
  if (fmpq_set_str(numbers->elements[i], text, 16) != 0) abort();
}

char *flint_fractions_text(const flint_fractions *numbers, long i) {
  return fmpq_get_str(NULL, 16, numbers->elements[i]);
}

#define DEFINE_LOOP(name, operation)                                    \
  void flint_fractions_##name(const flint_fractions *a,                 \
                              const flint_fractions *b,                 \
                              flint_fractions *result) {                \
    for (long i = 0; i < a->count; i++) {                               \
      operation(result->elements[i], a->elements[i], b->elements[i]);   \
    }                                                                   \
  }

DEFINE_LOOP(add, fmpq_add)
DEFINE_LOOP(multiply, fmpq_mul)

void flint_fractions_less(const flint_fractions *a, const flint_fractions *b,
                          bool *result) {
  for (long i = 0; i < a->count; i++) {
    result[i] = fmpq_cmp(a->elements[i], b->elements[i]) < 0;
  }
}

void flint_fractions_sum(const flint_fractions *a, flint_fractions *result) {
  fmpq_zero(result->elements[0]);
  for (long i = 0; i < a->count; i++) {
    fmpq_add(result->elements[0], result->elements[0], a->elements[i]);
  }
}

void flint_fractions_harmonic(unsigned long n, flint_fractions *result) {
  fmpq_harmonic_ui(result->elements[0], n);
}

void flint_fractions_bernoulli(flint_fractions *result) {
  long count = 2 * result->count + 1;
  fmpq *numbers = _fmpq_vec_init(count);
  arith_bernoulli_number_vec(numbers, count);
  for (long i = 0; i < result->count; i++) {
    fmpq_set(result->elements[i], &numbers[2 * i + 2]);
  }
  _fmpq_vec_clear(numbers, count);
}

#endif
