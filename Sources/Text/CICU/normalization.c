#include "normalization.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

static const UNormalizer2 *normalizer(gk_normal_form form) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *found =
      form == GK_NFC ? unorm2_getNFCInstance(&error) : unorm2_getNFDInstance(&error);
  return U_SUCCESS(error) ? found : NULL;
}

int32_t gk_normalize(gk_normal_form form, const uint16_t *text, int32_t length, uint16_t *result,
                     int32_t capacity) {
  const UNormalizer2 *rules = normalizer(form);
  if (rules == NULL) return -1;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = unorm2_normalize(rules, text, length, result, capacity, &error);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

int32_t gk_decomposition(uint32_t code_point, uint16_t *result, int32_t capacity) {
  const UNormalizer2 *rules = normalizer(GK_NFD);
  if (rules == NULL) return 0;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = unorm2_getDecomposition(rules, (UChar32)code_point, result, capacity, &error);
  return U_SUCCESS(error) && count > 0 && count <= capacity ? count : 0;
}

uint8_t gk_combining_class(uint32_t code_point) { return u_getCombiningClass((UChar32)code_point); }

bool gk_starts_composition(uint32_t code_point) {
  const UNormalizer2 *rules = normalizer(GK_NFC);
  return rules == NULL || unorm2_hasBoundaryBefore(rules, (UChar32)code_point);
}
