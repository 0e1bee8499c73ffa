import DictionaryImage
import LibC
import ToolSupport

/// The spooled lines of a word list. The header of the list precedes the lines and states their
/// number, so they are kept until the end. They are in an unnamed temporary file: a list may be
/// larger than the memory, and no file is left however the program ends.
final class WordListSpool {
  private static let bufferLength = 1 << 18
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: [UInt8] = []
  /// The `errno` of the first failed write; 0 if none failed. Nothing is written after it.
  private var failure: Int32 = 0

  /// Creates an empty spool.
  init() throws(DictionaryError) {
    guard let file = tmpfile() else {
      throw .unwritable(path: "a temporary file", code: errno)
    }
    self.file = file
    buffer.reserveCapacity(Self.bufferLength + (1 << 12))
  }

  deinit { fclose(file) }

  /// Appends the line of an entry.
  func append(word: [UInt8], reading: [UInt8], weight: Double, origins: OriginSet) {
    WordList.append(word: word, reading: reading, weight: weight, origins: origins, to: &buffer)
    if buffer.count >= Self.bufferLength { flush() }
  }

  private func flush() {
    if failure == 0 { failure = writeAll(buffer, to: fileno(file)) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with all bytes in pieces, until it returns a value other than 0.
  ///
  /// - Returns: The last result of `body`; 0 after all bytes.
  func read(_ body: ([UInt8]) -> Int32) throws(DictionaryError) -> Int32 {
    flush()
    guard failure == 0, lseek(fileno(file), 0, SEEK_SET) == 0 else {
      throw .unwritable(path: "a temporary file", code: failure == 0 ? errno : failure)
    }
    var piece = [UInt8](repeating: 0, count: Self.bufferLength)
    while true {
      let count = piece.withUnsafeMutableBytes {
        systemRead(fileno(file), $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw .unreadable(path: "a temporary file", code: errno) }
      guard count > 0 else { return 0 }
      let result = body(Array(piece[..<count]))
      guard result == 0 else { return result }
    }
  }
}
