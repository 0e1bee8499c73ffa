#pragma once

#include <stdint.h>

/// Writes for each unit of a text the number of the word it is in, counted from 1, and 0 between
/// words. All zeros when ICU has no word boundaries.
void gk_number_words(const uint16_t *text, int32_t length, const char *locale, int32_t *numbers);
