import InputCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads keys, gives them to the typing, and draws when no more of them wait.
struct KeyLoop {
  /// How long a byte that may begin a sequence waits for the next, in milliseconds.
  private static var sequenceTimeout: Int32 { 40 }
  /// While keys keep coming, the screen is drawn this often.
  private static var longestBlindTime: Duration { .milliseconds(100) }
  /// After so long without catching up, Control and C goes before the keys that wait.
  private static var longestBacklogTime: Duration { .seconds(1) }
  private static var bufferSize: Int { 4096 }

  private let input: Descriptor
  private let signals: Signals
  private let terminal: RawTerminal?
  /// What is drawn on.
  var canvas: Canvas?
  /// What the keys are given to.
  var typing: Typing

  private var decoder: KeyDecoder
  private var buffer = [UInt8](repeating: 0, count: bufferSize)
  /// Keys read and not yet handled.
  private var queue: ArraySlice<KeyEvent> = []
  private var isAtEnd = false
  private var lastDrawn = ContinuousClock.now
  private var lastIdle = ContinuousClock.now

  /// A loop over an input. `terminal` is that input where it is one.
  init(
    input: Descriptor, signals: Signals, terminal: RawTerminal?, canvas: Canvas?,
    typing: Typing
  ) {
    self.input = input
    self.signals = signals
    self.terminal = terminal
    decoder = KeyDecoder(backspace: terminal?.backspace)
    self.canvas = canvas
    self.typing = typing
  }

  /// Makes the terminal ready to be drawn on.
  mutating func begin() -> ComposerEnding? {
    let signals = signals
    return ending(for: canvas?.enter { signals.ending != nil })
  }

  /// Runs until something ends it.
  mutating func run() -> ComposerEnding {
    while true {
      if let ending = handleQueue() { return ending }
      if isAtEnd { return .endOfInput }
      if !isInputWaiting {
        if let ending = draw() { return ending }
        if canvas != nil, typing.predict(), let ending = draw() { return ending }
        lastIdle = .now
      }
      switch wait() {
      case .input: receive()
      case .timeout: queue += decoder.flush()
      case .signal:
        if signals.take() { refresh() }
      }
    }
  }

  private mutating func handleQueue() -> ComposerEnding? {
    while true {
      if let signal = signals.ending { return .signal(signal) }
      guard let event = queue.popFirst() else { return nil }
      guard typing.handle(event) else { return .left }
      guard lastDrawn.duration(to: .now) > Self.longestBlindTime else { continue }
      if let ending = draw() ?? lookAhead() { return ending }
    }
  }

  /// Reads what is there: the keys go to the end of the queue.
  private mutating func receive() {
    switch input.read(into: &buffer) {
    case .nothing: break
    case .bytes(let bytes): queue += decoder.decode(bytes)
    case .end:
      queue += decoder.flush()
      isAtEnd = true
    }
  }

  /// Looks whether the typist wants to leave, when a flood of keys is more than can be handled.
  private mutating func lookAhead() -> ComposerEnding? {
    guard terminal != nil, isInputWaiting else { return nil }
    let known = queue.endIndex
    receive()
    let isLate = lastIdle.duration(to: .now) > Self.longestBacklogTime
    return isLate && queue[known...].contains(.interrupt) ? .left : nil
  }

  private mutating func draw() -> ComposerEnding? {
    guard canvas != nil else { return nil }
    defer { lastDrawn = .now }
    let signals = signals
    return ending(for: canvas?.draw(typing.screen) { signals.ending != nil })
  }

  private func ending(for error: Int32??) -> ComposerEnding? {
    guard let code = error ?? nil else { return nil }
    return signals.ending.map(ComposerEnding.signal) ?? ComposerEnding(outputError: code)
  }

  /// Sets the terminal again, and draws all of it the next time.
  private mutating func refresh() {
    terminal?.enter()
    canvas?.forget()
  }

  // MARK: Waiting

  private enum Event {
    case input
    case signal
    case timeout
  }

  /// Waits for input or a signal; with a part of a key read from a terminal, not for long.
  private func wait() -> Event {
    let timeout = decoder.isPending && terminal != nil ? Self.sequenceTimeout : -1
    var requests = [request(input), request(signals.descriptor)]
    let count = poll(&requests, nfds_t(requests.count), timeout)
    if count == 0 { return .timeout }
    return count < 0 || requests[1].revents != 0 ? .signal : .input
  }

  private var isInputWaiting: Bool {
    var request = request(input)
    return poll(&request, 1, 0) > 0
  }

  private func request(_ descriptor: Descriptor) -> pollfd {
    pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
  }
}

extension KeyEvent {
  /// Control and C.
  static let interrupt = KeyEvent(.character("c"), modifiers: .control)
  /// Control and Space.
  static let nextLanguage = KeyEvent(.character(" "), modifiers: .control)
  /// Control and D.
  static let endOfTransmission = KeyEvent(.character("d"), modifiers: .control)
}
