#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A signal handler may do very little. It stores the number of a signal that asks to end, and
// writes each number to a pipe. The pipe wakes the loop without a race between checking and
// waiting.
private nonisolated(unsafe) var endingSignal: Int32 = 0
private nonisolated(unsafe) var pipeEnd: Int32 = -1

private func noteSignal(_ number: Int32) {
  let savedError = errno
  if number != SIGWINCH, number != SIGCONT { endingSignal = number }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(pipeEnd, &byte, 1)
  errno = savedError
}

/// The signals of a terminal program, caught while it runs.
struct Signals {
  /// All signals that would end the program and leave the terminal raw, but for faults of the program
  /// itself, and those that change the terminal.
  private static let caught = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGUSR1,
    SIGUSR2, SIGWINCH, SIGCONT,
  ]

  /// Becomes readable when a signal arrives.
  let descriptor: Descriptor
  private let writingEnd: Int32
  private let previous: [(number: Int32, action: sigaction)]

  /// Catches the signals and ignores SIGPIPE, so that a closed pipe is a write error. Nil if no
  /// pipe can be created.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    endingSignal = 0
    pipeEnd = ends[1]
    descriptor = Descriptor(number: ends[0])
    writingEnd = ends[1]
    previous =
      Self.caught.map { ($0, Self.handle($0, by: noteSignal)) }
      + [(SIGPIPE, Self.handle(SIGPIPE, by: SIG_IGN))]
  }

  /// Restores the previous handlers.
  func stop() {
    for (number, action) in previous {
      var action = action
      sigaction(number, &action, nil)
    }
    pipeEnd = -1
    close(descriptor.number)
    close(writingEnd)
  }

  /// The number of the signal that asks the program to end; nil if none came.
  var ending: Int32? { endingSignal == 0 ? nil : endingSignal }

  /// Reads the signals that woke the loop.
  ///
  /// - Returns: Whether the terminal must be redrawn: its size changed, or the program was
  ///   continued.
  func take() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64)
    guard case .bytes(let numbers) = descriptor.read(into: &buffer) else { return false }
    return numbers.contains(UInt8(SIGWINCH)) || numbers.contains(UInt8(SIGCONT))
  }

  private static func handle(
    _ number: Int32, by handler: (@convention(c) (Int32) -> Void)?
  ) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    var previous = sigaction()
    sigaction(number, &action, &previous)
    return previous
  }
}
