#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The boundaries that an iterator finds.
typedef enum {
  GK_BREAK_CHARACTER,
  GK_BREAK_WORD,
  GK_BREAK_SENTENCE,
  GK_BREAK_LINE,
} gk_break_kind;

/// An iterator over the boundaries of one text. It is mutable: one thread at a time.
typedef struct gk_breaker gk_breaker;

/// Opens an iterator with the rules of a locale, or NULL where that is not possible.
gk_breaker *gk_breaker_open(gk_break_kind kind, const char *locale);
void gk_breaker_close(gk_breaker *breaker);

/// Sets the text, as UTF-8. The bytes are not copied: they must stay until another text is set or
/// the iterator is closed. False where ICU refuses them.
bool gk_breaker_set_text(gk_breaker *breaker, const uint8_t *bytes, int64_t length);

/// The boundary before or after an offset in bytes, or -1 where there is none.
int32_t gk_breaker_preceding(gk_breaker *breaker, int32_t offset);
int32_t gk_breaker_following(gk_breaker *breaker, int32_t offset);

/// The status of the rule behind the boundary found last: what kind of unit ends there.
int32_t gk_breaker_rule_status(gk_breaker *breaker);

/// Whether ICU has data for the language of a locale, and did not fall back to its root rules.
bool gk_breaker_knows(const char *locale);

/// The script of a code point, as ICU numbers scripts; of a mark that has none of its own, the
/// number of "Inherited".
int32_t gk_script_of(uint32_t code_point);
/// The number of the script with a four-letter code, or -1.
int32_t gk_script_named(const char *code);
/// The four-letter code of a script.
const char *gk_script_code(int32_t script);

/// Whether UTF-16 text is one emoji of those recommended for general interchange.
bool gk_is_interchangeable_emoji(const uint16_t *text, int32_t length);
