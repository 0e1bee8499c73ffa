// Measures librime as this project's own bench measures its engine: letters are typed one by one,
// and the first page of candidates is read after each.
//
//   bench deploy USER_DIR             writes the schema's settings and builds its data
//   bench run USER_DIR SET.tsv        one tab-separated line of results under a header
//
// A row of the set is a sentence, a tab, and its syllables separated by spaces. Nothing is learned
// from row to row, and a page has nine candidates.

#include <rime_api.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define SCHEMA "pinyin_simp"

enum { max_row = 4096, max_path = 4096 };

typedef struct {
  double *values;
  size_t count, capacity;
} Times;

static double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void add_time(Times *times, double value) {
  if (times->count == times->capacity) {
    times->capacity = times->capacity ? times->capacity * 2 : 4096;
    times->values = realloc(times->values, times->capacity * sizeof *times->values);
    if (!times->values) {
      fputs("bench: out of memory\n", stderr);
      exit(70);
    }
  }
  times->values[times->count++] = value;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double percentile(const Times *sorted, double fraction) {
  if (!sorted->count) return 0;
  return sorted->values[(size_t)(fraction * (sorted->count - 1))];
}

// The most memory that the process has held, in MB.
static double peak_megabytes(void) {
  char line[256];
  long kilobytes = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file)) {
    if (sscanf(line, "VmHWM: %ld kB", &kilobytes) == 1) break;
  }
  if (file) fclose(file);
  return kilobytes / 1024.0;
}

// The memory that only this process has and that no file holds, in MB.
static double private_megabytes(void) {
  char line[256];
  long sum = 0, kilobytes;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file)) {
    if (sscanf(line, "Private_Dirty: %ld kB", &kilobytes) == 1) sum += kilobytes;
    if (sscanf(line, "Swap: %ld kB", &kilobytes) == 1) sum += kilobytes;
  }
  if (file) fclose(file);
  return sum / 1024.0;
}

static bool write_file(const char *folder, const char *name, const char *text) {
  char path[max_path];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "w");
  bool written = file && fputs(text, file) >= 0;
  if (file && fclose(file) != 0) written = false;
  if (!written) fprintf(stderr, "bench: cannot write %s\n", path);
  return written;
}

static void start_rime(RimeApi *rime, const char *folder) {
  RIME_STRUCT(RimeTraits, traits);
  traits.shared_data_dir = "/usr/share/rime-data";
  traits.user_data_dir = folder;
  traits.distribution_name = "bench";
  traits.distribution_code_name = "bench";
  traits.distribution_version = "1";
  traits.app_name = "rime.bench";
  traits.min_log_level = 3;
  traits.log_dir = "";
  rime->setup(&traits);
  rime->initialize(&traits);
}

static int deploy(RimeApi *rime, const char *folder) {
  mkdir(folder, 0700);
  bool written =
      write_file(folder, "default.custom.yaml",
                 "patch:\n  schema_list:\n    - schema: " SCHEMA "\n  menu/page_size: 9\n") &&
      write_file(folder, SCHEMA ".custom.yaml",
                 "patch:\n  menu/page_size: 9\n  translator/enable_user_dict: false\n");
  if (!written) return 74;
  start_rime(rime, folder);
  if (rime->start_maintenance(True)) rime->join_maintenance_thread();
  rime->finalize();
  return 0;
}

// Types a key and reads the page: how many candidates it has.
static int type(RimeApi *rime, RimeSessionId session, char key) {
  rime->process_key(session, key, 0);
  RIME_STRUCT(RimeContext, context);
  if (!rime->get_context(session, &context)) return 0;
  int count = context.menu.num_candidates;
  rime->free_context(&context);
  return count;
}

// Commits what is highlighted: whether it is `sentence`.
static bool commits(RimeApi *rime, RimeSessionId session, const char *sentence) {
  RIME_STRUCT(RimeCommit, commit);
  rime->commit_composition(session);
  if (!rime->get_commit(session, &commit)) return false;
  bool same = strcmp(commit.text, sentence) == 0;
  rime->free_commit(&commit);
  return same;
}

static int run(RimeApi *rime, const char *folder, const char *path) {
  FILE *set = fopen(path, "r");
  if (!set) {
    fprintf(stderr, "bench: cannot read %s\n", path);
    return 66;
  }
  double start = now_ms();
  start_rime(rime, folder);
  RimeSessionId session = rime->create_session();
  char schema[64] = "";
  if (!rime->select_schema(session, SCHEMA) || type(rime, session, 'n') == 0 ||
      !rime->get_current_schema(session, schema, sizeof schema) || strcmp(schema, SCHEMA) != 0) {
    fprintf(stderr, "bench: schema %s gives no candidates; was it deployed?\n", SCHEMA);
    return 70;
  }
  double startup = now_ms() - start;

  Times times = {0};
  size_t rows = 0, right = 0;
  char row[max_row];
  while (fgets(row, sizeof row, set)) {
    row[strcspn(row, "\r\n")] = 0;
    char *tab = strchr(row, '\t');
    if (!tab) continue;
    *tab = 0;
    rime->clear_composition(session);
    for (const char *key = tab + 1; *key; key++) {
      if (*key == ' ') continue;
      double before = now_ms();
      type(rime, session, *key);
      add_time(&times, now_ms() - before);
    }
    rows++;
    right += commits(rime, session, row);
  }
  fclose(set);

  qsort(times.values, times.count, sizeof *times.values, compare);
  puts("engine\tversion\tschema\tkeys\tp50 ms\tp99 ms\tmax ms\tstart-up ms\tprivate MB\tpeak MB\ttop-1 %");
  printf("librime\t%s\t%s\t%zu\t%.3f\t%.3f\t%.3f\t%.1f\t%.1f\t%.1f\t%.1f\n", rime->get_version(), SCHEMA,
         times.count, percentile(&times, 0.5), percentile(&times, 0.99), percentile(&times, 1),
         startup, private_megabytes(), peak_megabytes(), rows ? 100.0 * right / rows : 0);
  free(times.values);
  rime->destroy_session(session);
  rime->finalize();
  return 0;
}

int main(int count, char **arguments) {
  RimeApi *rime = rime_get_api();
  if (count == 3 && strcmp(arguments[1], "deploy") == 0) return deploy(rime, arguments[2]);
  if (count == 4 && strcmp(arguments[1], "run") == 0) return run(rime, arguments[2], arguments[3]);
  fputs("usage: bench deploy USER_DIR | bench run USER_DIR SET.tsv\n", stderr);
  return 64;
}
