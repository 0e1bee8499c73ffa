#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The normalization forms of canonical equivalence.
typedef enum {
  GK_NFC,
  GK_NFD,
} gk_normal_form;

/// Writes UTF-16 text in a normalization form and answers its length. A length above `capacity`
/// means that nothing usable was written and that much room is needed; -1 that ICU refuses.
int32_t gk_normalize(gk_normal_form form, const uint16_t *text, int32_t length, uint16_t *result,
                     int32_t capacity);

/// Writes the full canonical decomposition of a code point as UTF-16 and answers its length: zero
/// where it has none, and where it needs more than `capacity` units.
int32_t gk_decomposition(uint32_t code_point, uint16_t *result, int32_t capacity);

/// The canonical combining class of a code point: zero for a starter.
uint8_t gk_combining_class(uint32_t code_point);

/// Whether a code point never composes with what stands before it, nor moves before it.
bool gk_starts_composition(uint32_t code_point);
