import Glibc
import ToolSupport

/// Enters a sandbox and tries what it must deny. Prints a line an attempt: its name, and what the system
/// answered, or `done`.
///
///     sandbox-probe READABLE WRITABLE OUTSIDE PARENT
@main
enum Probe {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let parent = pid_t(arguments[4]) else { exit(64) }
    let (readable, writable, outside) = (arguments[1], arguments[2], arguments[3])
    do throws(ToolError) {
      try Sandbox(readable: [readable], writable: [writable]).enter()
    } catch {
      print(error.message)
      exit(error.kind.rawValue)
    }
    tryFiles(readable: readable, writable: writable, outside: outside)
    tryAttributes(of: "\(outside)/file", "outside")
    tryAttributes(of: "\(readable)/file", "of what is readable")
    tryTerminal()
    tryNetwork()
    tryMemory()
    tryProcesses(parent)
    trySystem()
    tryPrograms()
  }

  private static func tryFiles(readable: String, writable: String, outside: String) {
    report("read inside", open("\(readable)/file", O_RDONLY))
    report("write inside", open("\(writable)/new", O_WRONLY | O_CREAT, 0o600))
    report("shorten inside", ftruncate(open("\(writable)/new", O_WRONLY), 0))
    report("rename inside", rename("\(writable)/new", "\(writable)/renamed"))
    report("remove inside", unlink("\(writable)/renamed"))
    report("write what is readable", open("\(readable)/file", O_WRONLY))
    report("empty what is readable", open("\(readable)/file", O_RDONLY | O_TRUNC))
    report("create in what is readable", open("\(readable)/new", O_WRONLY | O_CREAT, 0o600))
    report("rename what is readable", rename("\(readable)/file", "\(writable)/file"))
    report("link what is readable", link("\(readable)/file", "\(writable)/file"))
    report("read outside", open("\(outside)/file", O_RDONLY))
    report("read outside by a link", open("\(readable)/link", O_RDONLY))
    report("write outside", open("\(outside)/file", O_WRONLY))
    report("remove outside", unlink("\(outside)/file"))
    report("truncate outside", truncate("\(outside)/file", 0))
    report("empty outside", open("\(outside)/file", O_RDONLY | O_TRUNC))
    report("list outside", open(outside, O_RDONLY | O_DIRECTORY))
    report("create a folder outside", mkdir("\(outside)/folder", 0o700))
    report("create a link outside", symlink("file", "\(outside)/other"))
    report("create a pipe outside", mkfifo("\(outside)/pipe", 0o600))
    report("open by flags in memory", call(437, Int(AT_FDCWD)))
  }

  /// Tries to change the mode, the owner, the times and the attributes of a file.
  private static func tryAttributes(of path: String, _ place: String) {
    report("mode \(place)", chmod(path, 0o777))
    report("mode \(place) from a folder", fchmodat(AT_FDCWD, path, 0o777, 0))
    report("owner \(place)", chown(path, getuid(), getgid()))
    report("owner \(place) from a folder", fchownat(AT_FDCWD, path, getuid(), getgid(), 0))
    var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
    report("times \(place)", utimes(path, &times))
    report("times \(place) from a folder", utimensat(AT_FDCWD, path, nil, 0))
    path.withCString { path in
      "user.a".withCString { name in
        let (file, attribute) = (Int(bitPattern: path), Int(bitPattern: name))
        report("attribute \(place)", call(188, file, attribute, attribute, 1))
        report("remove an attribute \(place)", call(197, file, attribute))
      }
    }
  }

  private static func tryTerminal() {
    report("open the terminal", open("/dev/tty", O_RDWR | O_NOCTTY))
    var character = CChar(10)
    report("type into the terminal", ioctl(STDIN_FILENO, UInt(0x5412), &character))
    report("paste in the console", ioctl(STDIN_FILENO, UInt(0x541C), &character))
    report("take the terminal", ioctl(STDIN_FILENO, UInt(0x540E), 0))
  }

  private static func tryNetwork() {
    report("TCP", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    report("UDP", socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0))
    report("local socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    report("kernel socket", socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0))
  }

  private static func tryMemory() {
    report("shared memory", shmget(0, 4096, 0o1600))
    report("message queue", msgget(0, 0o1600))
    report("semaphores", semget(0, 1, 0o1600))
    report("named queue", call(240, 0))
    report("memory of a process", call(310, Int(getppid())))
    report("ring of calls", call(425, 1))
  }

  private static func tryProcesses(_ parent: pid_t) {
    report("signal to a process", kill(parent, 0))
    report("signal to all", kill(-1, 0))
    report("handle of a process", call(434, Int(parent)))
    report(
      "priority of a process",
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(parent), 5))
    report("limits of a process", call(302, Int(parent), 7))
    report("trace a process", call(101, 16))
    report("compare processes", call(312, Int(parent), Int(getpid())))
    report("signal to itself", kill(getpid(), 0))
  }

  private static func trySystem() {
    report("root of files", chroot("/"))
    report("mount", mount("none", "/mnt", "tmpfs", 0, nil))
    report("name of the machine", sethostname("x", 1))
    report("clock", call(227, 0))
    report("kind of process", call(135, 0x0040000))
    report("key ring", call(250, 0))
    report("handle of a file", call(303, Int(AT_FDCWD)))
    report("watch files", call(294, 0))
  }

  private static func tryPrograms() {
    report("program", execv("/bin/true", [nil]))
    var child = pid_t()
    errno = posix_spawn(&child, "/bin/true", nil, nil, [nil], nil)
    report("child", errno == 0 ? 0 : -1)
    var thread = pthread_t()
    errno = pthread_create(&thread, nil, endAtOnce, nil)
    report("thread", errno == 0 ? 0 : -1)
    if errno == 0 { pthread_join(thread, nil) }
  }

  /// Makes a system call by its number on x86-64, for those that Swift cannot call. On other processors
  /// the attempt counts as denied.
  private static func call(_ number: Int, _ arguments: Int...) -> Int32 {
    #if arch(x86_64)
      typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
      if let function = dlsym(nil, "syscall") {
        let given = arguments + [0, 0, 0, 0]
        let result = unsafeBitCast(function, to: Call.self)(
          number, given[0], given[1], given[2], given[3])
        return Int32(truncatingIfNeeded: result)
      }
    #endif
    errno = EPERM
    return -1
  }

  private static func report(_ attempt: String, _ result: Int32) {
    print("\(attempt): \(result < 0 ? String(cString: strerror(errno)) : "done")")
  }
}

/// The function of a thread, which may run on any.
private func endAtOnce(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { nil }
