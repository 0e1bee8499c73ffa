import LibC

// What the handler needs, in memory that is allocated before: a handler may not allocate.
private nonisolated(unsafe) var restoration: UnsafeMutablePointer<Restoration>?

private struct Restoration {
  var input: Int32
  var settings: termios
  /// The terminal that is drawn on; -1 if nothing is drawn.
  var output: Int32
  var leave: UnsafeBufferPointer<UInt8>
  /// The handler of SIGBUS before, which repairs reads of files that were cut short.
  var busError: sigaction
}

/// Restores the terminal and lets the signal end the program as it would have.
private func restoreAndEnd(
  _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  guard let restoration else { return }
  if number == SIGBUS, restoration.pointee.busError.hasInformation {
    restoration.pointee.busError.call(number, info, context)
    var now = sigaction()
    sigaction(number, nil, &now)
    // The handler goes back to the default where it could not help.
    guard !now.hasInformation else { return }
  }
  _ = write(
    restoration.pointee.output, restoration.pointee.leave.baseAddress,
    restoration.pointee.leave.count)
  tcsetattr(restoration.pointee.input, TCSANOW, &restoration.pointee.settings)
  signal(number, SIG_DFL)
  raise(number)
}

/// The signals of a fault in the program, which end it at once. While they are caught, the terminal is
/// restored first: a raw terminal shows nothing of what is typed afterwards.
enum FatalSignals {
  private static let caught = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS]

  /// Catches the signals.
  ///
  /// - Parameters:
  ///   - input: the terminal in raw mode.
  ///   - settings: its settings before.
  ///   - output: the terminal that is drawn on; nil if nothing is drawn.
  static func catchAll(input: Int32, settings: termios, output: Int32?) {
    let leave = Array(FrameEncoder.leave.utf8)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leave.count)
    _ = bytes.initialize(from: leave)
    var previous = sigaction()
    sigaction(SIGBUS, nil, &previous)
    let memory = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
    memory.initialize(
      to: Restoration(
        input: input, settings: settings, output: output ?? -1, leave: UnsafeBufferPointer(bytes),
        busError: previous))
    restoration = memory
    var all = sigset_t()
    sigemptyset(&all)
    for number in caught {
      var action = sigaction(handler: restoreAndEnd)
      sigaction(number, &action, nil)
      sigaddset(&all, number)
    }
    // A fault whose signal is blocked, as by some programs that start this one, ends it without a call.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// No longer catches the signals.
  static func stop() {
    guard let memory = restoration else { return }
    for number in caught {
      var action = number == SIGBUS ? memory.pointee.busError : sigaction()
      sigaction(number, &action, nil)
    }
    restoration = nil
    memory.pointee.leave.deallocate()
    memory.deallocate()
  }
}

extension sigaction {
  fileprivate typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// An action whose handler receives information.
  fileprivate init(handler: @escaping Handler) {
    self.init()
    sa_flags = SA_SIGINFO
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
      __sa_handler.sa_sigaction = handler
    #else
      __sigaction_handler.sa_sigaction = handler
    #endif
  }

  /// Whether the handler receives information. The default action has none.
  fileprivate var hasInformation: Bool { sa_flags & SA_SIGINFO != 0 }

  fileprivate func call(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction?(number, info, context)
    #elseif canImport(Musl)
      __sa_handler.sa_sigaction?(number, info, context)
    #else
      __sigaction_handler.sa_sigaction?(number, info, context)
    #endif
  }
}
