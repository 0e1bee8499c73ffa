#include "CMappedFile.h"

#if defined(__linux__)
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/// What the kernel maps around a fault in a file (`fault_around_bytes`), unless it was told otherwise.
static const size_t bytes_of_a_fault = 64 << 10;

void gk_limit_residency(long *mark, const void *base, size_t length, size_t limit) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return;
  long faults = usage.ru_minflt + usage.ru_majflt;
  long met = faults - __atomic_load_n(mark, __ATOMIC_RELAXED);
  if (met < (long)(limit / bytes_of_a_fault)) return;
  __atomic_store_n(mark, faults, __ATOMIC_RELAXED);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)base + page - 1) / page * page;
  uintptr_t end = ((uintptr_t)base + length) / page * page;
  if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
}
#else
void gk_limit_residency(long *mark, const void *base, size_t length, size_t limit) {
  (void)mark, (void)base, (void)length, (void)limit;
}
#endif
