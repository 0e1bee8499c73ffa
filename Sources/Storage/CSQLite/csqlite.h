#include <sqlite3.h>

/// Binds a copy of a text: Swift cannot express SQLITE_TRANSIENT.
static inline int gk_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
