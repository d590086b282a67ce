// fractions.cpp: fractions of 64 bits, where Boost is installed.

#include "BoostRival.h"

#if __has_include(<boost/rational.hpp>)

#include <boost/rational.hpp>
#include <boost/version.hpp>
#include <vector>

const char *boost_fractions_version(void) { return BOOST_LIB_VERSION; }

struct boost_fractions {
  std::vector<boost::rational<int64_t>> elements;
};

boost_fractions *boost_fractions_create(const int64_t *terms, long count) {
  auto numbers = new boost_fractions;
  for (long i = 0; i < count; i++) {
    numbers->elements.emplace_back(terms[2 * i], terms[2 * i + 1]);
  }
  return numbers;
}

void boost_fractions_destroy(boost_fractions *numbers) { delete numbers; }

int64_t boost_fractions_numerator(const boost_fractions *numbers, long i) {
  return numbers->elements[(size_t)i].numerator();
}

int64_t boost_fractions_denominator(const boost_fractions *numbers, long i) {
  return numbers->elements[(size_t)i].denominator();
}

#define DEFINE_LOOP(name, operation)                                          \
  void boost_fractions_##name(const boost_fractions *a,                       \
                              const boost_fractions *b,                       \
                              boost_fractions *result) {                      \
    for (size_t i = 0; i < a->elements.size(); i++) {                         \
      result->elements[i] = a->elements[i] operation b->elements[i];          \
    }                                                                         \
  }

DEFINE_LOOP(add, +)
DEFINE_LOOP(subtract, -)
DEFINE_LOOP(multiply, *)
DEFINE_LOOP(divide, /)

void boost_fractions_less(const boost_fractions *a, const boost_fractions *b,
                          bool *result) {
  for (size_t i = 0; i < a->elements.size(); i++) {
    result[i] = a->elements[i] < b->elements[i];
  }
}

#endif
