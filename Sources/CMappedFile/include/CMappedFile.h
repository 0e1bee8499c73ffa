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

#endif
