import DictionaryImage
import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the lines of a word list wait while it is written: its header, which counts them, stands
/// before them. They are in a temporary file without a name, so that a list may be larger than the
/// memory and nothing is left behind, however the program ends.
final class WordListSpool {
  private static let bufferLength = 1 << 18
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: [UInt8] = []
  /// The `errno` of the first write that failed, 0 where none has. Nothing is written after it.
  private var failure: Int32 = 0

  /// An empty spool.
  init() throws(DictionaryError) {
    guard let file = tmpfile() else {
      throw .unwritable(path: "a temporary file", code: errno)
    }
    self.file = file
    buffer.reserveCapacity(Self.bufferLength + (1 << 12))
  }

  deinit { fclose(file) }

  /// Adds the line of an entry.
  func append(word: [UInt8], reading: [UInt8], weight: Double, origins: OriginSet) {
    WordList.append(word: word, reading: reading, weight: weight, origins: origins, to: &buffer)
    if buffer.count >= Self.bufferLength { flush() }
  }

  private func flush() {
    if failure == 0 { failure = writeAll(buffer, to: fileno(file)) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Gives all that was added to `body`, in pieces; ends where `body` answers something else than 0,
  /// and answers that.
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
