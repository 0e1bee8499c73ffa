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

/// Where giving pages of a mapped file back has come to.
struct gk_residency {
  /// The page faults of the process when pages were given back last.
  long faults;
  /// The next slice to give back.
  unsigned long slice;
};

/// Nothing was mapped yet, and nothing given back.
void gk_residency_begin(struct gk_residency *state);

/// Gives the whole pages of a part of a mapped file back to the system, a slice of it a call: one
/// after the other, so that all had their turn once the process has met so many page faults that
/// they may have brought in `limit` bytes; all at once where that is 0. What was mapped before that
/// is then gone, half of what was mapped since stays, and what is needed again is mapped again from
/// the system's file cache.
/// `state` belongs to the file; any number of threads may call this and read the mapping at the
/// same time. Does nothing but on Linux, where a fault maps up to 64 kB of a file and all of it
/// counts as the memory of the process.
void gk_limit_residency(struct gk_residency *state, const void *base, size_t length, size_t limit);

/// Gives the code and the constants of the program and of its libraries back to the system: now, and when
/// gk_limit_residency has been once, twice, four times ... through a file. What a program needs to
/// start it needs once, and on Linux it goes on counting as its memory; what is needed again is
/// mapped again. Does nothing elsewhere.
void gk_release_program(void);

/// Gives memory that was allocated and freed back to the system, where the allocator would keep it:
/// with glibc and on Apple's systems. Does nothing elsewhere.
void gk_release_heap(void);

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
