/* Shows the thread sanitizer the waits for a Mutex of Swift.
 *
 * Code that is built with the sanitizer locks and unlocks a Mutex by itself while nobody waits for it.
 * With waiters both are calls of the library Synchronization, which is not built with it, so all that
 * the lock guards looks like a data race. Preloaded, these functions call those of the library and tell
 * the sanitizer what a thread passes on to the next.
 *
 *   clang -shared -fPIC -O2 -o mutex.so mutex.c -ldl */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
/* Synchronization._MutexHandle: _lockSlow(UInt32), _unlockSlow() */
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

/* Missing in programs without the sanitizer, which `swift test` starts too. */
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void unlock(SELF void *handle) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *handle) {
  static SWIFT void (*library)(uint32_t, SELF void *);
  if (!library) *(void **)&library = dlsym(RTLD_NEXT, LOCK);
  library(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT void unlock(SELF void *handle) {
  static SWIFT void (*library)(SELF void *);
  if (!library) *(void **)&library = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(handle);
  library(handle);
}
