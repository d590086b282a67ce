// shim.h: the GNU Multiple Precision Arithmetic Library.

#include <gmp.h>
