#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "bidi.h"
#include "breaks.h"
#include "casing.h"
#include "languages.h"
#include "normalization.h"
#include "sets.h"
#include "transcription.h"

// What this project asks of ICU, in types of its own: ICU's headers stay inside the C files.

/// How many columns of a terminal a code point takes by itself.
typedef enum {
  /// None: a mark, a format character, a vowel or final consonant of a Hangul syllable.
  GK_COLUMNS_ZERO,
  /// One.
  GK_COLUMNS_NARROW,
  /// Two: East_Asian_Width W or F.
  GK_COLUMNS_WIDE,
  /// One, or two in an East Asian context: East_Asian_Width A.
  GK_COLUMNS_AMBIGUOUS,
} gk_columns;

/// The columns of a code point; zero for a control character, and for what is no code point.
gk_columns gk_columns_of(uint32_t code_point);

/// Whether a code point has the property Extended_Pictographic: an emoji, or may become one.
bool gk_is_pictographic(uint32_t code_point);
