// text.cpp: decimals and fractions as text.

#include "TextRival.h"
#include <charconv>
#include <cstdio>
#include <cstdlib>

bool rival_has_from_chars(void) {
#ifdef __cpp_lib_to_chars
  return true;
#else
  return false;
#endif
}

void rival_read_from_chars(rival_texts texts, double *result) {
#ifdef __cpp_lib_to_chars
  for (long i = 0; i < texts.count; i++) {
    const char *start = texts.bytes + i * texts.stride;
    std::from_chars(start, start + texts.lengths[i], result[i]);
  }
#endif
}

void rival_read_strtod(rival_texts texts, double *result) {
  for (long i = 0; i < texts.count; i++) {
    result[i] = std::strtod(texts.bytes + i * texts.stride, nullptr);
  }
}

void rival_write_to_chars(const int64_t *terms, rival_texts texts) {
  for (long i = 0; i < texts.count; i++) {
    char *start = texts.bytes + i * texts.stride;
    char *end = start + texts.stride;
    char *next = std::to_chars(start, end, terms[2 * i]).ptr;
    if (terms[2 * i + 1] != 1) {
      *next++ = '/';
      next = std::to_chars(next, end, terms[2 * i + 1]).ptr;
    }
    texts.lengths[i] = (uint8_t)(next - start);
  }
}

void rival_write_snprintf(const int64_t *terms, rival_texts texts) {
  for (long i = 0; i < texts.count; i++) {
    char *start = texts.bytes + i * texts.stride;
    long long n = terms[2 * i], d = terms[2 * i + 1];
    int length =
        d == 1 ? std::snprintf(start, (size_t)texts.stride, "%lld", n)
               : std::snprintf(start, (size_t)texts.stride, "%lld/%lld", n, d);
    texts.lengths[i] = (uint8_t)length;
  }
}
