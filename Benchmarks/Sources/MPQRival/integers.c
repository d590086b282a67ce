// integers.c: integers of any size.

#include "MPQRival.h"
#include <gmp.h>
#include <stdlib.h>

struct rival_integers {
  long count;
  mpz_t elements[];
};

rival_integers *rival_integers_create(long count) {
  rival_integers *numbers =
      malloc(sizeof(rival_integers) + (size_t)count * sizeof(mpz_t));
  if (!numbers) abort();
  numbers->count = count;
  for (long i = 0; i < count; i++) mpz_init(numbers->elements[i]);
  return numbers;
}

void rival_integers_destroy(rival_integers *numbers) {
  for (long i = 0; i < numbers->count; i++) mpz_clear(numbers->elements[i]);
  free(numbers);
}

void rival_integers_set(rival_integers *numbers, long i, const char *text) {
  if (mpz_set_str(numbers->elements[i], text, 16) != 0) abort();
}

char *rival_integers_text(const rival_integers *numbers, long i) {
  return mpz_get_str(NULL, 16, numbers->elements[i]);
}

#define DEFINE_LOOPS(name, operation)                                         \
  void rival_integers_##name(const rival_integers *a,                         \
                             const rival_integers *b,                         \
                             rival_integers *result) {                        \
    for (long i = 0; i < a->count; i++) {                                     \
      operation(result->elements[i], a->elements[i], b->elements[i]);         \
    }                                                                         \
  }                                                                           \
                                                                              \
  void rival_integers_##name##_fresh(const rival_integers *a,                 \
                                     const rival_integers *b,                 \
                                     rival_integers *result) {                \
    for (long i = 0; i < a->count; i++) {                                     \
      mpz_clear(result->elements[i]);                                         \
      mpz_init(result->elements[i]);                                          \
      operation(result->elements[i], a->elements[i], b->elements[i]);         \
    }                                                                         \
  }

DEFINE_LOOPS(add, mpz_add)
DEFINE_LOOPS(multiply, mpz_mul)
DEFINE_LOOPS(gcd, mpz_gcd)

void rival_integers_sum(const rival_integers *a, rival_integers *result) {
  mpz_set_ui(result->elements[0], 0);
  for (long i = 0; i < a->count; i++) {
    mpz_add(result->elements[0], result->elements[0], a->elements[i]);
  }
}

void rival_integers_write(const rival_integers *a, char *texts, long stride) {
  for (long i = 0; i < a->count; i++) {
    mpz_get_str(texts + i * stride, 10, a->elements[i]);
  }
}

void rival_integers_read(const char *texts, long stride,
                         rival_integers *result) {
  for (long i = 0; i < result->count; i++) {
    if (mpz_set_str(result->elements[i], texts + i * stride, 10) != 0) abort();
  }
}
