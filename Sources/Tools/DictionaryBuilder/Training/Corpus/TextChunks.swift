import DictionaryImage
import LibC

/// Reads a file or standard input in chunks of whole lines, so that text of any length is processed
/// in bounded memory. A byte order mark at the beginning is skipped.
///
/// ```swift
/// let chunks = try TextChunks(path: "-")
/// var bytes = 0
/// while let chunk = try chunks.next() { bytes += chunk.count }
/// ```
package final class TextChunks {
  /// The default maximum length of a chunk, in bytes.
  ///
  /// A longer line is split into several chunks, as if it were several lines. It is cut after its
  /// last punctuation mark or space before the limit, so that no clause is torn, otherwise between
  /// two characters. The cuts depend only on the text.
  package static let usualLength = 1 << 22
  /// The maximum distance between the limit and the cut of a long line, in bytes.
  private static let searchLimit = 1 << 16
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let descriptor: Int32
  private let name: String
  private let length: Int
  private var rest: [UInt8] = []
  private var isAtEnd = false
  private var isAtStart = true
  /// The number of bytes read so far.
  package private(set) var bytesRead = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - length: The maximum length of a chunk in bytes, at least 8.
  /// - Throws: `DictionaryError.unreadable` if the file cannot be opened.
  package init(path: String, length: Int = usualLength) throws(DictionaryError) {
    name = path == "-" ? "standard input" : path
    self.length = max(length, 8)
    descriptor = path == "-" ? dup(STDIN_FILENO) : InputFile.open(path)
    guard descriptor >= 0 else { throw .unreadable(path: name, code: -descriptor) }
  }

  deinit { close(descriptor) }

  /// Returns the next chunk of whole lines, or nil at the end.
  package func next() throws(DictionaryError) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var chunk = try fill()
    if isAtStart, chunk.starts(with: Self.byteOrderMark) { chunk.removeFirst(3) }
    isAtStart = false
    guard !isAtEnd else { return chunk.isEmpty ? nil : chunk }
    let end = chunk.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? Self.cut(chunk)
    rest = Array(chunk[end...])
    chunk.removeLast(rest.count)
    return chunk
  }

  /// Returns the rest of the previous chunk, followed by as many new bytes as fit.
  private func fill() throws(DictionaryError) -> [UInt8] {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
      filled = buffer.initialize(fromContentsOf: rest)
      while filled < length, !isAtEnd, failure == 0 {
        let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, length - filled)
        if count > 0 {
          filled += count
          bytesRead += count
        } else if count == 0 {
          isAtEnd = true
        } else if errno != EINTR {
          failure = errno
        }
      }
    }
    rest = []
    guard failure == 0 else { throw .unreadable(path: name, code: failure) }
    return chunk
  }

  /// Returns the index at which to cut a chunk that has no line end.
  private static func cut(_ chunk: [UInt8]) -> Int {
    chunk.withUnsafeBufferPointer { bytes in
      var whole: Int?
      var index = bytes.count - 1
      while index > 0, index >= bytes.count - searchLimit {
        defer { index -= 1 }
        guard bytes[index] & 0xC0 != 0x80 else { continue }
        let (scalar, length) = TextScalar.decode(bytes, at: index)
        if whole == nil {
          whole = scalar == TextScalar.damaged ? index : index + length
        }
        // A point or comma may be inside a number.
        let isSpace = scalar == 0x20 || scalar == 0x09
        if isSpace || scalar > 0x7F && scalar != TextScalar.damaged,
          TextScalar.kind(of: scalar) == .boundary
        {
          return index + length
        }
      }
      return whole ?? bytes.count
    }
  }
}

extension [UInt8] {
  /// Calls `body` with each line, without its line end (`\n` or `\r\n`).
  func forEachLine<Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try withUnsafeBufferPointer { bytes throws(Failure) in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count {
        let found = memchr(base + start, 0x0A, bytes.count - start)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
        let isCarriageReturn = end > start && bytes[end - 1] == 0x0D
        try body(
          UnsafeBufferPointer(rebasing: bytes[start..<(isCarriageReturn ? end - 1 : end)]))
        start = end + 1
      }
    }
  }
}
