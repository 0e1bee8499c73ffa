// Functions of numbers. Exponentials and logarithms are those of costs, and differ from the exact values by a few
// units in the last place.

#include "math.h"

#include <stdint.h>

// ln 2 in two parts. The last bits of the first are zero, so that its products with exponents are exact.
static const double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;

static uint64_t bits_of(double x) { return __builtin_bit_cast(uint64_t, x); }

// Returns 2 to the power of an exponent from -1022 to 1023.
static double power_of_2(int exponent) {
  return __builtin_bit_cast(double, (uint64_t)(exponent + 1023) << 52);
}

// exp(x) = 2^n · exp(r) with |r| at most ln(2) / 2; exp(r) by the Taylor series to r^13.
double exp(double x) {
  if (x != x) return x;
  if (x > 709.8) return INFINITY;
  if (x < -745.2) return 0;
  int n = (int)(x * 0x1.71547652b82fep0 + (x < 0 ? -0.5 : 0.5));
  double r = x - n * ln2_high - n * ln2_low;
  double sum = 1;
  for (int i = 13; i > 0; i--) sum = 1 + sum * r / i;
  // In two steps: the power can be below the least normal number, or above the greatest one.
  return sum * power_of_2(n / 2) * power_of_2(n - n / 2);
}

// log(x) = e · ln 2 + log(m) with m from √½ to √2, and log(m) = 2 · artanh(s) with s = (m - 1) / (m + 1), by
// the series to s^23.
double log(double x) {
  if (x != x || x < 0) return __builtin_nan("");
  if (x == 0) return -INFINITY;
  if (x == INFINITY) return x;
  int exponent = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    exponent = -54;
  }
  exponent += (int)(bits_of(x) >> 52) - 1023;
  double m = __builtin_bit_cast(double, (bits_of(x) & 0xFFFFFFFFFFFFF) | (uint64_t)1023 << 52);
  if (m > 0x1.6a09e667f3bcdp0) {
    m /= 2;
    exponent++;
  }
  double s = (m - 1) / (m + 1), square = s * s, sum = 0;
  for (int i = 23; i > 0; i -= 2) sum = sum * square + 1.0 / i;
  return exponent * ln2_high + (2 * s * sum + exponent * ln2_low);
}

double exp2(double x) { return exp(x * 0x1.62e42fefa39efp-1); }

// The rounding error of 1 + x is made good by the quotient.
double log1p(double x) {
  double sum = 1 + x;
  return sum == 1 || sum == INFINITY ? x : log(sum) * (x / (sum - 1));
}

float expf(float x) { return (float)exp(x); }

float logf(float x) { return (float)log(x); }

// Halves are rounded away from zero.
double round(double x) {
  double whole = __builtin_trunc(x), rest = x - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

float roundf(float x) { return (float)round(x); }

// The product of two numbers of 128 bits, from those of their halves.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a_low = (uint64_t)a, b_low = (uint64_t)b, half = 0xFFFFFFFF;
  uint64_t low = (a_low & half) * (b_low & half);
  uint64_t middle = (a_low >> 32) * (b_low & half) + (low >> 32);
  uint64_t other = (a_low & half) * (b_low >> 32) + (middle & half);
  uint64_t high = (a_low >> 32) * (b_low >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * b_low + a_low * (uint64_t)(b >> 64);
  return (__int128)((unsigned __int128)high << 64 | other << 32 | (low & half));
}

// Reads digits with a decimal point, which is all that is typed as a number. Returns the address after them;
// null if there are none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  double digits = 0, scale = 1;
  int count = 0, point = 0;
  for (; (*text >= '0' && *text <= '9') || (*text == '.' && !point); text++) {
    if (*text == '.') {
      point = 1;
    } else {
      digits = digits * 10 + (*text - '0');
      if (point) scale *= 10;
      count++;
    }
  }
  *result = digits / scale;
  return count ? text : 0;
}
