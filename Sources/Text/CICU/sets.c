#include "sets.h"

#include <unicode/ulocdata.h>
#include <unicode/ures.h>
#include <unicode/uset.h>

static gk_set *wrap(USet *set) { return (gk_set *)set; }
static const USet *unwrap(const gk_set *set) { return (const USet *)set; }

gk_set *gk_set_open(const uint16_t *pattern, int32_t length, int32_t *error_offset) {
  UErrorCode error = U_ZERO_ERROR;
  USet *set = uset_openEmpty();
  *error_offset = 0;
  if (set == NULL) return NULL;
  int32_t end = uset_applyPattern(set, pattern, length, USET_IGNORE_SPACE, &error);
  if (U_SUCCESS(error) && end == length) return wrap(set);
  *error_offset = U_SUCCESS(error) ? end : 0;
  uset_close(set);
  return NULL;
}

// The C interface of ICU has no number exemplars: their pattern is in the resources.
static USet *open_numbers(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, locale, &error);
  int32_t length = 0;
  const UChar *pattern =
      U_SUCCESS(error) ? ures_getStringByKey(bundle, "ExemplarCharactersNumbers", &length, &error)
                       : NULL;
  USet *set = U_SUCCESS(error) ? uset_openPattern(pattern, length, &error) : NULL;
  ures_close(bundle);
  return U_SUCCESS(error) ? set : NULL;
}

gk_set *gk_set_open_exemplars(const char *locale, gk_exemplars kind) {
  if (kind == GK_EXEMPLARS_NUMBERS) return wrap(open_numbers(locale));
  ULocaleDataExemplarSetType type = kind == GK_EXEMPLARS_AUXILIARY     ? ULOCDATA_ES_AUXILIARY
                                    : kind == GK_EXEMPLARS_INDEX       ? ULOCDATA_ES_INDEX
                                    : kind == GK_EXEMPLARS_PUNCTUATION ? ULOCDATA_ES_PUNCTUATION
                                                                       : ULOCDATA_ES_STANDARD;
  UErrorCode error = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &error);
  USet *set = U_SUCCESS(error) ? ulocdata_getExemplarSet(data, NULL, 0, type, &error) : NULL;
  ulocdata_close(data);
  return U_SUCCESS(error) ? wrap(set) : NULL;
}

void gk_set_close(gk_set *set) { uset_close((USet *)set); }

int32_t gk_set_item_count(const gk_set *set) { return uset_getItemCount(unwrap(set)); }

int32_t gk_set_item(const gk_set *set, int32_t index, uint32_t *first, uint32_t *last,
                    uint16_t *text, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UChar32 start = 0, end = 0;
  int32_t length = uset_getItem(unwrap(set), index, &start, &end, text, capacity, &error);
  if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) return -1;
  *first = (uint32_t)start;
  *last = (uint32_t)end;
  return length;
}
