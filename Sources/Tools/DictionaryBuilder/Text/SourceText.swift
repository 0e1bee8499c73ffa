/// A text file as bytes, and the name to call it by in messages. Lines are looked at one by one, so
/// that one with bad UTF-8 does not lose the others.
package struct SourceText: Sendable {
  /// The path, or another name, for messages.
  package let name: String
  let bytes: [UInt8]

  /// The bytes of a file already read. A byte order mark is left out.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Text written in a program.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Reads the file at `path`, or standard input where `path` is `-`.
  package init(path: String) throws(DictionaryError) {
    self.init(name: path == "-" ? "standard input" : path, bytes: try FileAccess.read(path))
  }

  /// Reads the file at `path`, unpacked where it was packed by gzip.
  init(unpacking path: String) throws(DictionaryError) {
    self.init(name: path, bytes: try FileAccess.unpacked(path))
  }

  /// The lines, one by one.
  package var lines: SourceLines { SourceLines(bytes: bytes) }

  /// Reads the lines that are neither space nor comments, which begin with `#` and a space. Those that
  /// `read` refuses go to `report`, and the rest is read.
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

/// One line without its end (`\n` or `\r\n`). Numbers count from 1.
package struct SourceLine {
  /// Its place in the file.
  package let number: Int
  /// What stands in it.
  package let bytes: ArraySlice<UInt8>
  /// Whether it was longer than is read, and `bytes` is empty.
  package var isTooLong = false

  /// The line as text, nil where it is not valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The fields between tabs; empty ones are kept.
  var fields: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  /// The fields between tabs where the line has any, else those between spaces.
  var columns: [ArraySlice<UInt8>] {
    bytes.contains(UInt8(ascii: "\t"))
      ? fields : bytes.split(separator: UInt8(ascii: " "))
  }

  /// Whether there is nothing but spaces and tabs.
  package var isWhitespace: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  /// Whether it begins with '#'.
  package var isComment: Bool { bytes.first == UInt8(ascii: "#") }
}

/// The lines of a text in order, numbered from `firstNumber`.
package struct SourceLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var number: Int

  init(bytes: [UInt8], firstNumber: Int = 1) {
    self.bytes = bytes
    number = firstNumber - 1
  }

  /// The next line, nil at the end.
  package mutating func next() -> SourceLine? {
    guard position < bytes.count else { return nil }
    let start = position
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    position = end + 1
    number += 1
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return SourceLine(number: number, bytes: bytes[start..<(hasReturn ? end - 1 : end)])
  }
}
