import DictionaryImage
import LibC

/// A line of input that should be UTF-8.
package struct InputLine: Hashable, Sendable {
  /// The line number, counted from 1.
  package let number: Int
  /// The line without its line ending. Invalid UTF-8 is replaced by U+FFFD.
  package let text: String
  /// The byte offset of the first invalid UTF-8 in the line; nil if the line is valid.
  package let invalidByteOffset: Int?

  init(number: Int, bytes: some Collection<UInt8>) {
    self.number = number
    var bytes = Array(bytes)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
      invalidByteOffset = nil
    } else {
      text = String(decoding: bytes, as: UTF8.self)
      invalidByteOffset = Self.firstInvalidByte(in: bytes)
    }
  }

  private static func firstInvalidByte(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}

/// Reads lines of arbitrary bytes as they arrive, from standard input or a file.
package final class LineReader: Sequence, IteratorProtocol {
  private static let chunkLength = 1 << 16
  /// The maximum length of a line in bytes. A longer one is no text that any command reads, and
  /// would fill the memory.
  private static let maximumLineLength = 1 << 20
  private let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var number = 0

  /// Creates a reader of standard input.
  package init() {
    descriptor = dup(STDIN_FILENO)
    name = "standard input"
  }

  /// Creates a reader of the file at `path`, or of standard input for `-`.
  ///
  /// - Throws: `ToolError` of the kind `missingInput` if the file cannot be opened, or is a folder, a
  ///   named pipe or a device.
  package init(path: String) throws(ToolError) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? dup(STDIN_FILENO) : InputFile.open(path)
    guard descriptor >= 0 else {
      throw ToolError(
        .missingInput,
        "\(path): cannot be read (\(systemErrorText(-descriptor))); check the path")
    }
  }

  deinit { close(descriptor) }

  /// Returns the next line; nil at the end.
  package func next() -> InputLine? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return takeLine(until: end, next: end + 1)
      }
      searched = buffer.count
      guard searched - start <= Self.maximumLineLength else { endAtLongLine() }
      guard !isAtEnd else {
        return start < buffer.count ? takeLine(until: buffer.count, next: buffer.count) : nil
      }
      searched -= readChunk()
    }
  }

  private func takeLine(until end: Int, next: Int) -> InputLine {
    number += 1
    let line = InputLine(number: number, bytes: buffer[start..<end])
    start = next
    return line
  }

  /// Reads more bytes after the unused ones, which move to the front of the buffer.
  ///
  /// - Returns: The number of bytes by which they moved.
  private func readChunk() -> Int {
    let moved = start
    buffer.removeFirst(start)
    start = 0
    let count = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunkLength))
    let length = buffer.withUnsafeMutableBytes { bytes in
      read(descriptor, bytes.baseAddress?.advanced(by: count), Self.chunkLength)
    }
    buffer.removeLast(Self.chunkLength - Swift.max(length, 0))
    isAtEnd = length == 0 || (length < 0 && errno != EINTR)
    return moved
  }

  /// Ends the program: no command can continue in the middle of a line.
  private func endAtLongLine() -> Never {
    StandardError.writeLine(
      "\(name):\(number + 1): the line is longer than \(Self.maximumLineLength >> 20) MiB; "
        + "give a text file", colour: .red)
    exit(ToolError.Kind.badInput.rawValue)
  }
}
