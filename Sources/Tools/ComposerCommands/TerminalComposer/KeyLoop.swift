import InputCore
import LibC

/// The main loop: reads keys, passes them to `typing`, and draws when no more keys are waiting.
struct KeyLoop {
  /// The time that an incomplete sequence waits for its next byte, in milliseconds.
  private static var sequenceTimeout: Int32 { 40 }
  /// The time that a pasted text waits for its next byte, in milliseconds. A terminal that never
  /// reports the end of a paste does not hold the keys back for longer.
  private static var pasteTimeout: Int32 { 3000 }
  /// The maximum time between two frames while keys keep coming.
  private static var maximumBlindTime: Duration { .milliseconds(100) }
  /// After this time with keys always waiting, Control+C is handled before them.
  private static var maximumBacklogTime: Duration { .seconds(1) }
  private static var bufferSize: Int { 4096 }

  private let input: Descriptor
  private let signals: Signals
  /// The input as a terminal; nil if it is not one.
  private(set) var terminal: RawTerminal?
  /// The terminal to draw on; nil if nothing is drawn.
  var canvas: Canvas?
  /// The receiver of the keys.
  var typing: Typing

  private var decoder: KeyDecoder
  private var buffer = [UInt8](repeating: 0, count: bufferSize)
  /// Stops the program until the shell continues it.
  private let stop: (Signals) -> Void
  /// Keys and pasted texts that are decoded but not yet handled.
  private var queue: ArraySlice<TerminalEvent> = []
  private var isAtEnd = false
  private var lastDrawn = ContinuousClock.now
  private var lastIdle = ContinuousClock.now

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - input: The file to read keys from.
  ///   - signals: The caught signals.
  ///   - terminal: The input as a terminal; nil if it is not one.
  ///   - canvas: The terminal to draw on; nil to draw nothing.
  ///   - typing: The receiver of the keys.
  ///   - stop: Stops the program, and returns when it is continued.
  init(
    input: Descriptor, signals: Signals, terminal: RawTerminal?, canvas: Canvas?,
    typing: Typing, stop: @escaping (Signals) -> Void
  ) {
    self.input = input
    self.signals = signals
    self.terminal = terminal
    decoder = KeyDecoder(backspace: terminal?.backspace)
    self.canvas = canvas
    self.typing = typing
    self.stop = stop
  }

  /// Prepares the terminal for drawing. Returns a reason to end if that fails.
  mutating func begin() -> ComposerEnding? { enterCanvas() }

  /// Runs until there is a reason to end.
  mutating func run() -> ComposerEnding {
    while true {
      if let ending = handleQueue() { return ending }
      if isAtEnd { return .endOfInput }
      if !isInputWaiting {
        if let ending = draw() { return ending }
        if canvas != nil, typing.addDetails(), let ending = draw() { return ending }
        lastIdle = .now
      }
      switch wait() {
      case .input: receive()
      case .timeout: queue += decoder.flush()
      case .signal:
        if let ending = handle(signals.take()) { return ending }
      }
    }
  }

  private mutating func handleQueue() -> ComposerEnding? {
    while true {
      if let signal = signals.ending { return .signal(signal) }
      guard let event = queue.popFirst() else { return nil }
      switch event {
      case .key(.suspend) where terminal != nil:
        if let ending = suspend() { return ending }
      case .key(let key):
        guard typing.handle(key) else { return .left }
      case .paste(let text): typing.paste(text)
      }
      guard lastDrawn.duration(to: .now) > Self.maximumBlindTime else { continue }
      if let ending = draw() ?? lookAhead() { return ending }
    }
  }

  /// Reads the available input and appends its keys to the queue.
  private mutating func receive() {
    switch input.read(into: &buffer) {
    case .nothing: break
    case .bytes(let bytes):
      // Control+C that comes by itself is the key, also in a paste: a terminal sends pasted text in large
      // parts, and one whose end it never reports must not hold the user.
      if decoder.isPasting, terminal != nil, bytes.allSatisfy({ $0 == KeyDecoder.interrupt }) {
        queue += decoder.flush()
      }
      queue += decoder.decode(bytes)
    case .end:
      queue += decoder.flush()
      isAtEnd = true
    }
  }

  /// Checks for Control+C among waiting keys, if they have been waiting for too long.
  private mutating func lookAhead() -> ComposerEnding? {
    guard terminal != nil, isInputWaiting else { return nil }
    let known = queue.endIndex
    receive()
    let isLate = lastIdle.duration(to: .now) > Self.maximumBacklogTime
    return isLate && queue[known...].contains(.key(.interrupt)) ? .left : nil
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

  // MARK: Signals

  private mutating func handle(_ requests: Signals.Requests) -> ComposerEnding? {
    if requests.contains(.stop) { return suspend() }
    if requests.contains(.refresh) {
      terminal?.enter()
      canvas?.forget()
    }
    return nil
  }

  /// Restores the terminal, stops the program, and sets the terminal up again when the shell
  /// continues it. The composition stays.
  private mutating func suspend() -> ComposerEnding? {
    canvas?.pause()
    terminal?.leave()
    stop(signals)
    terminal?.resume()
    return enterCanvas()
  }

  /// Prepares the terminal for drawing. The next frame redraws the whole screen.
  private mutating func enterCanvas() -> ComposerEnding? {
    let signals = signals
    return ending(for: canvas?.enter { signals.ending != nil })
  }

  // MARK: Waiting

  private enum Event {
    case input
    case signal
    case timeout
  }

  /// Waits for input or a signal. If a terminal has sent an incomplete key or paste, waits only for
  /// the rest of it.
  private func wait() -> Event {
    let pending = decoder.isPasting ? Self.pasteTimeout : Self.sequenceTimeout
    let timeout = decoder.isPending && terminal != nil ? pending : -1
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
  /// Control+C.
  static let interrupt = KeyEvent(.character("c"), modifiers: .control)
  /// Control+Space.
  static let nextLanguage = KeyEvent(.character(" "), modifiers: .control)
  /// Control+Z.
  static let suspend = KeyEvent(.character("z"), modifiers: .control)
  /// Control+D.
  static let endOfTransmission = KeyEvent(.character("d"), modifiers: .control)
}
