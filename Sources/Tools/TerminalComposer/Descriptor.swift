#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of the process, by its number.
package struct Descriptor: Sendable {
  /// What reading brought.
  enum Input {
    case bytes(ArraySlice<UInt8>)
    /// Nothing for now.
    case nothing
    /// The end: of the file, of the other side of the pipe, of the terminal.
    case end
  }

  package static let standardInput = Descriptor(number: STDIN_FILENO)
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what is there, waiting for the first byte.
  func read(into buffer: inout [UInt8]) -> Input {
    let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }

  /// Writes all of a text. Answers an `errno` value where that is not possible, and `EINTR` where
  /// `shouldGiveUp` said so after a signal.
  func write(_ text: String, unless shouldGiveUp: () -> Bool = { false }) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[written...])
        let count = systemWrite(number, rest.baseAddress, rest.count)
        if count >= 0 {
          written += count
        } else if errno == EINTR, !shouldGiveUp() {
          continue
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else {
          return errno
        }
      }
      return nil
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// The error of the last call of the system.
var systemError: Int32 { errno }

// The members above have the names of the system's functions.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, buffer, count)
}
