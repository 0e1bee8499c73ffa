#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Buffered standard output. When the reader has gone (a closed pipe) the program ends quietly.
package struct StandardOutput: ~Copyable {
  private static let capacity = 1 << 16
  private var buffer: [UInt8] = []

  /// A writer with an empty buffer.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    buffer.reserveCapacity(Self.capacity)
  }

  deinit { Self.pass(on: buffer) }

  /// Writes text and a line feed.
  package mutating func writeLine(_ text: String) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes a line and a line feed; a heading is bold where people see it and have not asked for
  /// plain text (by the environment variable `NO_COLOR`).
  package mutating func writeLine(_ text: String, isHeading: Bool) {
    let isBold = isHeading && isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil
    writeLine(isBold ? "\u{1B}[1m\(text)\u{1B}[0m" : text)
  }

  /// Writes bytes.
  package mutating func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  /// Passes what is buffered on.
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

/// Messages for people, beside the output that programs read.
package enum StandardError {
  /// Colours of a terminal, by their number.
  package enum Colour: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// Whether people see it as it is written, which is when colour and progress make sense.
  package static let isTerminal = isatty(STDERR_FILENO) == 1

  /// Writes text and a line feed, in a colour where people see it and have not asked for none (by
  /// the environment variable `NO_COLOR`).
  package static func writeLine(_ text: String, colour: Colour? = nil) {
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

/// Writes all bytes to an open file, however often the system interrupts. Answers 0, or the `errno`
/// of the write that failed.
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
