#include "CMappedFile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int gk_keep_standard_descriptors(void) {
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
    if (fcntl(number, F_GETFD) >= 0 || errno != EBADF) continue;
    /* The lowest free number is the one that is missing. */
    int opened = open("/dev/null", O_RDWR);
    if (opened < 0) return errno;
    if (opened != number) {
      close(opened);
      return EBUSY;
    }
  }
  return 0;
}

int gk_above_standard_descriptors(int descriptor) {
  if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
  int above = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int code = errno;
  close(descriptor);
  return above < 0 ? -code : above;
}

/* Whether a pipe has no name in the file system. Its other end is open, so that reading ends. */
static int is_unnamed_pipe(int descriptor) {
#if defined(__linux__)
  char link[32], target[8];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, target, sizeof target);
  return length >= 5 && memcmp(target, "pipe:", 5) == 0;
#else
  (void)descriptor;
  return 0;
#endif
}

static int is_null_device(const struct stat *status) {
  struct stat null;
  return S_ISCHR(status->st_mode) && stat("/dev/null", &null) == 0 && null.st_rdev == status->st_rdev;
}

static int check(int descriptor, enum gk_readable kind) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return errno;
  if (S_ISREG(status.st_mode)) return 0;
  if (S_ISDIR(status.st_mode)) return EISDIR;
  if (kind == gk_file_or_pipe) {
    if (is_null_device(&status)) return 0;
    if (S_ISFIFO(status.st_mode) && is_unnamed_pipe(descriptor)) return 0;
  }
  return ENODEV;
}

int gk_open_for_reading(const char *path, enum gk_readable kind) {
  /* O_NONBLOCK: opening a named pipe would wait for its writer. */
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  /* A socket cannot be opened, nor a device without a driver. */
  if (descriptor < 0) return errno == ENXIO ? -ENODEV : -errno;
  int code = check(descriptor, kind);
  if (code == 0 && fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) != 0) code = errno;
  if (code != 0) {
    close(descriptor);
    return -code;
  }
  return gk_above_standard_descriptors(descriptor);
}

const char *gk_reading_problem(int code) {
  switch (code) {
    case EISDIR: return "it is a folder";
    case ENODEV: return "it is a pipe or a device, not a file";
    default: return strerror(code);
  }
}
