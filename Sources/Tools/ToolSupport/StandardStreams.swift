import LibC
import TextUnits

/// Buffered standard output. If the reader has closed the pipe, the program exits with success and
/// without a message.
package struct StandardOutput: ~Copyable {
  private static let capacity = 1 << 16
  private var buffer: [UInt8] = []
  private let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Creates a writer with an empty buffer.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    buffer.reserveCapacity(Self.capacity)
  }

  deinit { Self.pass(on: buffer) }

  /// Writes text and a line feed. On a terminal control characters are shown by their numbers: the
  /// text may be of files that other people wrote.
  package mutating func writeLine(_ text: String) {
    append(isTerminal ? ControlCharacters.shown(in: text) : text)
  }

  private mutating func append(_ line: String) {
    buffer += line.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes text and a line feed. A heading is bold if standard output is a terminal and the
  /// environment variable `NO_COLOR` is not set.
  package mutating func writeLine(_ text: String, isHeading: Bool) {
    guard isHeading, isTerminal, getenv("NO_COLOR") == nil else { return writeLine(text) }
    append("\u{1B}[1m\(ControlCharacters.shown(in: text))\u{1B}[0m")
  }

  /// Writes bytes.
  package mutating func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes the buffered bytes to standard output.
  package mutating func flush() {
    Self.pass(on: buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private static func pass(on bytes: [UInt8]) {
    switch writeAll(bytes, to: STDOUT_FILENO) {
    case 0: break
    case EPIPE: exit(EXIT_SUCCESS)
    case let code:
      StandardError.writeLine("standard output: \(String(cString: strerror(code)))")
      exit(ToolError.Kind.outputFailed.rawValue)
    }
  }
}

/// Messages for people, on standard error.
package enum StandardError {
  /// Terminal colours, by their ANSI codes.
  package enum Colour: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// Whether standard error is a terminal. Colour and progress are only useful there.
  package static let isTerminal = isatty(STDERR_FILENO) == 1

  /// Writes text and a line feed, coloured if standard error is a terminal and the environment
  /// variable `NO_COLOR` is not set. Control characters of the text are shown by their numbers:
  /// messages quote names and lines of files.
  package static func writeLine(_ text: String, colour: Colour? = nil) {
    let text = ControlCharacters.shown(in: text)
    if let colour, isTerminal, getenv("NO_COLOR") == nil {
      write("\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m\n")
    } else {
      write(text + "\n")
    }
  }

  /// Writes text.
  package static func write(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

/// Writes all bytes to a file descriptor, continuing after interrupted calls.
///
/// - Returns: 0, or the `errno` of the failed write.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
