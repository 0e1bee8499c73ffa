#ifndef GK_SANDBOX_H
#define GK_SANDBOX_H

#include <stdbool.h>

/* The version of Landlock that the kernel has; negative without it. */
int gk_sandbox_version(void);

/* Begins a set of rules that allows no file. Returns its descriptor, or -errno: -ENOSYS and
 * -EOPNOTSUPP where the kernel has no Landlock. */
int gk_sandbox_begin(void);

/* Allows the file or folder at `path`, for reading, or for writing too. Returns 0 or an errno. A
 * missing file is ENOENT. */
int gk_sandbox_allow(int rules, const char *path, bool writable);

/* Restricts the calling thread and all that it starts to `rules`, which are closed; denies the
 * network and new processes. There is no way back. Call it before other threads exist. Returns 0 or
 * an errno. */
int gk_sandbox_enter(int rules);

/* Releases a set of rules without restricting anything. */
void gk_sandbox_cancel(int rules);

#endif
