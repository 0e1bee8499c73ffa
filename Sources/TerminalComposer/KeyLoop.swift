import InputCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads keys, gives them to the typing, and draws when no more of them wait.
struct KeyLoop<Method: InputMethod> {
  /// How long a byte that may begin a sequence waits for the next, in milliseconds.
  private static var sequenceTimeout: Int32 { 40 }
  /// While keys keep coming, the screen is drawn this often.
  private static var longestBlindTime: Duration { .milliseconds(100) }

  let input: Descriptor
  let signals: Signals
  let terminal: RawTerminal?
  var canvas: Canvas?
  var typing: Typing<Method>

  private var decoder = KeyDecoder()
  private var lastDrawn = ContinuousClock.now

  /// A loop over an input. `terminal` is that input where it is one.
  init(
    input: Descriptor, signals: Signals, terminal: RawTerminal?, canvas: Canvas?,
    typing: Typing<Method>
  ) {
    self.input = input
    self.signals = signals
    self.terminal = terminal
    self.canvas = canvas
    self.typing = typing
  }

  /// Runs until something ends it.
  mutating func run() -> ComposerEnding {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let signal = signals.ending { return .signal(signal) }
      if !isInputWaiting(for: 0), let ending = draw() { return ending }
      switch wait() {
      case .signal:
        if signals.take() { refresh() }
      case .timeout:
        if let ending = handle(decoder.flush()) { return ending }
      case .input:
        switch input.read(into: &buffer) {
        case .nothing: break
        case .end: return handle(decoder.flush()) ?? .endOfInput
        case .bytes(let bytes):
          if let ending = handle(decoder.decode(bytes)) { return ending }
        }
      }
    }
  }

  private mutating func handle(_ events: [KeyEvent]) -> ComposerEnding? {
    for event in events {
      guard typing.handle(event) else { return .left }
      if let signal = signals.ending { return .signal(signal) }
      if lastDrawn.duration(to: .now) > Self.longestBlindTime, let ending = draw() {
        return ending
      }
    }
    return nil
  }

  private mutating func draw() -> ComposerEnding? {
    guard canvas != nil else { return nil }
    defer { lastDrawn = .now }
    let signals = signals
    let error = canvas?.draw(typing.screen) { signals.ending != nil }
    guard let error else { return nil }
    return signals.ending.map(ComposerEnding.signal) ?? ComposerEnding(outputError: error)
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

  private func isInputWaiting(for timeout: Int32) -> Bool {
    var request = request(input)
    return poll(&request, 1, timeout) > 0
  }

  private func request(_ descriptor: Descriptor) -> pollfd {
    pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
  }
}
