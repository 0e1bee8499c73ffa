#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Landlock, as the kernel's documentation has it (userspace-api/landlock). The system's header may be
 * older than the kernel, so the numbers are here. */
enum {
  create_ruleset = 444,
  add_rule = 445,
  restrict_self = 446,
  version_flag = 1,
  rule_path_beneath = 1,
};

#define EXECUTE (1u << 0)
#define WRITE_FILE (1u << 1)
#define READ_FILE (1u << 2)
#define READ_DIR (1u << 3)
#define ALL_OF_FIRST_VERSION ((1u << 13) - 1)
#define REFER (1u << 13)
#define TRUNCATE (1u << 14)
#define TCP_BIND_AND_CONNECT 3u
#define ABSTRACT_SOCKETS_AND_SIGNALS 3u

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

struct beneath {
  uint64_t access;
  int32_t parent;
} __attribute__((packed));

static int version(void) { return (int)syscall(create_ruleset, NULL, 0, version_flag); }

/* The kinds of access to files that a version of Landlock controls. */
static uint64_t file_access(int version) {
  uint64_t access = ALL_OF_FIRST_VERSION;
  if (version >= 2) access |= REFER;
  if (version >= 3) access |= TRUNCATE;
  return access;
}

int gk_sandbox_begin(void) {
  int found = version();
  if (found < 1) return -errno;
  struct ruleset rules = {file_access(found), 0, 0};
  size_t size = offsetof(struct ruleset, network);
  if (found >= 4) {
    rules.network = TCP_BIND_AND_CONNECT;
    size = offsetof(struct ruleset, scoped);
  }
  if (found >= 6) {
    rules.scoped = ABSTRACT_SOCKETS_AND_SIGNALS;
    size = sizeof rules;
  }
  int descriptor = (int)syscall(create_ruleset, &rules, size, 0);
  return descriptor < 0 ? -errno : descriptor;
}

int gk_sandbox_allow(int rules, const char *path, bool writable) {
  struct beneath rule = {0, open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent < 0) return errno;
  struct stat status;
  int result = 0;
  if (fstat(rule.parent, &status) != 0) {
    result = errno;
  } else {
    rule.access = READ_FILE | READ_DIR;
    if (writable) rule.access = file_access(version()) & ~(uint64_t)EXECUTE;
    if (!S_ISDIR(status.st_mode)) rule.access &= READ_FILE | WRITE_FILE | TRUNCATE;
    if (syscall(add_rule, rules, rule_path_beneath, &rule, 0) != 0) result = errno;
  }
  close(rule.parent);
  return result;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, (value))
/* Ends with `value` for the system call `number`. */
#define FOR(number, value) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), RETURN(value)
#define DENY(number) FOR(number, SECCOMP_RET_ERRNO | EPERM)

/* Denies what Landlock does not control: sockets of all kinds, new processes and programs, other
 * processes, and the ways around both. */
static int filter_calls(void) {
  struct sock_filter instructions[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
#if defined(__x86_64__)
      /* The calls of the x32 interface have numbers of their own. */
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      DENY(SYS_fork),
      DENY(SYS_vfork),
#endif
      DENY(SYS_socket),
      DENY(SYS_connect),
      DENY(SYS_bind),
      DENY(SYS_listen),
      DENY(SYS_accept),
      DENY(SYS_accept4),
      DENY(SYS_sendto),
      DENY(SYS_sendmsg),
      DENY(SYS_sendmmsg),
      DENY(SYS_execve),
      DENY(SYS_execveat),
      DENY(SYS_ptrace),
      DENY(SYS_process_vm_readv),
      DENY(SYS_process_vm_writev),
      DENY(SYS_pidfd_getfd),
      DENY(SYS_io_uring_setup),
      DENY(SYS_open_by_handle_at),
      DENY(SYS_mount),
      DENY(SYS_umount2),
      DENY(SYS_setns),
      DENY(SYS_unshare),
      DENY(SYS_bpf),
      DENY(SYS_keyctl),
      DENY(SYS_add_key),
      DENY(SYS_request_key),
      DENY(SYS_perf_event_open),
      DENY(SYS_userfaultfd),
      /* Its flags are in memory, where a filter cannot see them; C libraries then call clone. */
      FOR(SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS),
      /* Threads may be started, processes not. */
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 1, 0),
      RETURN(SECCOMP_RET_ERRNO | EPERM),
      RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof instructions / sizeof *instructions, instructions};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0 ? errno : 0;
}

int gk_sandbox_enter(int rules) {
  int result = 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(restrict_self, rules, 0) != 0)
    result = errno;
  close(rules);
  return result != 0 ? result : filter_calls();
}

void gk_sandbox_cancel(int rules) { close(rules); }

#else

int gk_sandbox_begin(void) { return -ENOSYS; }
int gk_sandbox_allow(int rules, const char *path, bool writable) { return ENOSYS; }
int gk_sandbox_enter(int rules) { return ENOSYS; }
void gk_sandbox_cancel(int rules) {}

#endif
