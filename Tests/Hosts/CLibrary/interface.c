/* The C library as a C99 program uses it: CONTAINER is an empty folder for the history. */
#include <globekey.h>
#include <stdlib.h>

#include "check.h"

static globekey_library *library;

/* A text field: it carries out effects, and does itself with keys what is left to it. */
struct field {
  globekey_session *session;
  char text[4096];
};

static void remove_code_points(char *text, uint32_t count) {
  size_t length = strlen(text);
  while (count > 0 && length > 0) {
    do length--;
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80);
    count--;
  }
  text[length] = 0;
}

static void carry_out(struct field *field, const globekey_result *result) {
  for (size_t i = 0; i < result->effect_count; i++) {
    globekey_effect effect = {sizeof effect, 0, {0, 0}, 0, 0};
    CHECK(globekey_session_effect(field->session, i, &effect) == GLOBEKEY_OK);
    switch (effect.kind) {
      case GLOBEKEY_EFFECT_COMMIT: strcat(field->text, effect.text.bytes); break;
      case GLOBEKEY_EFFECT_DELETE_BACKWARD: remove_code_points(field->text, effect.count); break;
      case GLOBEKEY_EFFECT_FORWARD:
        if (effect.keysym >= 0x20 && effect.keysym < 0x7F) {
          char letter[2] = {(char)effect.keysym, 0};
          strcat(field->text, letter);
        }
        break;
      default: break;
    }
  }
}

static void report(struct field *field) {
  size_t points = 0;
  for (const char *c = field->text; *c; c++) points += ((unsigned char)*c & 0xC0) != 0x80;
  globekey_result result = {sizeof result, false, false, 0};
  CHECK(globekey_session_surrounding_text(field->session, field->text, points, points, &result) ==
        GLOBEKEY_OK);
  carry_out(field, &result);
}

static void type(struct field *field, const char *keys) {
  globekey_result result = {sizeof result, false, false, 0};
  CHECK(globekey_session_type(field->session, keys, &result) == GLOBEKEY_OK);
  carry_out(field, &result);
  report(field);
}

static struct field open_field(const char *keyboard) {
  struct field field = {NULL, ""};
  CHECK(globekey_session_create(library, keyboard, &field.session) == GLOBEKEY_OK);
  CHECK(globekey_session_focus_in(field.session, NULL) == GLOBEKEY_OK);
  report(&field);
  return field;
}

static void close_field(struct field *field) {
  globekey_session_destroy(field->session);
  field->session = NULL;
}

static globekey_view view_of(const struct field *field) {
  globekey_view view;
  memset(&view, 0, sizeof view);
  view.size = sizeof view;
  CHECK(globekey_session_view(field->session, &view) == GLOBEKEY_OK);
  return view;
}

static void test_general(void) {
  CHECK(globekey_api_version() == GLOBEKEY_API_VERSION);
  CHECK(strchr(globekey_version(), '.') != NULL);
  CHECK(globekey_has_feature("history") && globekey_has_feature("svg"));
  CHECK(!globekey_has_feature("telepathy") && !globekey_has_feature(NULL));
  globekey_free(NULL);
}

static void test_keyboards(void) {
  size_t count = globekey_library_keyboard_count(library);
  bool has_arabic = false;
  CHECK(count >= 30);
  for (size_t i = 0; i < count; i++) {
    globekey_keyboard keyboard = {sizeof keyboard, {0, 0}, {0, 0}, {0, 0}, false};
    CHECK(globekey_library_keyboard(library, i, &keyboard) == GLOBEKEY_OK);
    CHECK(keyboard.id.count > 0 && keyboard.name.count > 0 && keyboard.language.count > 0);
    if (IS(keyboard.id, "ar")) has_arabic = keyboard.is_right_to_left;
  }
  CHECK(has_arabic);
  globekey_keyboard keyboard = {sizeof keyboard, {0, 0}, {0, 0}, {0, 0}, false};
  CHECK(globekey_library_keyboard(library, count, &keyboard) == GLOBEKEY_NOT_FOUND);

  char *drawing = NULL;
  CHECK(globekey_library_draw(library, "fr", NULL, &drawing) == GLOBEKEY_OK);
  CHECK(drawing && strstr(drawing, "base") && strstr(drawing, "z"));
  globekey_free(drawing);
  CHECK(globekey_library_draw(library, "fr", "base", &drawing) == GLOBEKEY_OK);
  CHECK(drawing && strncmp(drawing, "<svg", 4) == 0);
  globekey_free(drawing);
  CHECK(globekey_library_draw(library, "fr", "attic", &drawing) == GLOBEKEY_NOT_FOUND);
  CHECK(strstr(globekey_last_error(), "attic") && strstr(globekey_last_error(), "base"));

  char *settings = NULL;
  CHECK(globekey_library_settings(library, &settings) == GLOBEKEY_OK);
  CHECK(settings && strstr(settings, "\"shiftSwitches\": true"));
  globekey_free(settings);
}

static void test_composing(void) {
  struct field field = open_field("zh-Hans");
  type(&field, "nihao");
  globekey_view view = view_of(&field);
  CHECK(IS(view.keyboard, "zh-Hans"));
  CHECK(view.preedit.count > 0 && view.preedit_caret > 0 && view.preedit_piece_count > 0);
  CHECK(view.candidate_count > 1 && view.highlighted == 0 && !view.are_suggestions);
  CHECK(view.has_modes && view.own_punctuation && !view.full_width);
  CHECK(view.message.bytes == NULL);
  globekey_candidate candidate = {sizeof candidate, {0, 0}, {0, 0}, {0, 0}};
  CHECK(globekey_session_candidate(field.session, 0, &candidate) == GLOBEKEY_OK);
  CHECK(IS(candidate.text, "你好") && IS(candidate.label, "1"));
  globekey_preedit_piece piece = {sizeof piece, {0, 0}, 0};
  CHECK(globekey_session_preedit_piece(field.session, 0, &piece) == GLOBEKEY_OK);
  CHECK(piece.text.count > 0 && piece.stage == GLOBEKEY_STAGE_READING);
  CHECK(globekey_session_candidate(field.session, 99, &candidate) == GLOBEKEY_NOT_FOUND);
  CHECK(globekey_session_pick(field.session, 99, NULL) == GLOBEKEY_NOT_FOUND);
  globekey_result result = {sizeof result, false, false, 0};
  CHECK(globekey_session_pick(field.session, 0, &result) == GLOBEKEY_OK && result.is_eaten);
  carry_out(&field, &result);
  CHECK(strcmp(field.text, "你好") == 0);

  type(&field, "women<Space><Return>");
  CHECK(strncmp(field.text, "你好我们", strlen("你好我们")) == 0);
  CHECK(globekey_session_type(field.session, "shijie", NULL) == GLOBEKEY_OK);
  CHECK(globekey_session_interrupt(field.session, GLOBEKEY_FATE_REMOVED, &result) == GLOBEKEY_OK);
  carry_out(&field, &result);
  CHECK(strstr(field.text, "shijie") != NULL);
  CHECK(globekey_session_interrupt(field.session, 77, NULL) == GLOBEKEY_INVALID_ARGUMENT);

  // A reset for a Backspace that the client handled after the next key had been typed.
  globekey_key key = {sizeof key, 0xFF08, 14, 0, false, 1000};
  CHECK(globekey_session_key(field.session, &key, &result) == GLOBEKEY_OK && !result.is_eaten);
  key.keysym = 'n', key.code = 49, key.time = 1500;
  CHECK(globekey_session_key(field.session, &key, &result) == GLOBEKEY_OK && result.is_eaten);
  CHECK(globekey_session_reset(field.session, GLOBEKEY_FATE_COMMITTED, 1510, &result) == GLOBEKEY_OK);
  CHECK(globekey_session_view(field.session, &view) == GLOBEKEY_OK && view.preedit.count == 1);
  CHECK(result.effect_count == 1);
  CHECK(globekey_session_reset(field.session, GLOBEKEY_FATE_COMMITTED, 2000, &result) == GLOBEKEY_OK);
  CHECK(globekey_session_view(field.session, &view) == GLOBEKEY_OK && view.preedit.count == 0);
  CHECK(globekey_session_reset(field.session, 77, 0, NULL) == GLOBEKEY_INVALID_ARGUMENT);
  close_field(&field);
}

static void test_commands(void) {
  struct field field = open_field("ja");
  type(&field, "nihongo");
  globekey_result result = {sizeof result, false, false, 0};
  CHECK(globekey_session_command(field.session, "convert", &result) == GLOBEKEY_OK);
  CHECK(result.is_eaten);
  carry_out(&field, &result);
  CHECK(globekey_session_command(field.session, "commit", &result) == GLOBEKEY_OK);
  carry_out(&field, &result);
  CHECK(strcmp(field.text, "日本語") == 0);
  CHECK(globekey_session_command(field.session, "fly", &result) == GLOBEKEY_NOT_FOUND);
  report(&field);
  CHECK(globekey_session_delete(field.session, "word", &result) == GLOBEKEY_OK && result.is_eaten);
  carry_out(&field, &result);
  CHECK(strcmp(field.text, "") == 0);
  CHECK(globekey_session_delete(field.session, "page", &result) == GLOBEKEY_NOT_FOUND);

  CHECK(globekey_session_set_keyboard(field.session, "ko", &result) == GLOBEKEY_OK);
  bool is_announced = false;
  for (size_t i = 0; i < result.effect_count; i++) {
    globekey_effect effect = {sizeof effect, 0, {0, 0}, 0, 0};
    CHECK(globekey_session_effect(field.session, i, &effect) == GLOBEKEY_OK);
    is_announced |= effect.kind == GLOBEKEY_EFFECT_KEYBOARD && IS(effect.text, "ko");
  }
  CHECK(is_announced);
  type(&field, "gksrmf ");
  CHECK(strcmp(field.text, "한글 ") == 0);
  CHECK(globekey_session_set_keyboard(field.session, "tlh", NULL) == GLOBEKEY_NOT_FOUND);
  CHECK(strstr(globekey_last_error(), "tlh"));
  CHECK(globekey_session_set_direct(field.session, true, &result) == GLOBEKEY_OK);
  CHECK(view_of(&field).is_direct);
  type(&field, "ok");
  CHECK(strcmp(field.text, "한글 ok") == 0);
  close_field(&field);

  field = open_field("zh-Hans");
  CHECK(globekey_session_set_modes(field.session, false, true, &result) == GLOBEKEY_OK);
  globekey_view view = view_of(&field);
  CHECK(!view.own_punctuation && view.full_width);
  close_field(&field);
}

static void test_secure_field(void) {
  struct field field = open_field("zh-Hans");
  globekey_field secure;
  memset(&secure, 0, sizeof secure);
  secure.size = sizeof secure;
  secure.client = GLOBEKEY_CLIENT_PREEDIT;
  secure.is_secure = true;
  CHECK(globekey_session_change_field(field.session, &secure, NULL) == GLOBEKEY_OK);
  globekey_key key;
  memset(&key, 0, sizeof key);
  key.size = sizeof key;
  key.keysym = 'n';
  globekey_result result = {sizeof result, true, false, 0};
  CHECK(globekey_session_key(field.session, &key, &result) == GLOBEKEY_OK);
  CHECK(!result.is_eaten && result.effect_count == 0);
  CHECK(view_of(&field).is_incognito && view_of(&field).candidate_count == 0);
  secure.source = 9;
  CHECK(globekey_session_focus_in(field.session, &secure) == GLOBEKEY_INVALID_ARGUMENT);
  close_field(&field);
}

static void test_reordering_client(void) {
  struct field field = open_field("en");
  globekey_field plain;
  memset(&plain, 0, sizeof plain);
  plain.size = sizeof plain;
  globekey_key key;
  memset(&key, 0, sizeof key);
  key.size = sizeof key;
  key.keysym = 'h';
  globekey_result result = {sizeof result, true, false, 0};
  CHECK(globekey_session_focus_in(field.session, &plain) == GLOBEKEY_OK);
  CHECK(globekey_session_key(field.session, &key, &result) == GLOBEKEY_OK && !result.is_eaten);
  plain.client = GLOBEKEY_CLIENT_REORDERS_KEYS;
  CHECK(globekey_session_focus_in(field.session, &plain) == GLOBEKEY_OK);
  CHECK(globekey_session_key(field.session, &key, &result) == GLOBEKEY_OK && result.is_eaten);
  CHECK(result.effect_count == 1);
  close_field(&field);
}

struct listing {
  int count;
  bool has_word;
};

static bool note(const globekey_history_entry *entry, void *data) {
  struct listing *listing = data;
  listing->count++;
  listing->has_word |= IS(entry->text, "视界") && IS(entry->language, "zh-Hans") &&
                       IS(entry->kind, "word") && entry->weight > 0;
  return true;
}

static bool stop(const globekey_history_entry *entry, void *data) {
  (void)entry;
  ++*(int *)data;
  return false;
}

/* Chooses a candidate by its text, page after page. */
static bool choose(struct field *field, const char *text) {
  for (;;) {
    globekey_view view = view_of(field);
    for (size_t i = 0; i < view.candidate_count; i++) {
      globekey_candidate candidate = {sizeof candidate, {0, 0}, {0, 0}, {0, 0}};
      CHECK(globekey_session_candidate(field->session, i, &candidate) == GLOBEKEY_OK);
      if (!IS(candidate.text, text)) continue;
      return globekey_session_pick(field->session, i, NULL) == GLOBEKEY_OK;
    }
    if (!view.has_next_page) return false;
    CHECK(globekey_session_turn_page(field->session, true, NULL) == GLOBEKEY_OK);
  }
}

static void test_history(void) {
  struct field field = open_field("zh-Hans");
  type(&field, "shijie");
  CHECK(choose(&field, "视界"));
  globekey_history_finish(library);
  struct listing listing = {0, false};
  CHECK(globekey_history_list(library, NULL, note, &listing) == GLOBEKEY_OK);
  CHECK(listing.has_word);
  int calls = 0;
  CHECK(globekey_history_list(library, "zh-Hans", stop, &calls) == GLOBEKEY_OK && calls == 1);

  char *lines = NULL;
  CHECK(globekey_history_export(library, &lines) == GLOBEKEY_OK);
  CHECK(lines && strstr(lines, "视界"));
  size_t count = 0;
  CHECK(globekey_history_forget(library, "视界", NULL, &count) == GLOBEKEY_OK && count >= 1);
  listing = (struct listing){0, false};
  CHECK(globekey_history_list(library, NULL, note, &listing) == GLOBEKEY_OK && !listing.has_word);
  CHECK(globekey_history_import(library, lines, &count) == GLOBEKEY_OK && count >= 1);
  CHECK(globekey_history_import(library, "nonsense", NULL) == GLOBEKEY_BAD_DATA);
  globekey_free(lines);
  CHECK(globekey_history_list(library, NULL, note, &listing) == GLOBEKEY_OK && listing.has_word);
  CHECK(globekey_history_reset(library, NULL) == GLOBEKEY_OK);
  listing = (struct listing){0, false};
  CHECK(globekey_history_list(library, NULL, note, &listing) == GLOBEKEY_OK);
  CHECK(listing.count == 0);
  CHECK(globekey_history_forget(library, "", NULL, NULL) == GLOBEKEY_INVALID_ARGUMENT);

  CHECK(globekey_session_set_incognito(field.session, true) == GLOBEKEY_OK);
  type(&field, "shijie");
  CHECK(choose(&field, "视界"));
  globekey_history_finish(library);
  CHECK(globekey_history_list(library, NULL, note, &listing) == GLOBEKEY_OK);
  CHECK(listing.count == 0);
  close_field(&field);
}

/* Callers that were built with shorter structs, and callers that make mistakes. */
static void test_sizes_and_mistakes(void) {
  struct field field = open_field("en");
  struct {
    size_t size;
    bool is_eaten;
    char guard[64];
  } old = {sizeof(size_t) + sizeof(bool), true, "untouched"};
  CHECK(globekey_session_type(field.session, "a", (globekey_result *)&old) == GLOBEKEY_OK);
  CHECK(strcmp(old.guard, "untouched") == 0);

  globekey_result unset = {0, false, false, 0};
  CHECK(globekey_session_type(field.session, "a", &unset) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(strstr(globekey_last_error(), "size"));
  CHECK(globekey_session_type(NULL, "a", NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_session_type(field.session, NULL, NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_session_type(field.session, "\xFF\xFE", NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_session_type(field.session, "<NoSuchKey>", NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_session_key(field.session, NULL, NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_session_effect(field.session, 99, NULL) == GLOBEKEY_NOT_FOUND);
  CHECK(globekey_session_view(field.session, NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_session_create(library, "tlh", NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_library_open(NULL, NULL) == GLOBEKEY_INVALID_ARGUMENT);
  CHECK(globekey_library_keyboard_count(NULL) == 0);
  globekey_session_destroy(NULL);
  globekey_library_close(NULL);
  close_field(&field);
}

static int log_lines;

static void count_line(const char *line, void *data) {
  CHECK(*line != 0 && strchr(line, '\n') == NULL && data == &log_lines);
  log_lines++;
}

static void test_options(const char *container) {
  globekey_library *other = NULL;
  globekey_library_options options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.container = "";
  options.settings = "{ \"shiftSwitches\": false }";
  options.log = count_line;
  options.log_data = &log_lines;
  CHECK(globekey_library_open(&options, &other) == GLOBEKEY_OK && log_lines > 0);
  CHECK(globekey_history_export(other, NULL) == GLOBEKEY_NO_HISTORY);
  char *settings = NULL;
  CHECK(globekey_library_settings(other, &settings) == GLOBEKEY_OK);
  CHECK(settings && strstr(settings, "\"shiftSwitches\": false"));
  globekey_free(settings);
  globekey_library_close(other);

  options.settings = "{ \"shiftSwitch\": false }";
  CHECK(globekey_library_open(&options, &other) == GLOBEKEY_BAD_DATA && other == NULL);
  CHECK(strstr(globekey_last_error(), "settings:1"));
  options.settings = NULL;
  options.locales = "/nowhere";
  CHECK(globekey_library_open(&options, &other) == GLOBEKEY_BAD_DATA);
  CHECK(strstr(globekey_last_error(), "/nowhere"));
  (void)container;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: interface CONTAINER\n");
    return 64;
  }
  globekey_library_options options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.container = argv[1];
  if (globekey_library_open(&options, &library) != GLOBEKEY_OK) {
    fprintf(stderr, "interface: %s\n", globekey_last_error());
    return 1;
  }
  test_general();
  test_keyboards();
  test_composing();
  test_commands();
  test_secure_field();
  test_reordering_client();
  test_history();
  test_sizes_and_mistakes();
  globekey_library_close(library);
  test_options(argv[1]);
  printf("interface: %s\n", failures == 0 ? "passed" : "FAILED");
  return failures == 0 ? 0 : 1;
}
