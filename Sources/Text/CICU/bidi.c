#include "bidi.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

static UBiDiLevel level_of_base(gk_bidi_base base) {
  switch (base) {
    case GK_BIDI_FIRST_STRONG_ELSE_RTL:
      return UBIDI_DEFAULT_RTL;
    case GK_BIDI_LTR:
      return 0;
    case GK_BIDI_RTL:
      return 1;
    default:
      return UBIDI_DEFAULT_LTR;
  }
}

bool gk_bidi_levels(const uint16_t *text, int32_t length, gk_bidi_base base, uint8_t *levels,
                    uint8_t *paragraph_level) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  if (bidi == NULL) return false;
  ubidi_setPara(bidi, text, length, level_of_base(base), NULL, &error);
  *paragraph_level = ubidi_getParaLevel(bidi);
  if (U_SUCCESS(error) && length > 0) {
    const UBiDiLevel *found = ubidi_getLevels(bidi, &error);
    if (U_SUCCESS(error) && found != NULL) memcpy(levels, found, (size_t)length);
  }
  ubidi_close(bidi);
  return U_SUCCESS(error);
}

void gk_bidi_order(const uint8_t *levels, int32_t length, int32_t *order) {
  // ICU writes nothing where a level is out of range.
  for (int32_t i = 0; i < length; i++) order[i] = i;
  ubidi_reorderVisual(levels, length, order);
}

uint32_t gk_bidi_mirror(uint32_t code_point) {
  return code_point <= UCHAR_MAX_VALUE ? (uint32_t)u_charMirror((UChar32)code_point) : code_point;
}
