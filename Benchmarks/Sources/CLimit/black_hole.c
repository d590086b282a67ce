// black_hole.c: where results go, so that they have to be computed.

#include "CLimit.h"

void limit_black_hole(const void *pointer) {
  __asm__ volatile("" : : "r"(pointer) : "memory");
}
