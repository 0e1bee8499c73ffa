/* Four threads with sessions of their own on one library, which learn, forget and list at once. */
#include <globekey.h>
#include <pthread.h>
#include <stdlib.h>

#include "check.h"

enum { thread_count = 4 };

static globekey_library *library;
static int rounds = 40;

static bool pass(const globekey_history_entry *entry, void *data) {
  (void)entry;
  ++*(long *)data;
  return true;
}

static void *run(void *data) {
  static const char *const keyboards[] = {"zh-Hans", "ja", "ko", "vi", "ar", "en"};
  static const char *const keys[] = {"nihaoshijie ", "kyouhaii <Return>", "dkssud ",
                                     "vieejt ",      "sghl ",             "hello "};
  const int number = *(const int *)data;
  for (int round = 0; round < rounds; round++) {
    const int i = (round + number) % 6;
    globekey_session *session = NULL;
    CHECK(globekey_session_create(library, keyboards[i], &session) == GLOBEKEY_OK);
    CHECK(globekey_session_focus_in(session, NULL) == GLOBEKEY_OK);
    globekey_result result = {sizeof result, false, false, 0};
    CHECK(globekey_session_type(session, keys[i], &result) == GLOBEKEY_OK);
    CHECK(result.effect_count > 0);
    globekey_session_destroy(session);
    if (round % 8 == number) {
      long count = 0;
      CHECK(globekey_history_list(library, NULL, pass, &count) == GLOBEKEY_OK);
      CHECK(globekey_history_forget(library, "你好", NULL, NULL) == GLOBEKEY_OK);
    }
    /* A failure in this thread must not be seen in another. */
    char name[16];
    snprintf(name, sizeof name, "none-%d", number);
    CHECK(globekey_session_create(library, name, &session) == GLOBEKEY_NOT_FOUND);
    CHECK(strstr(globekey_last_error(), name) != NULL);
  }
  return NULL;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: threads CONTAINER [ROUNDS]\n");
    return 64;
  }
  if (argc > 2) rounds = atoi(argv[2]);
  globekey_library_options options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.container = argv[1];
  if (globekey_library_open(&options, &library) != GLOBEKEY_OK) {
    fprintf(stderr, "threads: %s\n", globekey_last_error());
    return 1;
  }
  pthread_t threads[thread_count];
  int numbers[thread_count];
  for (int i = 0; i < thread_count; i++) {
    numbers[i] = i;
    if (pthread_create(&threads[i], NULL, run, &numbers[i]) != 0) return 71;
  }
  for (int i = 0; i < thread_count; i++) pthread_join(threads[i], NULL);
  globekey_library_close(library);
  printf("threads: %s\n", failures == 0 ? "passed" : "FAILED");
  return failures == 0 ? 0 : 1;
}
