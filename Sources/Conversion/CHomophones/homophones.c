#include "homophones.h"

#include <math.h>
#include <string.h>

// All kernels must give the same bits, so products and sums are rounded one by one, and no sum of
// floating-point numbers is made in another order: the sum of a context adds the terms in turn, and
// products of vectors are integers.
#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

INLINE float loadFloat(const uint8_t *bytes) {
  uint32_t bits;
  memcpy(&bits, bytes, sizeof bits);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  bits = __builtin_bswap32(bits);
#endif
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

INLINE void addTerm(float *restrict sum, struct GKContextTerm term, int width) {
  const int8_t *restrict numbers = term.numbers;
  const uint8_t *restrict weights = term.weights;
  if (weights) {
    for (int i = 0; i < width; i++) sum[i] += (float)numbers[i] * term.scale * loadFloat(weights + 4 * i);
  } else {
    for (int i = 0; i < width; i++) sum[i] += (float)numbers[i] * term.scale;
  }
}

// Rounds numbers to 16 bits and returns their scale.
INLINE float roundTo16Bits(const float *restrict numbers, int16_t *restrict rounded, int width) {
  // Without their sign, floating-point numbers have the order of their bits as integers.
  int32_t greatestBits = 0;
  for (int i = 0; i < width; i++) {
    int32_t bits;
    memcpy(&bits, numbers + i, sizeof bits);
    bits &= 0x7FFFFFFF;
    greatestBits = bits > greatestBits ? bits : greatestBits;
  }
  float greatest;
  memcpy(&greatest, &greatestBits, sizeof greatest);
  // Also for what is no number: a damaged file may hold anything.
  if (!(greatest > 1e-20f && greatest < 1e20f)) {
    memset(rounded, 0, (size_t)width * sizeof *rounded);
    return 0;
  }
  // Half of the range keeps the sum of products below 2 to the power of 31.
  float factor = 16383 / greatest;
  for (int i = 0; i < width; i++) rounded[i] = (int16_t)(int32_t)(numbers[i] * factor);
  return greatest / 16383;
}

INLINE int32_t product(const int8_t *restrict a, const int16_t *restrict b, int width) {
  int32_t sum = 0;
  for (int i = 0; i < width; i++) sum += (int32_t)a[i] * (int32_t)b[i];
  return sum;
}

INLINE float logProbability(
    const struct GKContextTerm *terms, int termCount, struct GKHomophones homophones, int width, int index) {
  float sum[gkHomophoneLargestWidth] = {0};
  int16_t context[gkHomophoneLargestWidth];
  for (int i = 0; i < termCount; i++) addTerm(sum, terms[i], width);
  float scale = roundTo16Bits(sum, context, width);
  // The largest score and the sum of the probabilities relative to it, both so far.
  float greatest = -INFINITY, total = 0, wanted = 0;
  for (int i = 0; i < homophones.count; i++) {
    float score = (float)product(homophones.numbers + (size_t)i * (size_t)width, context, width) * scale *
                      loadFloat(homophones.scales + 4 * (size_t)i) +
                  loadFloat(homophones.biases + 4 * (size_t)i);
    if (i == index) wanted = score;
    if (score > greatest) {
      total = total * expf(greatest - score) + 1;
      greatest = score;
    } else {
      total += expf(score - greatest);
    }
  }
  float result = wanted - greatest - logf(total);
  return result <= 0 && result > -100 ? result : -100;
}

static float logProbabilityPortable(
    const struct GKContextTerm *terms, int termCount, struct GKHomophones homophones, int width, int index) {
  return logProbability(terms, termCount, homophones, width, index);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static float logProbabilityAVX2(
    const struct GKContextTerm *terms, int termCount, struct GKHomophones homophones, int width, int index) {
  return logProbability(terms, termCount, homophones, width, index);
}

int gkHomophoneKernelCount(void) { return __builtin_cpu_supports("avx2") ? 2 : 1; }
#else
// The instructions for vectors of 64-bit Arm are always there, so the portable kernel has them.
int gkHomophoneKernelCount(void) { return 1; }
#endif

float gkHomophoneLogProbability(
    int kernel, const struct GKContextTerm *terms, int termCount, struct GKHomophones homophones, int width,
    int index) {
#if defined(__x86_64__)
  if (kernel == 1) return logProbabilityAVX2(terms, termCount, homophones, width, index);
#else
  (void)kernel;
#endif
  return logProbabilityPortable(terms, termCount, homophones, width, index);
}
