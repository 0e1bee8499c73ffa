#include "languages.h"

#include <stddef.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// The length, or -1 where ICU failed or wrote no zero byte behind the text.
static int32_t checked(int32_t length, UErrorCode error) {
  return U_SUCCESS(error) && error != U_STRING_NOT_TERMINATED_WARNING ? length : -1;
}

int32_t gk_locale_of_tag(const char *tag, char *locale, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t length = uloc_forLanguageTag(tag, locale, capacity, &parsed, &error);
  return parsed == (int32_t)strlen(tag) ? checked(length, error) : -1;
}

int32_t gk_tag_of_locale(const char *locale, char *tag, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(locale, tag, capacity, true, &error);
  return checked(length, error);
}

int32_t gk_locale_maximised(const char *locale, char *maximised, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(locale, maximised, capacity, &error);
  return checked(length, error);
}

int32_t gk_locale_part(const char *locale, gk_tag_part part, char *code, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length;
  switch (part) {
    case GK_TAG_SCRIPT:
      length = uloc_getScript(locale, code, capacity, &error);
      break;
    case GK_TAG_REGION:
      length = uloc_getCountry(locale, code, capacity, &error);
      break;
    default:
      length = uloc_getLanguage(locale, code, capacity, &error);
      break;
  }
  return checked(length, error);
}

int32_t gk_tag_replacement(gk_tag_part part, const char *code, char *replacement,
                           int32_t capacity) {
  static const char *const tables[] = {"language", "script", "territory"};
  // The aliases of CLDR, as `uloc_canonicalize` has them only in part.
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &error);
  UResourceBundle *entry = ures_getByKey(metadata, "alias", NULL, &error);
  entry = ures_getByKey(entry, tables[part], entry, &error);
  entry = ures_getByKey(entry, code, entry, &error);
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(entry, "replacement", &length, &error);
  if (U_SUCCESS(error) && length > 0 && length < capacity) {
    u_UCharsToChars(text, replacement, length);
    replacement[length] = 0;
  } else {
    length = -1;
  }
  ures_close(entry);
  ures_close(metadata);
  return length;
}

bool gk_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t gk_locale_part_name(const char *locale, gk_tag_part part, const char *display,
                            uint16_t *name, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length;
  switch (part) {
    case GK_TAG_SCRIPT:
      length = uloc_getDisplayScript(locale, display, name, capacity, &error);
      break;
    case GK_TAG_REGION:
      length = uloc_getDisplayCountry(locale, display, name, capacity, &error);
      break;
    default:
      length = uloc_getDisplayLanguage(locale, display, name, capacity, &error);
      break;
  }
  // Without a name ICU gives the code back, and says so.
  return error == U_USING_DEFAULT_WARNING ? -1 : checked(length, error);
}

const char *gk_region_code(int32_t index) {
  const char *const *codes = uloc_getISOCountries();
  for (int32_t i = 0; i <= index; i++) {
    if (codes[i] == NULL) return NULL;
  }
  return index < 0 ? NULL : codes[index];
}
