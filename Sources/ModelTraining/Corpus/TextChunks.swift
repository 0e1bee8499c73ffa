import DictionaryBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file, or standard input, in chunks of whole lines, so that text of any length passes
/// through bounded memory.
struct TextChunks {
  /// The longest line that is kept whole; a longer one is cut.
  static let chunkLength = 1 << 22

  private let descriptor: Int32
  private let name: String
  private var rest: [UInt8] = []
  private var isAtEnd = false
  /// How many bytes have been read.
  private(set) var bytesRead = 0

  /// Opens `path`; `-` is standard input.
  init(path: String) throws(DictionaryError) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: name, code: errno) }
  }

  /// Closes the file.
  func finish() { close(descriptor) }

  /// The next whole lines, nil at the end.
  mutating func next() throws(DictionaryError) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var chunk = rest
    rest = []
    chunk.reserveCapacity(Self.chunkLength + 1)
    while chunk.count < Self.chunkLength {
      let wanted = Self.chunkLength - chunk.count
      var count = 0
      var failure: Int32 = 0
      let old = chunk.count
      chunk.append(contentsOf: repeatElement(0, count: wanted))
      chunk.withUnsafeMutableBytes { buffer in
        repeat {
          count = read(descriptor, buffer.baseAddress.map { $0 + old }, wanted)
          failure = errno
        } while count < 0 && failure == EINTR
      }
      chunk.removeLast(wanted - max(count, 0))
      guard count >= 0 else { throw .unreadable(path: name, code: failure) }
      if count == 0 {
        isAtEnd = true
        return chunk.isEmpty ? nil : chunk
      }
      bytesRead += count
    }
    if let lineEnd = chunk.lastIndex(of: UInt8(ascii: "\n")) {
      rest = Array(chunk[(lineEnd + 1)...])
      chunk.removeLast(rest.count)
    }
    return chunk
  }
}

extension [UInt8] {
  /// Calls `body` with each line, without its end.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        if let base = bytes.baseAddress, let found = memchr(base + start, 0x0A, bytes.count - start)
        {
          end = found - UnsafeMutableRawPointer(mutating: UnsafeRawPointer(base))
        } else {
          end = bytes.count
        }
        let isCarriageReturn = end > start && bytes[end - 1] == 0x0D
        try body(
          UnsafeBufferPointer(rebasing: bytes[start..<(isCarriageReturn ? end - 1 : end)]))
        start = end + 1
      }
    }
  }
}
