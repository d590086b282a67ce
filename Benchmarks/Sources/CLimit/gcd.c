// gcd.c: the table of small divisors, and the loop over pairs of words.

#include "CLimit.h"
#include "gcd.h"

unsigned char small_odd_gcd[32][32];

__attribute__((constructor)) static void fill_table(void) {
  for (int i = 0; i < 32; i++) {
    for (int j = 0; j < 32; j++) {
      int a = 2 * i + 1, b = 2 * j + 1;
      while (b != 0) {
        int remainder = a % b;
        a = b;
        b = remainder;
      }
      small_odd_gcd[i][j] = (unsigned char)a;
    }
  }
}

void limit_gcd(const uint64_t *a, const uint64_t *b, uint64_t *result, long n) {
  for (long i = 0; i < n; i++) result[i] = gcd(a[i], b[i]);
}
