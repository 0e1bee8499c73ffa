/*
 * globekey.h - multilingual input methods for C programs
 *
 * A library holds keyboards, dictionaries, settings and the user's history. A session is the typing
 * state of one text field. Keys go in; effects to carry out and a view to draw come out:
 *
 *     globekey_library *library;
 *     globekey_session *session;
 *     globekey_result result = {sizeof result};
 *     globekey_key key = {sizeof key, 'n'};
 *
 *     if (globekey_library_open(NULL, &library) != GLOBEKEY_OK ||
 *         globekey_session_create(library, "zh-Hans", &session) != GLOBEKEY_OK)
 *       die(globekey_last_error());
 *     globekey_session_focus_in(session, NULL);
 *     globekey_session_key(session, &key, &result);
 *     for (size_t i = 0; i < result.effect_count; i++) {
 *       globekey_effect effect = {sizeof effect};
 *       globekey_session_effect(session, i, &effect);
 *       if (effect.kind == GLOBEKEY_EFFECT_COMMIT) insert(effect.text.bytes, effect.text.count);
 *     }
 *
 * Threads. A library may be used from any thread. A session may be used from any thread, but from one
 * at a time.
 *
 * Ownership. Text in a struct is lent: it stays valid until the next event on the same session, that
 * is, a call with a `globekey_result`, or, for facts about keyboards, until the library is closed. What a function returns as `char *` belongs
 * to the caller, who releases it with globekey_free(). Texts are UTF-8, end with a NUL byte that
 * `count` does not include, and contain no other.
 *
 * Structs. Every struct begins with its size, which the caller sets. The library neither reads nor
 * writes beyond it, so programs keep working with later libraries whose structs are longer.
 *
 * Errors. Functions that can fail return a status; globekey_last_error() then has the reason, with
 * file and line where a file is at fault. Nothing is written to the standard streams.
 */
#ifndef GLOBEKEY_H
#define GLOBEKEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The interface of this header. Later ones are larger, and understand callers of this one. */
#define GLOBEKEY_API_VERSION 1

typedef struct globekey_library globekey_library;
typedef struct globekey_session globekey_session;

/* Why a function failed. */
typedef uint32_t globekey_status;
#define GLOBEKEY_OK 0u
/* An argument is NULL, too small, or no valid UTF-8. */
#define GLOBEKEY_INVALID_ARGUMENT 1u
/* There is no such keyboard, candidate, effect or command. */
#define GLOBEKEY_NOT_FOUND 2u
/* A file is missing, damaged, or cannot be written. */
#define GLOBEKEY_BAD_DATA 3u
/* The library was opened without a folder for the user's data. */
#define GLOBEKEY_NO_HISTORY 4u

/* Lent text: see above. `bytes` is NULL if there is none. */
typedef struct globekey_text {
  const char *bytes;
  size_t count;
} globekey_text;

/* The version of the library, such as "0.1.0". */
const char *globekey_version(void);
/* The GLOBEKEY_API_VERSION that the library was built with. */
uint32_t globekey_api_version(void);
/* Whether the library has a feature: "history", "suggestions", "drawing", "svg", "incognito". Unknown
 * names are false. */
bool globekey_has_feature(const char *name);
/* The reason for the last failure in this thread; "" if none failed. Lent until the next call in this
 * thread. */
const char *globekey_last_error(void);
/* Releases what a function returned to own. NULL does nothing. */
void globekey_free(char *text);

/* ---- Libraries ---- */

/* Receives one line for a log, without a newline. Called from any thread. Lines never contain what the
 * user typed. */
typedef void (*globekey_log_function)(const char *line, void *data);

typedef struct globekey_library_options {
  size_t size;
  /* The folders of layouts and of dictionary images; NULL for those of the installation, or of the
   * variables GLOBEKEY_LOCALES and GLOBEKEY_DICTIONARIES. */
  const char *locales;
  const char *dictionaries;
  /* The folder for the user's history and settings (desktop.json); NULL for that of the variable
   * GLOBEKEY_CONTAINER or the XDG data folder; "" to learn and to read nothing. */
  const char *container;
  /* Settings as JSON; NULL to read those of the container. */
  const char *settings;
  globekey_log_function log;
  void *log_data;
} globekey_library_options;

/* Opens a library. Reads settings and opens the history; keyboards are opened when they are first
 * used. `options` may be NULL for the defaults. */
globekey_status globekey_library_open(const globekey_library_options *options,
                                      globekey_library **library);
/* Closes a library after what was learned is written. Its sessions must be destroyed before. */
void globekey_library_close(globekey_library *library);

typedef struct globekey_keyboard {
  size_t size;
  /* The id, which names it in every function: "zh-Hans", "tr-t-k0-trkeyf". */
  globekey_text id;
  /* The name for lists, in English. */
  globekey_text name;
  /* The language as a BCP 47 tag with a region: "zh-Hans-CN". */
  globekey_text language;
  /* Whether it is written from right to left. */
  bool is_right_to_left;
} globekey_keyboard;

/* The keyboards, in the order of the list shown to users. */
size_t globekey_library_keyboard_count(const globekey_library *library);
globekey_status globekey_library_keyboard(const globekey_library *library, size_t index,
                                          globekey_keyboard *keyboard);
/* Draws a keyboard: all its layers on the screen as lines of text, or one layer as SVG if `layer` is
 * the name of one, such as "base". The caller owns `drawing`. */
globekey_status globekey_library_draw(const globekey_library *library, const char *keyboard,
                                      const char *layer, char **drawing);
/* The settings as JSON. The caller owns `json`. */
globekey_status globekey_library_settings(const globekey_library *library, char **json);

/* ---- The history ---- */

typedef struct globekey_history_entry {
  size_t size;
  /* The language as a BCP 47 tag: "zh-Hans". */
  globekey_text language;
  /* "word", "pair" for a word chosen after another, or "refusal" for a correction taken back. */
  globekey_text kind;
  /* The word before, or the text as it was typed; empty for words. */
  globekey_text context;
  globekey_text reading;
  globekey_text text;
  /* The number of choices; a choice counts half after 90 days. */
  double weight;
} globekey_history_entry;

/* Receives one learned entry, which is valid until it returns. Return false to stop. Must not call
 * functions of the history. */
typedef bool (*globekey_history_function)(const globekey_history_entry *entry, void *data);

/* Lists what was learned, in one language or, with NULL, in all. */
globekey_status globekey_history_list(const globekey_library *library, const char *language,
                                      globekey_history_function entry, void *data);
/* Forgets a word and all that contains it, in one language or in all. `count`, which may be NULL,
 * receives the number of entries removed. */
globekey_status globekey_history_forget(const globekey_library *library, const char *word,
                                        const char *language, size_t *count);
/* Forgets everything of a language or, with NULL, of all. */
globekey_status globekey_history_reset(const globekey_library *library, const char *language);
/* Returns what was learned as text, as `ime-cli history export` writes it. The caller owns `lines`. */
globekey_status globekey_history_export(const globekey_library *library, char **lines);
/* Restores what was exported, whatever was forgotten since. A text with a malformed line is rejected
 * as a whole. `count`, which may be NULL, receives the number of new entries. */
globekey_status globekey_history_import(const globekey_library *library, const char *lines,
                                        size_t *count);
/* Waits until everything learned so far is written. */
void globekey_history_finish(const globekey_library *library);

/* ---- Sessions ---- */

/* Creates a session without the focus. It keeps the library open. */
globekey_status globekey_session_create(globekey_library *library, const char *keyboard,
                                        globekey_session **session);
void globekey_session_destroy(globekey_session *session);

/* Where the numbers of a field come from. */
typedef uint32_t globekey_field_source;
/* IBusInputPurpose and IBusInputHints. */
#define GLOBEKEY_FIELD_IBUS 0u
/* Fcitx 5's CapabilityFlags, in `hints`. */
#define GLOBEKEY_FIELD_FCITX 1u
/* content_purpose and content_hint of text-input-v3. */
#define GLOBEKEY_FIELD_WAYLAND 2u

/* What the client can do. */
/* It shows marked text. */
#define GLOBEKEY_CLIENT_PREEDIT 1u
/* It reports the text around the caret and deletes in it. */
#define GLOBEKEY_CLIENT_SURROUNDING_TEXT 2u
/* It may handle keys that are left to it in another order than they were pressed, as IBus's module for
   GTK 4 does. Letters, and Backspace in a reported text, are then effects; keys of the client's own
   compose sequences are left. */
#define GLOBEKEY_CLIENT_REORDERS_KEYS 4u

typedef struct globekey_field {
  size_t size;
  globekey_field_source source;
  uint32_t purpose;
  uint64_t hints;
  /* GLOBEKEY_CLIENT_ bits. */
  uint32_t client;
  /* A password, whatever `purpose` says: keys are not taken and nothing is kept. */
  bool is_secure;
  /* Nothing typed here is learned. */
  bool is_private;
  /* The name of the program, whose own settings ("programs" in desktop.json) apply from
     globekey_session_focus_in on; NULL if it is not known. */
  const char *program;
} globekey_field;

/* The result of an event. */
typedef struct globekey_result {
  size_t size;
  /* Whether the key was taken. If not, the client handles it after the effects. */
  bool is_eaten;
  /* Whether the view differs from that after the last event. */
  bool is_view_changed;
  /* The number of effects, for globekey_session_effect. */
  size_t effect_count;
} globekey_result;

typedef uint32_t globekey_effect_kind;
/* Show the view's preedit, or clear it if it is empty. */
#define GLOBEKEY_EFFECT_PREEDIT 0u
/* Insert `text`. */
#define GLOBEKEY_EFFECT_COMMIT 1u
/* Delete `text`, which ends at the caret: `count` code points. */
#define GLOBEKEY_EFFECT_DELETE_BACKWARD 2u
/* Send the key `keysym` to the client, `count` times. */
#define GLOBEKEY_EFFECT_FORWARD 3u
/* The keyboard `text` is in use now. */
#define GLOBEKEY_EFFECT_KEYBOARD 4u
/* The command could not be carried out: sound a bell. */
#define GLOBEKEY_EFFECT_ALERT 5u

typedef struct globekey_effect {
  size_t size;
  globekey_effect_kind kind;
  globekey_text text;
  uint32_t keysym;
  uint32_t count;
} globekey_effect;

/* An effect of the last event, in order. Those of GLOBEKEY_EFFECT_PREEDIT have their marked text in
 * `text` and the caret, in code points, in `count`: while effects are carried out they may differ from
 * those of the view. */
globekey_status globekey_session_effect(const globekey_session *session, size_t index,
                                        globekey_effect *effect);

/* Begins in a field that takes the focus; NULL for a field of plain text whose client can do
 * everything. Nothing is carried over from the field before. */
globekey_status globekey_session_focus_in(globekey_session *session, const globekey_field *field);

/* What the host has done with the marked text. */
typedef uint32_t globekey_fate;
/* It is shown still. */
#define GLOBEKEY_FATE_KEPT 0u
/* It is part of the client's text now: the session only clears. */
#define GLOBEKEY_FATE_COMMITTED 1u
/* It is gone: the session commits what was typed. */
#define GLOBEKEY_FATE_REMOVED 2u

/* In all functions below, `result` may be NULL if the effects are of no interest. */

/* Ends the composition, because the field loses the focus or its keyboard. */
globekey_status globekey_session_interrupt(globekey_session *session, globekey_fate fate,
                                           globekey_result *result);
/* Ends the composition, because the field resets its input. A busy client may send a reset for a key
 * from before the composition: then nothing ends, and the effects show the marked text again. `time` is
 * that of the reset, on the clock of the keys; 0 if unknown. */
globekey_status globekey_session_reset(globekey_session *session, globekey_fate fate, uint64_t time,
                                       globekey_result *result);
/* The field changed its purpose or hints, or its client what it can do. */
globekey_status globekey_session_change_field(globekey_session *session,
                                              const globekey_field *field,
                                              globekey_result *result);
/* The client reports the text around its caret. `cursor` and `anchor` count code points from the
 * start of `text`; they are equal if nothing is selected. */
globekey_status globekey_session_surrounding_text(globekey_session *session, const char *text,
                                                  size_t cursor, size_t anchor,
                                                  globekey_result *result);

typedef struct globekey_key {
  size_t size;
  /* The X11 keysym. For a character it is its code point up to U+00FF, and 0x1000000 more above. */
  uint32_t keysym;
  /* The evdev code of the key (X11's less 8); 0 if unknown. */
  uint32_t code;
  /* The modifiers that are down, with the bits of an X11 state: 1 Shift, 2 Caps Lock, 4 Control, 8
   * Alt, 128 AltGr, 1 << 26 Super. */
  uint32_t modifiers;
  bool is_release;
  /* Milliseconds of any monotonic clock; 0 if unknown. */
  uint64_t time;
} globekey_key;

globekey_status globekey_session_key(globekey_session *session, const globekey_key *key,
                                     globekey_result *result);
/* Types a text in key notation, such as "nihao<space>1<Return>", on a US keyboard, key by key. The
 * effects are those of all keys; a key that is not taken is a GLOBEKEY_EFFECT_FORWARD among them.
 * `is_eaten` is true. */
globekey_status globekey_session_type(globekey_session *session, const char *keys,
                                      globekey_result *result);

/* Chooses a candidate of the page shown. */
globekey_status globekey_session_pick(globekey_session *session, size_t index,
                                      globekey_result *result);
/* Forgets what was learned about a candidate of the page shown. */
globekey_status globekey_session_forget(globekey_session *session, size_t index,
                                        globekey_result *result);
globekey_status globekey_session_turn_page(globekey_session *session, bool forward,
                                           globekey_result *result);
globekey_status globekey_session_move_highlight(globekey_session *session, bool forward,
                                                globekey_result *result);

/* Deletes a unit before the caret by the rules of the language: "character", "word", "subword",
 * "sentence", "line", "paragraph" or "whitespace". `is_eaten` is false if the client cannot delete. */
globekey_status globekey_session_delete(globekey_session *session, const char *unit,
                                        globekey_result *result);
/* Carries out a command by its name in keymaps: "convert", "commit", "reconvert", "undo-commit",
 * "toggle-width". `is_eaten` is false if the keyboard has no use for it now. */
globekey_status globekey_session_command(globekey_session *session, const char *name,
                                         globekey_result *result);
/* Switches to another keyboard. */
globekey_status globekey_session_set_keyboard(globekey_session *session, const char *keyboard,
                                              globekey_result *result);
/* Types plain letters although the keyboard composes, or not. */
globekey_status globekey_session_set_direct(globekey_session *session, bool direct,
                                            globekey_result *result);
/* Sets the modes for text that is not composed: the language's punctuation, full width. */
globekey_status globekey_session_set_modes(globekey_session *session, bool own_punctuation,
                                           bool full_width, globekey_result *result);
/* Learns nothing in this session, or learns again. */
globekey_status globekey_session_set_incognito(globekey_session *session, bool incognito);

/* ---- Views ---- */

typedef struct globekey_view {
  size_t size;
  /* The id of the keyboard in use. */
  globekey_text keyboard;
  /* The marked text, the caret in it in code points, and the number of its pieces. */
  globekey_text preedit;
  size_t preedit_caret;
  size_t preedit_piece_count;
  /* The candidates of the page shown. */
  size_t candidate_count;
  /* The index of the highlighted candidate, or candidate_count if none is. */
  size_t highlighted;
  size_t page;
  bool has_next_page;
  /* Words suggested beside what is typed, and not the candidates of a composition. */
  bool are_suggestions;
  /* Keys type plain letters although the keyboard composes. */
  bool is_direct;
  /* Nothing is learned here. */
  bool is_incognito;
  /* Whether the keyboard has the modes that follow. */
  bool has_modes;
  bool own_punctuation;
  bool full_width;
  /* What is wrong and what to do, to be shown to the user: the keyboard does not run because the user
     has refused it. bytes is NULL if there is nothing to say. */
  globekey_text message;
} globekey_view;

globekey_status globekey_session_view(const globekey_session *session, globekey_view *view);

/* The stage of conversion of a piece of marked text. */
typedef uint32_t globekey_stage;
#define GLOBEKEY_STAGE_CHOSEN 0u
#define GLOBEKEY_STAGE_READING 1u
#define GLOBEKEY_STAGE_WAITING 2u

typedef struct globekey_preedit_piece {
  size_t size;
  globekey_text text;
  globekey_stage stage;
} globekey_preedit_piece;

globekey_status globekey_session_preedit_piece(const globekey_session *session, size_t index,
                                               globekey_preedit_piece *piece);

typedef struct globekey_candidate {
  size_t size;
  globekey_text text;
  /* A short explanation beside it; bytes is NULL if there is none. */
  globekey_text annotation;
  /* The key that chooses it, for the label before it. */
  globekey_text label;
} globekey_candidate;

globekey_status globekey_session_candidate(const globekey_session *session, size_t index,
                                           globekey_candidate *candidate);

#ifdef __cplusplus
}
#endif

#endif
