/* A day's worth of random keys in one process: all keyboards, switching, fields that change, and the
 * history learning. Prints the memory in use after each tenth.
 *
 *   day FOLDER-FOR-THE-HISTORY [KEYS [SEED]]
 */
#include <globekey.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 20261124;

/* xorshift64*, so that each run types the same. */
static uint32_t random_below(uint32_t bound) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return (uint32_t)((state * 2685821657736338717ull) >> 33) % bound;
}

static void check(globekey_status status) {
  if (status == GLOBEKEY_OK) return;
  fprintf(stderr, "day: %s\n", globekey_last_error());
  exit(1);
}

/* A line of /proc/self/smaps_rollup in kB. */
static long memory(const char *field) {
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  char line[256];
  long value = -1;
  while (file && fgets(line, sizeof line, file))
    if (strncmp(line, field, strlen(field)) == 0) value = atol(line + strlen(field) + 1);
  if (file) fclose(file);
  return value;
}

static const char *const named[] = {"<Space>", "<Return>", "<BackSpace>", "<Escape>", "<Left>",
                                    "<Right>", "<Down>",   "<Up>",        "<Tab>",    "<PageDown>"};

int main(int argc, char **argv) {
  if (argc < 2) return 64;
  long keys = argc > 2 ? atol(argv[2]) : 1000000;
  if (argc > 3) state += strtoull(argv[3], NULL, 10) * 0x9E3779B97F4A7C15ull;
  globekey_library_options options = {.size = sizeof options, .container = argv[1]};
  globekey_library *library;
  check(globekey_library_open(&options, &library));
  size_t count = globekey_library_keyboard_count(library);
  globekey_session *session;
  check(globekey_session_create(library, "zh-Hans", &session));
  check(globekey_session_focus_in(session, NULL));
  printf("keys\tPrivate_Dirty_kB\tRss_kB\n");
  for (long key = 1; key <= keys; key++) {
    uint32_t roll = random_below(1000);
    if (roll < 10) {
      globekey_keyboard keyboard = {.size = sizeof keyboard};
      check(globekey_library_keyboard(library, random_below((uint32_t)count), &keyboard));
      check(globekey_session_set_keyboard(session, keyboard.id.bytes, NULL));
    } else if (roll < 13) {
      check(globekey_session_interrupt(session, GLOBEKEY_FATE_COMMITTED, NULL));
      check(globekey_session_focus_in(session, NULL));
    } else if (roll < 200) {
      check(globekey_session_type(session, named[random_below(10)], NULL));
    } else {
      char letter[2] = {(char)('a' + random_below(26)), 0};
      check(globekey_session_type(session, letter, NULL));
    }
    if (key == 10000 || key % (keys / 10) == 0) {
      globekey_history_finish(library);
      printf("%ld\t%ld\t%ld\n", key, memory("Private_Dirty:"), memory("Rss:"));
      fflush(stdout);
    }
  }
  globekey_session_destroy(session);
  globekey_library_close(library);
  return 0;
}
