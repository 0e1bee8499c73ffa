/* Checks that count failures and go on. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <string.h>

static int failures = 0;

#define CHECK(condition)                                                             \
  do {                                                                               \
    if (!(condition)) {                                                              \
      failures++;                                                                    \
      fprintf(stderr, "%s:%d: failed: %s (last error: %s)\n", __FILE__, __LINE__,    \
              #condition, globekey_last_error());                                    \
    }                                                                                \
  } while (0)

/* Whether lent text equals a C string. */
#define IS(text, expected)                                                           \
  ((text).bytes != NULL && (text).count == strlen(expected) &&                       \
   strcmp((text).bytes, expected) == 0)

#endif
