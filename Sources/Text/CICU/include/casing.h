#pragma once

#include <stdint.h>

/// The case mappings of a text.
typedef enum {
  GK_CASE_LOWER,
  GK_CASE_UPPER,
  /// Each word with its first letter in title case and the others in lower case.
  GK_CASE_TITLE,
} gk_case;

/// Writes the mapped text, in UTF-16, and answers its length. A length above `capacity` means that
/// nothing usable was written and that much room is needed; -1 that the text cannot be mapped.
int32_t gk_map_case(gk_case mapping, const uint16_t *text, int32_t length, const char *locale,
                    uint16_t *mapped, int32_t capacity);
