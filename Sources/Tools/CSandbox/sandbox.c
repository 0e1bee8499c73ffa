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
#include <sys/ioctl.h>
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
#define IOCTL_DEV (1u << 15)
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
  if (version >= 5) access |= IOCTL_DEV;
  return access;
}

int gk_sandbox_version(void) { return version(); }

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
    if (!S_ISDIR(status.st_mode)) rule.access &= READ_FILE | WRITE_FILE | TRUNCATE | IOCTL_DEV;
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
/* The lower half of an argument, on processors that store it first. */
#define LOAD_ARGUMENT(index) \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]))
/* Denies the system call `number` unless an argument is `value`. Both 32-bit, as process numbers are. */
#define DENY_UNLESS(number, argument, value) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4), LOAD_ARGUMENT(argument), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 1, 0), RETURN(SECCOMP_RET_ERRNO | EPERM), \
      RETURN(SECCOMP_RET_ALLOW)
/* Denies opening for reading that empties the file: Landlock before its third version does not control
 * it. `flags` is the argument with the flags. */
#define DENY_EMPTYING_READ(number, flags) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 5), LOAD_ARGUMENT(flags), \
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_ACCMODE | O_TRUNC), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, O_RDONLY | O_TRUNC, 0, 1), \
      RETURN(SECCOMP_RET_ERRNO | EPERM), RETURN(SECCOMP_RET_ALLOW)

/* Numbers that the system's header may be too old for; they are the same on all processors. */
enum {
  number_pidfd_send_signal = 424,
  number_open_tree = 428,
  number_move_mount = 429,
  number_fsopen = 430,
  number_fsconfig = 431,
  number_fsmount = 432,
  number_fspick = 433,
  number_pidfd_open = 434,
  number_openat2 = 437,
  number_process_madvise = 440,
  number_mount_setattr = 442,
  number_process_mrelease = 448,
  number_fchmodat2 = 452,
  number_setxattrat = 463,
  number_removexattrat = 466,
  number_open_tree_attr = 467,
  number_file_setattr = 469,
};

/* Denies what Landlock does not control: sockets of all kinds, new processes and programs, other
 * processes, typing into the terminal, the modes, owners, times and attributes of files, memory and
 * queues that processes share, and the ways around all that. */
static int filter_calls(void) {
  const uint32_t self = (uint32_t)getpid();
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
      DENY(SYS_chmod),
      DENY(SYS_chown),
      DENY(SYS_lchown),
      DENY(SYS_utime),
      DENY(SYS_utimes),
      DENY(SYS_futimesat),
      DENY(SYS_iopl),
      DENY(SYS_ioperm),
      DENY_EMPTYING_READ(SYS_open, 1),
#endif
      /* Modes, owners, times and attributes, of files anywhere. */
      DENY(SYS_fchmod),
      DENY(SYS_fchmodat),
      DENY(number_fchmodat2),
      DENY(SYS_fchown),
      DENY(SYS_fchownat),
      DENY(SYS_utimensat),
      DENY(SYS_setxattr),
      DENY(SYS_lsetxattr),
      DENY(SYS_fsetxattr),
      DENY(SYS_removexattr),
      DENY(SYS_lremovexattr),
      DENY(SYS_fremovexattr),
      DENY(number_setxattrat),
      DENY(number_removexattrat),
      DENY(number_file_setattr),
      /* Emptying files: SQLite shortens open ones. */
      DENY(SYS_truncate),
      DENY_EMPTYING_READ(SYS_openat, 2),
      /* Its flags are in memory, where a filter cannot see them; nothing here needs it. */
      FOR(number_openat2, SECCOMP_RET_ERRNO | ENOSYS),
      /* Memory, queues and semaphores of other processes. */
      DENY(SYS_shmget),
      DENY(SYS_shmat),
      DENY(SYS_shmctl),
      DENY(SYS_msgget),
      DENY(SYS_msgsnd),
      DENY(SYS_msgrcv),
      DENY(SYS_msgctl),
      DENY(SYS_semget),
      DENY(SYS_semop),
      DENY(SYS_semtimedop),
      DENY(SYS_semctl),
      DENY(SYS_mq_open),
      DENY(SYS_mq_unlink),
      /* Signals, priorities and limits of other processes. */
      DENY_UNLESS(SYS_kill, 0, self),
      DENY_UNLESS(SYS_tgkill, 0, self),
      DENY(SYS_tkill),
      DENY(SYS_rt_sigqueueinfo),
      DENY(SYS_rt_tgsigqueueinfo),
      DENY(number_pidfd_send_signal),
      DENY(number_pidfd_open),
      DENY(SYS_setpriority),
      DENY(SYS_ioprio_set),
      DENY_UNLESS(SYS_prlimit64, 0, 0),
      DENY_UNLESS(SYS_sched_setaffinity, 0, 0),
      DENY_UNLESS(SYS_sched_setparam, 0, 0),
      DENY_UNLESS(SYS_sched_setscheduler, 0, 0),
      DENY_UNLESS(SYS_sched_setattr, 0, 0),
      DENY(SYS_migrate_pages),
      DENY(SYS_move_pages),
      DENY(SYS_kcmp),
      DENY(number_process_madvise),
      DENY(number_process_mrelease),
      /* The system as a whole. */
      DENY(SYS_personality),
      DENY(SYS_chroot),
      DENY(SYS_pivot_root),
      DENY(number_open_tree),
      DENY(number_open_tree_attr),
      DENY(number_move_mount),
      DENY(number_fsopen),
      DENY(number_fsconfig),
      DENY(number_fsmount),
      DENY(number_fspick),
      DENY(number_mount_setattr),
      DENY(SYS_name_to_handle_at),
      DENY(SYS_fanotify_init),
      DENY(SYS_inotify_init1),
      DENY(SYS_quotactl),
      DENY(SYS_acct),
      DENY(SYS_swapon),
      DENY(SYS_swapoff),
      DENY(SYS_reboot),
      DENY(SYS_syslog),
      DENY(SYS_sethostname),
      DENY(SYS_setdomainname),
      DENY(SYS_settimeofday),
      DENY(SYS_clock_settime),
      DENY(SYS_adjtimex),
      DENY(SYS_clock_adjtime),
      DENY(SYS_init_module),
      DENY(SYS_finit_module),
      DENY(SYS_delete_module),
      DENY(SYS_kexec_load),
      DENY(SYS_vhangup),
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
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
      LOAD_ARGUMENT(0),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 1, 0),
      RETURN(SECCOMP_RET_ERRNO | EPERM),
      RETURN(SECCOMP_RET_ALLOW),
      /* Characters put into a terminal's input are commands of the user's shell (TIOCSTI), as is what a
       * console pastes (TIOCLINUX). The terminal would also take another program as its session's. */
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 6),
      LOAD_ARGUMENT(1),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 3, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCLINUX, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSCTTY, 1, 0),
      RETURN(SECCOMP_RET_ALLOW),
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

int gk_sandbox_version(void) { return -1; }
int gk_sandbox_begin(void) { return -ENOSYS; }
int gk_sandbox_allow(int rules, const char *path, bool writable) { return ENOSYS; }
int gk_sandbox_enter(int rules) { return ENOSYS; }
void gk_sandbox_cancel(int rules) {}

#endif
