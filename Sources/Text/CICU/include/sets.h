#pragma once

#include <stdint.h>

/// A set of code points and strings.
typedef struct gk_set gk_set;

/// The sets of characters that CLDR gives for a language.
typedef enum {
  /// What everyday text of the language needs.
  GK_EXEMPLARS_MAIN,
  /// What foreign names and older spellings need besides.
  GK_EXEMPLARS_AUXILIARY,
  /// The letters of an index.
  GK_EXEMPLARS_INDEX,
  /// Punctuation.
  GK_EXEMPLARS_PUNCTUATION,
  /// Digits, and the signs of numbers.
  GK_EXEMPLARS_NUMBERS,
} gk_exemplars;

/// Opens the set of a pattern such as "[[a-z]-[b]]", UTF-16. NULL where it is malformed, and then
/// `error_offset` is where.
gk_set *gk_set_open(const uint16_t *pattern, int32_t length, int32_t *error_offset);

/// Opens the characters of a language, or NULL where ICU has none.
gk_set *gk_set_open_exemplars(const char *locale, gk_exemplars kind);

void gk_set_close(gk_set *set);

/// How many ranges and strings there are.
int32_t gk_set_item_count(const gk_set *set);

/// Item `index`. A range gives `first` and `last`, and the answer is 0; a string is written to
/// `text`, and the answer is its length in UTF-16 (above `capacity`: too little room). -1 where
/// there is no such item.
int32_t gk_set_item(const gk_set *set, int32_t index, uint32_t *first, uint32_t *last,
                    uint16_t *text, int32_t capacity);
