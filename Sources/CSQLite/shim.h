#pragma once
#include <sqlite3.h>

/// SQLITE_TRANSIENT is a cast that Swift's importer cannot see.
static inline int ink_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

/// A byte of the file itself, read by the connection's own descriptor: to close another one would give its locks up.
/// -1 where there is none.
static inline int ink_sqlite3_byte(sqlite3 *connection, int offset) {
  sqlite3_file *file = 0;
  unsigned char byte = 0;
  if (sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return -1;
  if (!file || !file->pMethods) return -1;
  return file->pMethods->xRead(file, &byte, 1, offset) == SQLITE_OK ? byte : -1;
}
