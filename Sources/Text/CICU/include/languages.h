#pragma once

#include <stdbool.h>
#include <stdint.h>

// Language tags. Texts are ASCII with a zero byte at their end; functions that write one answer its
// length, or -1 where there is none or `capacity` does not hold it and its zero byte.

/// The parts of a tag that have codes and names of their own.
typedef enum {
  GK_TAG_LANGUAGE,
  GK_TAG_SCRIPT,
  GK_TAG_REGION,
} gk_tag_part;

/// Writes ICU's name of the locale that a BCP 47 tag means. -1 where the tag is malformed.
int32_t gk_locale_of_tag(const char *tag, char *locale, int32_t capacity);

/// Writes the BCP 47 tag of a locale, each part in its own case.
int32_t gk_tag_of_locale(const char *locale, char *tag, int32_t capacity);

/// Writes a locale with the script and the region that are most likely for it.
int32_t gk_locale_maximised(const char *locale, char *maximised, int32_t capacity);

/// Writes a part of a locale; 0 where the locale has none.
int32_t gk_locale_part(const char *locale, gk_tag_part part, char *code, int32_t capacity);

/// Writes what replaces a deprecated code: one code, for a language perhaps with a script (`sr_Latn`),
/// for a region perhaps several with blanks between. -1 where the code is not deprecated.
int32_t gk_tag_replacement(gk_tag_part part, const char *code, char *replacement, int32_t capacity);

/// Whether the language of a locale, in its script, is written from right to left.
bool gk_locale_is_right_to_left(const char *locale);

/// Writes the name of a part of `locale` in the language of `display`, in UTF-16. -1 where ICU knows
/// no name: where the code is not in use.
int32_t gk_locale_part_name(const char *locale, gk_tag_part part, const char *display,
                            uint16_t *name, int32_t capacity);

/// The code of a region of ISO 3166 by its index, NULL behind the last.
const char *gk_region_code(int32_t index);
