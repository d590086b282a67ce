// TextRival.h: how C and C++ read and write numbers, to measure against.
//
// Texts stand in rows of the same length, each ended by a zero, as C knows
// them. The functions of C++ are told where a text ends as well.

#ifndef TEXT_RIVAL_H
#define TEXT_RIVAL_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Texts, and room for more.
typedef struct {
  char *bytes;
  /// The length of a row, its zero included.
  long stride;
  long count;
  /// The length of every text.
  uint8_t *lengths;
} rival_texts;

/// Whether the C++ library has from_chars for floating-point numbers.
bool rival_has_from_chars(void);

/// Reads decimals with from_chars.
void rival_read_from_chars(rival_texts texts, double *result);

/// Reads decimals with strtod.
void rival_read_strtod(rival_texts texts, double *result);

// The terms are numerators and denominators by turns; a denominator of 1 is
// not written.

/// Writes fractions with to_chars.
void rival_write_to_chars(const int64_t *terms, rival_texts texts);

/// Writes fractions with snprintf.
void rival_write_snprintf(const int64_t *terms, rival_texts texts);

#ifdef __cplusplus
}
#endif

#endif
