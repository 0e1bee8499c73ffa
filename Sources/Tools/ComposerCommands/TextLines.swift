import ToolSupport

/// Returns the lines of a text file, or of standard input for `-`. Throws `ToolError` if a line is
/// not valid UTF-8.
func textLines(of path: String) throws(ToolError) -> [String] {
  let lines = try TextLines(path: path)
  let all = Array(lines)
  try lines.checkEnd()
  return all
}

/// The lines of a text file, read one by one. They end at a line that is not valid UTF-8.
final class TextLines: Sequence, IteratorProtocol {
  private let path: String
  private let reader: LineReader
  private var fault: (line: Int, offset: Int)?

  /// Opens the file at `path`, or standard input for `-`.
  init(path: String) throws(ToolError) {
    self.path = path
    reader = try LineReader(path: path)
  }

  func next() -> String? {
    guard fault == nil, let line = reader.next() else { return nil }
    fault = line.invalidByteOffset.map { (line.number, $0) }
    return fault == nil ? line.text : nil
  }

  /// Throws if the lines did not end with the file.
  func checkEnd() throws(ToolError) {
    guard let fault else { return }
    throw ToolError(
      .badInput,
      "\(path):\(fault.line): byte \(fault.offset + 1) is not valid UTF-8; save the file as UTF-8")
  }
}

/// Calls `body` with each line of standard input. Invalid UTF-8 is reported with its position and
/// replaced by U+FFFD; an error is thrown after the last line.
func forEachInputLine(_ body: (String) -> Void) throws(ToolError) {
  var invalidLines = 0
  for line in LineReader() {
    if let offset = line.invalidByteOffset {
      invalidLines += 1
      StandardError.writeLine(
        "ime-cli: standard input:\(line.number): byte \(offset + 1) is not valid UTF-8; "
          + "replaced by U+FFFD")
    }
    body(line.text)
  }
  if invalidLines > 0 {
    throw ToolError(.badInput, "\(invalidLines) lines were not valid UTF-8")
  }
}
