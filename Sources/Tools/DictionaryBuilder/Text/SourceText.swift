/// A text file as bytes, with a name for messages. Lines are decoded one by one, so that invalid
/// UTF-8 in one line does not affect the others.
package struct SourceText: Sendable {
  /// The path, or another name, for messages.
  package let name: String
  let bytes: [UInt8]

  /// Creates a text from the bytes of a file. A byte order mark is removed.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Creates a text from a string.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Reads the file at `path`, or standard input if `path` is `-`.
  package init(path: String) throws(DictionaryError) {
    self.init(name: path == "-" ? "standard input" : path, bytes: try FileAccess.read(path))
  }

  /// Reads the file at `path`, decompressed if it is a gzip file.
  init(unpacking path: String) throws(DictionaryError) {
    self.init(name: path, bytes: try FileAccess.unpacked(path))
  }

  /// The lines in order.
  package var lines: SourceLines { SourceLines(bytes: bytes) }

  /// Calls `read` with each line that is neither whitespace nor a comment (`#` and a space). Lines
  /// for which it throws are added to `report`, and reading continues.
  func forEachEntry(
    report: inout RejectionReport, read: (SourceLine) throws(RejectionReason) -> Void
  ) {
    for line in lines where !line.isWhitespace && !line.bytes.starts(with: "# ".utf8) {
      do throws(RejectionReason) {
        try read(line)
      } catch {
        report.refuse(name, line: line.number, error)
      }
    }
  }
}

/// A line without its line end (`\n` or `\r\n`).
package struct SourceLine {
  /// The number of the line, counted from 1.
  package let number: Int
  /// The bytes of the line.
  package let bytes: ArraySlice<UInt8>
  /// Whether the line exceeded the maximum length; `bytes` is then empty.
  package var isTooLong = false

  /// The line as text; nil if it is not valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The fields separated by tabs, including empty ones.
  var fields: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  /// The fields separated by tabs if the line has any; otherwise those separated by spaces.
  var columns: [ArraySlice<UInt8>] {
    bytes.contains(UInt8(ascii: "\t"))
      ? fields : bytes.split(separator: UInt8(ascii: " "))
  }

  /// Whether the line has only spaces and tabs.
  package var isWhitespace: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  /// Whether the line begins with `#`.
  package var isComment: Bool { bytes.first == UInt8(ascii: "#") }
}

/// The lines of a text in order, numbered from `firstNumber`.
package struct SourceLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset = 0
  private var number: Int

  init(bytes: [UInt8], firstNumber: Int = 1) {
    self.bytes = bytes
    number = firstNumber - 1
  }

  /// Returns the next line, or nil at the end.
  package mutating func next() -> SourceLine? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    offset = end + 1
    number += 1
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return SourceLine(number: number, bytes: bytes[start..<(hasReturn ? end - 1 : end)])
  }
}
