// fractions.c: fractions of any size.

#include "MPQRival.h"
#include <gmp.h>
#include <stdlib.h>

const char *rival_gmp_version(void) { return gmp_version; }

struct rival_fractions {
  long count;
  mpq_t elements[];
};

rival_fractions *rival_fractions_create(long count) {
  rival_fractions *numbers =
      malloc(sizeof(rival_fractions) + (size_t)count * sizeof(mpq_t));
  if (!numbers) abort();
  numbers->count = count;
  for (long i = 0; i < count; i++) mpq_init(numbers->elements[i]);
  return numbers;
}

void rival_fractions_destroy(rival_fractions *numbers) {
  for (long i = 0; i < numbers->count; i++) mpq_clear(numbers->elements[i]);
  free(numbers);
}

void rival_fractions_set(rival_fractions *numbers, long i, const char *text) {
  if (mpq_set_str(numbers->elements[i], text, 16) != 0) abort();
}

char *rival_fractions_text(const rival_fractions *numbers, long i) {
  return mpq_get_str(NULL, 16, numbers->elements[i]);
}

#define DEFINE_LOOPS(name, operation)                                        \
  void rival_fractions_##name(const rival_fractions *a,                      \
                              const rival_fractions *b,                      \
                              rival_fractions *result) {                     \
    for (long i = 0; i < a->count; i++) {                                    \
      operation(result->elements[i], a->elements[i], b->elements[i]);        \
    }                                                                        \
  }                                                                          \
                                                                             \
  void rival_fractions_##name##_fresh(const rival_fractions *a,              \
                                      const rival_fractions *b,              \
                                      rival_fractions *result) {             \
    for (long i = 0; i < a->count; i++) {                                    \
      mpq_clear(result->elements[i]);                                        \
      mpq_init(result->elements[i]);                                         \
      operation(result->elements[i], a->elements[i], b->elements[i]);        \
    }                                                                        \
  }

DEFINE_LOOPS(add, mpq_add)
DEFINE_LOOPS(multiply, mpq_mul)

void rival_fractions_less(const rival_fractions *a, const rival_fractions *b,
                          bool *result) {
  for (long i = 0; i < a->count; i++) {
    result[i] = mpq_cmp(a->elements[i], b->elements[i]) < 0;
  }
}

void rival_fractions_sum(const rival_fractions *a, rival_fractions *result) {
  mpq_set_ui(result->elements[0], 0, 1);
  for (long i = 0; i < a->count; i++) {
    mpq_add(result->elements[0], result->elements[0], a->elements[i]);
  }
}

void rival_fractions_write(const rival_fractions *a, char *texts, long stride) {
  for (long i = 0; i < a->count; i++) {
    mpq_get_str(texts + i * stride, 10, a->elements[i]);
  }
}

void rival_fractions_read(const char *texts, long stride,
                          rival_fractions *result) {
  for (long i = 0; i < result->count; i++) {
    if (mpq_set_str(result->elements[i], texts + i * stride, 10) != 0) abort();
    mpq_canonicalize(result->elements[i]);
  }
}

void rival_fractions_to_double(const rival_fractions *a, double *result) {
  for (long i = 0; i < a->count; i++) result[i] = mpq_get_d(a->elements[i]);
}

void rival_fractions_from_double(const double *a, rival_fractions *result) {
  for (long i = 0; i < result->count; i++) {
    mpq_set_d(result->elements[i], a[i]);
  }
}
