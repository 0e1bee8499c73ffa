#include "words.h"

#include <string.h>
#include <unicode/ubrk.h>

void gk_number_words(const uint16_t *text, int32_t length, const char *locale, int32_t *numbers) {
  memset(numbers, 0, (size_t)length * sizeof *numbers);
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_WORD, locale, text, length, &error);
  if (U_FAILURE(error)) return;
  int32_t word = 0;
  int32_t start = ubrk_first(words);
  for (int32_t end = ubrk_next(words); end != UBRK_DONE; start = end, end = ubrk_next(words)) {
    if (ubrk_getRuleStatus(words) < UBRK_WORD_NONE_LIMIT) continue;
    word += 1;
    for (int32_t unit = start; unit < end; unit++) numbers[unit] = word;
  }
  ubrk_close(words);
}
