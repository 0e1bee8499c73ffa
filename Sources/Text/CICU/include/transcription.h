#pragma once

#include <stdint.h>

/// A rule set that turns text of one script into another.
typedef struct gk_transcriber gk_transcriber;

/// Opens the rules with an identifier of ICU such as "Any-Latin", or NULL where there are none.
gk_transcriber *gk_transcriber_open(const char *identifier);
void gk_transcriber_close(gk_transcriber *transcriber);

/// Transcribes UTF-16 text. Writes at most `capacity` units to `result` and answers how many the
/// transcription has, or -1 on an error; when that is more than `capacity`, nothing useful was
/// written.
int32_t gk_transcriber_apply(gk_transcriber *transcriber, const uint16_t *text, int32_t length,
                             uint16_t *result, int32_t capacity);
