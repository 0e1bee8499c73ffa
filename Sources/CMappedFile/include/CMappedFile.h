#ifndef GLOBEKEY_CMAPPEDFILE_H
#define GLOBEKEY_CMAPPEDFILE_H

#include <stddef.h>

/// Reading a mapped page of a file that has been cut short raises SIGBUS and ends the process.
/// After this call a fault inside a registered mapping reads zeros instead; any other SIGBUS goes
/// to the handler that was there before. Safe to call more than once and from several threads.
/// Returns 0, or -1 when the handler could not be installed.
int gk_guard_install(void);

/// Tells the guard about a mapping, or forgets it. Returns 0, or -1 when the table of mappings is
/// full (the mapping then works, unguarded).
int gk_guard_add(const void *base, size_t length);
void gk_guard_remove(const void *base);

/// Gives the whole pages of a part of a mapped file back to the system once the process has met so many
/// page faults since the last time that they may have brought in `limit` bytes. What is needed again is mapped
/// again from the system's file cache. `mark` belongs to the file and begins at 0; any number of
/// threads may call this and read the mapping at the same time. Does nothing but on Linux, where a
/// fault maps up to 64 kB of a file and all of it counts as the memory of the process.
void gk_limit_residency(long *mark, const void *base, size_t length, size_t limit);

#endif
