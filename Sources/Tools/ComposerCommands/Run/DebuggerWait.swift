import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until somebody has attached a debugger.
enum DebuggerWait {
  /// Tells the number of the process, and waits for a line on standard input, its end, or SIGCONT.
  static func wait() {
    // Blocked until the wait begins, so that a signal sent at once is not lost.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGCONT)
    signal(SIGCONT) { _ in }
    sigprocmask(SIG_BLOCK, &blocked, &before)
    // Whoever started the process may have left it blocked.
    var whileWaiting = before
    sigdelset(&whileWaiting, SIGCONT)
    StandardError.writeLine(
      "process \(getpid()) waits for a debugger; go on with a line here, or kill -CONT \(getpid())")
    waitForInputOrSignal(unblocking: &whileWaiting)
    sigprocmask(SIG_SETMASK, &before, nil)
    signal(SIGCONT, SIG_DFL)
  }

  private static func waitForInputOrSignal(unblocking mask: inout sigset_t) {
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n") {
      var input = fd_set()
      withUnsafeMutableBytes(of: &input) { $0[0] = 1 }
      // Descriptor 0 alone is waited for; a signal ends the wait.
      guard pselect(1, &input, nil, nil, nil, &mask) > 0 else { return }
      guard read(STDIN_FILENO, &byte, 1) > 0 else { return }
    }
  }
}
