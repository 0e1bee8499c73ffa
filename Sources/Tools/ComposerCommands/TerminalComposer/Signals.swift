import LibC

// A signal handler may do very little. It stores the number of a signal that asks to end, and
// writes each number to a pipe. The pipe wakes the loop without a race between checking and
// waiting.
private nonisolated(unsafe) var endingSignal: Int32 = 0
private nonisolated(unsafe) var pipeEnd: Int32 = -1

private func noteSignal(_ number: Int32) {
  let savedError = errno
  if number != SIGWINCH, number != SIGCONT, number != SIGTSTP { endingSignal = number }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(pipeEnd, &byte, 1)
  errno = savedError
}

/// The signals of a terminal program, caught while it runs.
struct Signals {
  /// All signals that would end the program and leave the terminal raw, but for faults of the program
  /// itself, those that change the terminal, and the one that stops the program.
  private static let caught = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGUSR1,
    SIGUSR2, SIGWINCH, SIGCONT, SIGTSTP,
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

  /// The requests of the signals that do not end the program.
  struct Requests: OptionSet {
    let rawValue: UInt8
    /// The terminal must be set up and drawn again: its size changed, or the program was continued.
    static let refresh = Requests(rawValue: 1)
    /// The program must stop, with the terminal as it was.
    static let stop = Requests(rawValue: 2)
  }

  /// Reads the signals that woke the loop.
  func take() -> Requests {
    var buffer = [UInt8](repeating: 0, count: 64)
    guard case .bytes(let numbers) = descriptor.read(into: &buffer) else { return [] }
    var requests: Requests = []
    if numbers.contains(UInt8(SIGWINCH)) || numbers.contains(UInt8(SIGCONT)) {
      requests.insert(.refresh)
    }
    if numbers.contains(UInt8(SIGTSTP)) { requests.insert(.stop) }
    return requests
  }

  /// Stops the processes of the shell's job, as Control+Z does in a program that leaves the key to
  /// the terminal. Returns when the shell continues them, or at once where no shell could.
  func stopJob() {
    guard var action = previous.first(where: { $0.number == SIGTSTP })?.action else { return }
    var handler = sigaction()
    sigaction(SIGTSTP, &action, &handler)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &handler, nil)
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
