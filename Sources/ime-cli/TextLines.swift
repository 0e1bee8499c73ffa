import ToolSupport

/// The lines of a text file, or of standard input for `-`. All of it must be UTF-8.
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
