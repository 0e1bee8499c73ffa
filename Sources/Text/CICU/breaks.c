#include "CICU.h"

#include <stdlib.h>
#include <string.h>

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

struct gk_breaker {
  UBreakIterator *iterator;
  UText text;
};

static UBreakIteratorType type_of(gk_break_kind kind) {
  switch (kind) {
    case GK_BREAK_WORD: return UBRK_WORD;
    case GK_BREAK_SENTENCE: return UBRK_SENTENCE;
    case GK_BREAK_LINE: return UBRK_LINE;
    case GK_BREAK_CHARACTER: break;
  }
  return UBRK_CHARACTER;
}

gk_breaker *gk_breaker_open(gk_break_kind kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  gk_breaker *breaker = calloc(1, sizeof *breaker);
  if (!breaker) return NULL;
  UText empty = UTEXT_INITIALIZER;
  breaker->text = empty;
  breaker->iterator = ubrk_open(type_of(kind), locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    free(breaker);
    return NULL;
  }
  return breaker;
}

void gk_breaker_close(gk_breaker *breaker) {
  if (!breaker) return;
  ubrk_close(breaker->iterator);
  utext_close(&breaker->text);
  free(breaker);
}

bool gk_breaker_set_text(gk_breaker *breaker, const uint8_t *bytes, int64_t length) {
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, (const char *)bytes, length, &status);
  ubrk_setUText(breaker->iterator, &breaker->text, &status);
  return U_SUCCESS(status);
}

int32_t gk_breaker_preceding(gk_breaker *breaker, int32_t offset) {
  return ubrk_preceding(breaker->iterator, offset);
}

int32_t gk_breaker_following(gk_breaker *breaker, int32_t offset) {
  return ubrk_following(breaker->iterator, offset);
}

int32_t gk_breaker_rule_status(gk_breaker *breaker) {
  return ubrk_getRuleStatus(breaker->iterator);
}

bool gk_breaker_knows(const char *locale) {
  char language[ULOC_LANG_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getLanguage(locale, language, sizeof language, &status);
  if (U_FAILURE(status) || !*language) return false;
  int32_t count = uloc_countAvailable();
  for (int32_t i = 0; i < count; i++) {
    if (strcmp(uloc_getAvailable(i), language) == 0) return true;
  }
  return false;
}

int32_t gk_script_of(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)code_point, &status);
}

int32_t gk_script_named(const char *code) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, code);
}

const char *gk_script_code(int32_t script) {
  const char *code = uscript_getShortName((UScriptCode)script);
  return code ? code : "Zzzz";
}

bool gk_is_interchangeable_emoji(const uint16_t *text, int32_t length) {
  return u_stringHasBinaryProperty((const UChar *)text, length, UCHAR_RGI_EMOJI);
}
