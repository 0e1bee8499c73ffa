/* Kills the process at a chosen system call on the files of a folder.
 *
 *   cc -shared -fPIC -o kill-at-call.so kill-at-call.c -ldl
 *   KILL_FOLDER=/tmp/history KILL_AT=17 KILL_AFTER=1 LD_PRELOAD=./kill-at-call.so program
 *
 * Counts open (for writing), write, rename, link, unlink, fsync and ftruncate on files whose path
 * begins with KILL_FOLDER. At number KILL_AT the process gets SIGKILL, before the call or, with
 * KILL_AFTER=1, after it. Half of the bytes of a write are written before it is killed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int counted;

static int is_inside(const char *path) {
  const char *folder = getenv("KILL_FOLDER");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_open_inside(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_inside(path);
}

/* Returns 1 if this call is the one to be killed at. */
static int is_due(void) {
  const char *at = getenv("KILL_AT");
  return at && __atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST) == atoi(at);
}

static int is_after(void) {
  const char *after = getenv("KILL_AFTER");
  return after && *after == '1';
}

static void end(void) { kill(getpid(), SIGKILL); }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define GUARDED(inside, call)          \
  int due = (inside) && is_due();      \
  if (due && !is_after()) end();       \
  __typeof__(call) result = call;      \
  if (due) end();                      \
  return result;

#define OPEN(name)                                                      \
  int name(const char *path, int flags, ...) {                          \
    va_list rest;                                                       \
    va_start(rest, flags);                                              \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;           \
    va_end(rest);                                                       \
    GUARDED((flags & O_ACCMODE) != O_RDONLY && is_inside(path),         \
            REAL(name)(path, flags, mode))                              \
  }
OPEN(open)
OPEN(open64)

ssize_t write(int file, const void *bytes, size_t count) {
  int due = is_open_inside(file) && is_due();
  if (due && !is_after()) {
    REAL(write)(file, bytes, count / 2);
    end();
  }
  ssize_t result = REAL(write)(file, bytes, count);
  if (due) end();
  return result;
}

#define PWRITE(name, offset_type)                                             \
  ssize_t name(int file, const void *bytes, size_t count, offset_type start) { \
    int due = is_open_inside(file) && is_due();                               \
    if (due && !is_after()) {                                                 \
      REAL(name)(file, bytes, count / 2, start);                              \
      end();                                                                  \
    }                                                                         \
    ssize_t result = REAL(name)(file, bytes, count, start);                   \
    if (due) end();                                                           \
    return result;                                                            \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

int rename(const char *old, const char *new) { GUARDED(is_inside(new), REAL(rename)(old, new)) }
int link(const char *old, const char *new) { GUARDED(is_inside(new), REAL(link)(old, new)) }
int unlink(const char *path) { GUARDED(is_inside(path), REAL(unlink)(path)) }
int fsync(int file) { GUARDED(is_open_inside(file), REAL(fsync)(file)) }
int fdatasync(int file) { GUARDED(is_open_inside(file), REAL(fdatasync)(file)) }
int ftruncate(int file, off_t length) { GUARDED(is_open_inside(file), REAL(ftruncate)(file, length)) }
int ftruncate64(int file, off64_t length) {
  GUARDED(is_open_inside(file), REAL(ftruncate64)(file, length))
}
