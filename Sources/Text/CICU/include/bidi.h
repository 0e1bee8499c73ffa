#pragma once

#include <stdbool.h>
#include <stdint.h>

// The Unicode Bidirectional Algorithm, over UTF-16 units. Lone surrogates are letters left to right.

/// What decides the direction of a paragraph.
typedef enum {
  /// The first strong character; left to right where there is none.
  GK_BIDI_FIRST_STRONG_ELSE_LTR,
  /// The first strong character; right to left where there is none.
  GK_BIDI_FIRST_STRONG_ELSE_RTL,
  /// Left to right.
  GK_BIDI_LTR,
  /// Right to left.
  GK_BIDI_RTL,
} gk_bidi_base;

/// Writes the embedding level of each unit to `levels`, and the paragraph's own to
/// `paragraph_level`. False when ICU gives none (no memory left).
bool gk_bidi_levels(const uint16_t *text, int32_t length, gk_bidi_base base, uint8_t *levels,
                    uint8_t *paragraph_level);

/// Writes to `order`, from left to right, the index of each item of a line (rule L2): a permutation,
/// whatever the levels.
void gk_bidi_order(const uint8_t *levels, int32_t length, int32_t *order);

/// The mirrored form of a code point, `(` for `)`; itself where there is none.
uint32_t gk_bidi_mirror(uint32_t code_point);
