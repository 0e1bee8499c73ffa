#include "CICU.h"

#include <string.h>

#include <unicode/ustring.h>
#include <unicode/utrans.h>

gk_transcriber *gk_transcriber_open(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  UChar id[128];
  int32_t length = 0;
  u_strFromUTF8(id, 128, &length, identifier, -1, &status);
  if (U_FAILURE(status)) return NULL;
  UTransliterator *rules = utrans_openU(id, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
  return U_SUCCESS(status) ? (gk_transcriber *)rules : NULL;
}

void gk_transcriber_close(gk_transcriber *transcriber) {
  if (transcriber) utrans_close((UTransliterator *)transcriber);
}

int32_t gk_transcriber_apply(gk_transcriber *transcriber, const uint16_t *text, int32_t length,
                             uint16_t *result, int32_t capacity) {
  if (length > capacity) return length;
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = length;
  int32_t limit = length;
  memcpy(result, text, (size_t)length * sizeof *text);
  utrans_transUChars((const UTransliterator *)transcriber, (UChar *)result, &count, capacity, 0,
                     &limit, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) return count;
  return U_SUCCESS(status) ? count : -1;
}
