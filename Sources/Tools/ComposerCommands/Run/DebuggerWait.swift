import LibC
import ToolSupport

/// Waits until a debugger is attached.
enum DebuggerWait {
  /// Writes the process number, and waits for a line or the end of standard input, or SIGCONT.
  static func wait() {
    // Block the signal until the wait begins, so that an early one is not lost.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGCONT)
    signal(SIGCONT) { _ in }
    sigprocmask(SIG_BLOCK, &blocked, &before)
    // The parent process may have left the signal blocked.
    var whileWaiting = before
    sigdelset(&whileWaiting, SIGCONT)
    StandardError.writeLine(
      "process \(getpid()) waits for a debugger; continue with Return or kill -CONT \(getpid())")
    waitForInputOrSignal(unblocking: &whileWaiting)
    sigprocmask(SIG_SETMASK, &before, nil)
    signal(SIGCONT, SIG_DFL)
  }

  private static func waitForInputOrSignal(unblocking mask: inout sigset_t) {
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n") {
      var input = fd_set()
      withUnsafeMutableBytes(of: &input) { $0[0] = 1 }
      // Waits only for descriptor 0. A signal ends the wait.
      guard pselect(1, &input, nil, nil, nil, &mask) > 0 else { return }
      guard read(STDIN_FILENO, &byte, 1) > 0 else { return }
    }
  }
}
