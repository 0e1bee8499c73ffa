#ifndef HOMOPHONES_H
#define HOMOPHONES_H

#include <stdint.h>

/// The largest number of numbers in a vector.
enum { gkHomophoneLargestWidth = 256 };

/// A vector of a context: 8-bit numbers that `scale` multiplies, each multiplied by its weight.
struct GKContextTerm {
  const int8_t *_Nonnull numbers;
  /// One little-endian `float` for each number, of any alignment; null if all are 1.
  const uint8_t *_Nullable weights;
  float scale;
};

/// Words with the same reading: for each a bias, and a vector of 8-bit numbers with its scale.
/// Scales and biases are little-endian and may have any alignment.
struct GKHomophones {
  const int8_t *_Nonnull numbers;
  const uint8_t *_Nonnull scales;
  const uint8_t *_Nonnull biases;
  int count;
};

/// Returns the number of kernels that this processor can run. Kernel 0 is portable; the last one is
/// the fastest. All give the same results, bit by bit.
int gkHomophoneKernelCount(void);

/// Returns ln P(homophone `index`), given the sum of the terms of a context.
///
/// - Parameters:
///   - kernel: the number of a kernel.
///   - width: the count of numbers in each vector, at most `gkHomophoneLargestWidth`.
///   - index: the homophone, below `homophones.count`.
float gkHomophoneLogProbability(
    int kernel, const struct GKContextTerm *_Nonnull terms, int termCount,
    struct GKHomophones homophones, int width, int index);

#endif
