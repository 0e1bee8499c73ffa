#include "CICU.h"

#include <unicode/uchar.h>

enum { soft_hyphen = 0x00AD };

static bool takes_no_column(UChar32 c) {
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return true;
    case U_FORMAT_CHAR:
      // Terminals show a soft hyphen, and the signs that Arabic numbers stand under.
      return c != soft_hyphen && !u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK);
    default:
      break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE)) {
    case U_HST_VOWEL_JAMO:
    case U_HST_TRAILING_JAMO:
      return true;
    default:
      return false;
  }
}

gk_columns gk_columns_of(uint32_t code_point) {
  if (code_point > UCHAR_MAX_VALUE) return GK_COLUMNS_ZERO;
  UChar32 c = (UChar32)code_point;
  if (takes_no_column(c)) return GK_COLUMNS_ZERO;
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return GK_COLUMNS_WIDE;
    case U_EA_AMBIGUOUS:
      return GK_COLUMNS_AMBIGUOUS;
    default:
      return GK_COLUMNS_NARROW;
  }
}

bool gk_is_pictographic(uint32_t code_point) {
  return code_point <= UCHAR_MAX_VALUE &&
         u_hasBinaryProperty((UChar32)code_point, UCHAR_EXTENDED_PICTOGRAPHIC);
}
