import ToolSupport

/// Returns the lines of a text file, or of standard input for `-`. Throws `ToolError` if a line is
/// not valid UTF-8.
func textLines(of path: String) throws(ToolError) -> [String] {
  var lines: [String] = []
  for line in try LineReader(path: path) {
    guard let offset = line.invalidByteOffset else {
      lines.append(line.text)
      continue
    }
    throw ToolError(
      .badInput,
      "\(path):\(line.number): byte \(offset + 1) is not valid UTF-8; save the file as UTF-8")
  }
  return lines
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
