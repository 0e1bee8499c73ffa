#include "casing.h"

#include <unicode/ustring.h>

int32_t gk_map_case(gk_case mapping, const uint16_t *text, int32_t length, const char *locale,
                    uint16_t *mapped, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t count;
  switch (mapping) {
    case GK_CASE_UPPER:
      count = u_strToUpper(mapped, capacity, text, length, locale, &error);
      break;
    case GK_CASE_TITLE:
      count = u_strToTitle(mapped, capacity, text, length, NULL, locale, &error);
      break;
    default:
      count = u_strToLower(mapped, capacity, text, length, locale, &error);
      break;
  }
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}
