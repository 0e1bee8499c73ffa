#define _GNU_SOURCE
#include "CMappedFile.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// A fixed table of atomics: the handler runs in signal context, where no lock and no allocation
// is allowed. A slot is free while its base is 0.
enum { slots = 64 };
static _Atomic(uintptr_t) bases[slots];
static _Atomic(size_t) lengths[slots];

static struct sigaction previous;
static atomic_int installed;

static int is_guarded(uintptr_t address) {
  for (int i = 0; i < slots; i++) {
    uintptr_t base = atomic_load(&bases[i]);
    if (base > 1 && address >= base && address - base < atomic_load(&lengths[i])) return 1;
  }
  return 0;
}

static void on_bus_error(int signal, siginfo_t *info, void *context) {
  uintptr_t address = (uintptr_t)info->si_addr;
  if (is_guarded(address)) {
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)(address - address % page_size);
    // Zeros take the place of the lost page; the faulting read is then repeated and succeeds.
    if (mmap(page, page_size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == page) {
      return;
    }
  }
  if (previous.sa_flags & SA_SIGINFO) {
    if (previous.sa_sigaction) previous.sa_sigaction(signal, info, context);
    return;
  }
  if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
    previous.sa_handler(signal);
    return;
  }
  // Back to the default: the repeated read ends the process, as without the guard.
  struct sigaction fallback = {0};
  fallback.sa_handler = SIG_DFL;
  sigaction(signal, &fallback, 0);
}

int gk_guard_install(void) {
  int expected = 0;
  if (!atomic_compare_exchange_strong(&installed, &expected, 1)) return 0;
  struct sigaction action = {0};
  action.sa_sigaction = on_bus_error;
  action.sa_flags = SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  return sigaction(SIGBUS, &action, &previous);
}

#if defined(__APPLE__)
// On Linux this advice drops changes to private memory; on Apple's systems it loses nothing.
enum { page_out = MADV_DONTNEED };
#elif defined(MADV_PAGEOUT)
enum { page_out = MADV_PAGEOUT };
#else
enum { page_out = MADV_NORMAL };
#endif

void gk_page_out_mappings(void) {
  for (int i = 0; i < slots; i++) {
    uintptr_t base = atomic_load(&bases[i]);
    if (base > 1) madvise((void *)base, atomic_load(&lengths[i]), page_out);
  }
}

int gk_guard_add(const void *base, size_t length) {
  for (int i = 0; i < slots; i++) {
    uintptr_t free_slot = 0;
    // 1 marks a slot that is taken but whose length is not written yet.
    if (!atomic_compare_exchange_strong(&bases[i], &free_slot, 1)) continue;
    atomic_store(&lengths[i], length);
    atomic_store(&bases[i], (uintptr_t)base);
    return 0;
  }
  return -1;
}

void gk_guard_remove(const void *base) {
  for (int i = 0; i < slots; i++) {
    uintptr_t expected = (uintptr_t)base;
    if (atomic_compare_exchange_strong(&bases[i], &expected, 0)) return;
  }
}
