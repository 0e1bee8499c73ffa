import Dispatch
import LibC

/// The end of the pipe that the handler writes to.
private nonisolated(unsafe) var writer: Int32 = -1

/// The signals that end a program in order: Control-C, kill, a closed terminal, Control-\, limits.
///
/// They are caught from the start of the program on: one that comes before the page is served ends the
/// program too, with its folder. Blocking them is not enough, because Dispatch lets the main thread wait
/// for all signals.
struct EndingSignals {
  private static let numbers = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
  ]
  private let reader: Int32

  /// Catches the signals.
  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      // Without a pipe the signals keep their effect, and the next start removes the folder.
      reader = -1
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = ends[0]
    writer = ends[1]
    for number in Self.numbers {
      let before = signal(number) { _ in
        let code = errno
        _ = write(writer, "", 1)
        errno = code
      }
      // A program started by `nohup` continues after SIGHUP.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Calls a function, on a queue of its own, when the first of the signals comes.
  func wait(_ end: @escaping @Sendable () -> Void) {
    let reader = reader
    DispatchQueue(label: "ending signals").async {
      var byte: UInt8 = 0
      var count = read(reader, &byte, 1)
      while count < 0, errno == EINTR { count = read(reader, &byte, 1) }
      if count > 0 { end() }
    }
  }
}
