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

/// Gives memory that was allocated and freed back to the system, where the allocator would keep it:
/// with glibc and on Apple's systems. Does nothing elsewhere.
void gk_release_heap(void);

/// Asks the system to drop the pages of all mappings that the guard knows, which it can read again from
/// their files. Only advice is given, so other threads may read, map and unmap meanwhile. Does nothing
/// on Linux before 5.4.
void gk_page_out_mappings(void);

/// Opens `/dev/null` for each of standard input, output and error that is closed. The next file that is
/// opened would get its number, and what a program prints would go into that file. Call it before
/// anything is opened. Returns 0 or an errno.
int gk_keep_standard_descriptors(void);

/// Returns a descriptor above standard error for the open file `descriptor`, which is closed if it has
/// another number: a library cannot know that its host keeps the first three open. Returns -errno, and
/// closes the file, if there is no other number. A negative value is returned as it is.
int gk_above_standard_descriptors(int descriptor);

/// What gk_open_for_reading opens.
enum gk_readable {
  /// A regular file.
  gk_regular_file,
  /// A regular file, a pipe without a name (`<(zcat list.gz)` in a shell), or /dev/null.
  gk_file_or_pipe,
};

/// Opens a file for reading, above standard error. It never waits: a named pipe or a device is not
/// opened for use, and a pipe without a name has its writer already. Returns -EISDIR for a folder,
/// -ENODEV for a pipe, socket or device that is not asked for, or the negative errno of a failed call.
int gk_open_for_reading(const char *path, enum gk_readable kind);

/// Returns the message of an errno, in words for the two above.
const char *gk_reading_problem(int code);

#endif
