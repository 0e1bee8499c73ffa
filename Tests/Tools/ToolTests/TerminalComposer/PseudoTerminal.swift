import ComposerCommands
import LibC

/// A terminal without a screen, whose other end the test holds.
final class PseudoTerminal: Sendable {
  let terminal: Descriptor
  private let otherSide: Int32

  init?(columns: UInt16, rows: UInt16) {
    var (otherSide, terminal) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&otherSide, &terminal, nil, nil, &size) == 0 else { return nil }
    self.otherSide = otherSide
    self.terminal = Descriptor(number: terminal)
  }

  /// The local flags of the terminal: line buffering, echo and signals.
  var flags: tcflag_t {
    var settings = termios()
    tcgetattr(terminal.number, &settings)
    return settings.c_lflag
  }

  /// Changes the size, without a signal: the terminal controls no process.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(otherSide, UInt(TIOCSWINSZ), &size)
  }

  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(otherSide, $0.baseAddress, $0.count) }
  }

  /// Reads output until it contains a text, waiting at most ten seconds for more output.
  func output(until expected: String) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: bytes, as: UTF8.self).contains(expected) {
      var request = pollfd(fd: otherSide, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 10_000) > 0 else { break }
      let count = read(otherSide, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A pipe.
struct Pipe: Sendable {
  let readingEnd: Descriptor
  let writingEnd: Descriptor

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    readingEnd = Descriptor(number: ends[0])
    writingEnd = Descriptor(number: ends[1])
  }

  func fill(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(writingEnd.number, $0.baseAddress, $0.count) }
  }

  /// Closes the writing end and reads the rest.
  func contents() -> String {
    close(writingEnd.number)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(readingEnd.number, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}

/// Runs `body` on its own thread, outside the threads of the tests.
func onOwnThread(_ body: @escaping @Sendable () -> Void) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let argument = Unmanaged.passRetained(Box(body)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body()
      return nil
    }
  #else
    var thread = pthread_t()
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let argument = $0 { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }
  #endif
  pthread_create(&thread, nil, start, argument)
}
