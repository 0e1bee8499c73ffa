#define _GNU_SOURCE
#include "CMappedFile.h"

#if defined(__linux__)
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/// What the kernel maps around a fault in a file (`fault_around_bytes`), unless it was told otherwise.
static const size_t bytes_of_a_fault = 64 << 10;

/// Into how many slices a part is cut: enough that what is resident stays near its mean.
static const unsigned long slices = 16;

/// The page faults that the process has met.
static long faults_met(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_minflt + usage.ru_majflt : 0;
}

/// Where a slice begins: the first page of the part, or else where the window of a fault does; never
/// behind the part, for what lies there is not of the file.
static uintptr_t start_of_slice(uintptr_t base, size_t length, unsigned long slice) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t end = (base + length) / page * page;
  uintptr_t unit = slice == 0 ? page : bytes_of_a_fault;
  uintptr_t start = (base + length / slices * slice + unit - 1) / unit * unit;
  return slice < slices && start < end ? start : end;
}

// Whether the program has asked for its own pages to be given back.
static atomic_int gives_back_program;

// Gives back what is only read of a program or of a library. Nothing in a segment that is never written
// differs from the file: relocations are in the others.
static int give_back_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size, (void)context;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || segment->p_flags & PF_W) continue;
    uintptr_t base = object->dlpi_addr + segment->p_vaddr;
    uintptr_t start = (base + page - 1) / page * page;
    uintptr_t end = (base + segment->p_filesz) / page * page;
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void gk_release_program(void) {
  atomic_store(&gives_back_program, 1);
  dl_iterate_phdr(give_back_object, NULL);
}

// After the first round over a file, the second, the fourth and so on: what a program needed to start, or
// once in a while, is given back soon, and its later rounds do not pay for it.
static void end_round(unsigned long rounds) {
  if ((rounds & (rounds - 1)) == 0 && atomic_load(&gives_back_program)) gk_release_program();
}

void gk_residency_begin(struct gk_residency *state) {
  state->faults = faults_met();
  state->slice = 0;
}

void gk_limit_residency(struct gk_residency *state, const void *base, size_t length, size_t limit) {
  long faults = faults_met();
  long before = __atomic_load_n(&state->faults, __ATOMIC_RELAXED);
  long of_a_slice = (long)(limit / bytes_of_a_fault / slices);
  if (faults - before < of_a_slice) return;
  unsigned long count = of_a_slice > 0 ? 1 : slices;
  // Others of the process meet faults too: of more than a round no account is kept.
  long round = of_a_slice * (long)slices;
  long met = faults - before < round ? faults - before : round;
  __atomic_store_n(&state->faults, faults - met + of_a_slice, __ATOMIC_RELAXED);
  unsigned long slice = __atomic_fetch_add(&state->slice, count, __ATOMIC_RELAXED);
  for (; count > 0; count--, slice++) {
    uintptr_t start = start_of_slice((uintptr_t)base, length, slice % slices);
    uintptr_t end = start_of_slice((uintptr_t)base, length, slice % slices + 1);
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
    if (slice % slices == slices - 1) end_round(slice / slices + 1);
  }
}
#else
void gk_release_program(void) {}

void gk_residency_begin(struct gk_residency *state) { *state = (struct gk_residency){0}; }

void gk_limit_residency(struct gk_residency *state, const void *base, size_t length, size_t limit) {
  (void)state, (void)base, (void)length, (void)limit;
}
#endif
