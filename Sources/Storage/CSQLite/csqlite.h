#include <sqlite3.h>

/// Turns off what a database file could make SQLite do beyond reading and writing its rows: triggers,
/// views, extensions, functions in its schema, and writing to the schema itself. Swift cannot call
/// functions with variable arguments.
static inline void gk_sqlite_distrust(sqlite3 *database) {
  static const int off[] = {
      SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
      SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, SQLITE_DBCONFIG_TRUSTED_SCHEMA,
      SQLITE_DBCONFIG_ENABLE_FKEY, SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_DQS_DML,
  };
  for (unsigned index = 0; index < sizeof off / sizeof *off; index++)
    sqlite3_db_config(database, off[index], 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Binds a copy of a text: Swift cannot express SQLITE_TRANSIENT.
static inline int gk_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
