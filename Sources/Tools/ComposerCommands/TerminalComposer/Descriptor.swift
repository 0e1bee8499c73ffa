import LibC

/// An open file descriptor of the process.
package struct Descriptor: Sendable {
  /// The result of reading.
  enum Input {
    case bytes(ArraySlice<UInt8>)
    /// The descriptor has no bytes now.
    case nothing
    /// The end of the file, the pipe or the terminal.
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

  /// Reads the available bytes, blocking until there is at least one.
  func read(into buffer: inout [UInt8]) -> Input {
    let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }

  /// Writes a whole text.
  ///
  /// - Parameter shouldGiveUp: Called after a signal. If it returns true, writing stops with
  ///   `EINTR`.
  /// - Returns: An `errno` value on failure; nil on success.
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

/// The `errno` of the last system call.
var systemError: Int32 { errno }

// The methods above have the names of the system functions, which these wrappers make callable.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, buffer, count)
}
