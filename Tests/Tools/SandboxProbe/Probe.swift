import Glibc
import ToolSupport

/// Enters a sandbox and tries what it must deny. Prints a line an attempt: its name, and what the system
/// answered, or `done`.
///
///     sandbox-probe READABLE WRITABLE OUTSIDE
@main
enum Probe {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { exit(64) }
    let (readable, writable, outside) = (arguments[1], arguments[2], arguments[3])
    do throws(ToolError) {
      try Sandbox(readable: [readable], writable: [writable]).enter()
    } catch {
      print(error.message)
      exit(error.kind.rawValue)
    }
    report("read inside", open("\(readable)/file", O_RDONLY))
    report("write inside", open("\(writable)/new", O_WRONLY | O_CREAT, 0o600))
    report("rename inside", rename("\(writable)/new", "\(writable)/renamed"))
    report("remove inside", unlink("\(writable)/renamed"))
    report("write what is readable", open("\(readable)/file", O_WRONLY))
    report("create in what is readable", open("\(readable)/new", O_WRONLY | O_CREAT, 0o600))
    report("read outside", open("\(outside)/file", O_RDONLY))
    report("read outside by a link", open("\(readable)/link", O_RDONLY))
    report("write outside", open("\(outside)/file", O_WRONLY))
    report("remove outside", unlink("\(outside)/file"))
    report("truncate outside", truncate("\(outside)/file", 0))
    report("list outside", open(outside, O_RDONLY | O_DIRECTORY))
    report("TCP", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    report("UDP", socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0))
    report("local socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    report("program", execv("/bin/true", [nil]))
    var child = pid_t()
    errno = posix_spawn(&child, "/bin/true", nil, nil, [nil], nil)
    report("child", errno == 0 ? 0 : -1)
    var thread = pthread_t()
    errno = pthread_create(&thread, nil, endAtOnce, nil)
    report("thread", errno == 0 ? 0 : -1)
    if errno == 0 { pthread_join(thread, nil) }
  }

  private static func report(_ attempt: String, _ result: Int32) {
    print("\(attempt): \(result < 0 ? String(cString: strerror(errno)) : "done")")
  }
}

/// The function of a thread, which may run on any.
private func endAtOnce(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { nil }
