#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Buffered standard output. When the reader has gone (a closed pipe) the program ends quietly.
public struct StandardOutput: ~Copyable {
  private static let capacity = 1 << 16
  private var buffer: [UInt8] = []

  /// A writer with an empty buffer.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    buffer.reserveCapacity(Self.capacity)
  }

  deinit {
    if !writeAll(buffer, to: STDOUT_FILENO) { exit(EXIT_SUCCESS) }
  }

  /// Writes text and a line feed.
  public mutating func writeLine(_ text: String) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.capacity { flush() }
  }

  /// Passes what is buffered on.
  public mutating func flush() {
    if !writeAll(buffer, to: STDOUT_FILENO) { exit(EXIT_SUCCESS) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Messages for people, beside the output that programs read.
public enum StandardError {
  /// Writes text and a line feed.
  public static func writeLine(_ text: String) {
    write(text + "\n")
  }

  /// Writes text.
  public static func write(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether people see it as it is written.
  public static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Writes all bytes, however often the system interrupts. False when the other end is closed.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0 {
        guard errno == EINTR else { return false }
        continue
      }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
