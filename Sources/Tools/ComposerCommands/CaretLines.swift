import ToolSupport

/// Reads lines with a caret from standard input, changes each, and writes them to standard output.
struct CaretLines {
  /// Applies `change` to every line. A line that is not a text with a caret is reported and written
  /// unchanged.
  ///
  /// - Throws: `ToolError` of the kind `badInput` after the last line, if any line was malformed or
  ///   not valid UTF-8.
  func process(_ change: (inout CaretText) -> Void) throws {
    var output = StandardOutput()
    var malformed = 0
    for line in LineReader() {
      do throws(CaretText.ParsingError) {
        var text = try CaretText(parsing: line.text)
        if let offset = line.invalidByteOffset {
          malformed += 1
          StandardError.writeLine(
            "ime-cli: standard input:\(line.number): byte \(offset + 1) is not valid UTF-8; "
              + "replaced by U+FFFD")
        }
        change(&text)
        output.writeLine(text.line)
      } catch {
        malformed += 1
        StandardError.writeLine("ime-cli: standard input:\(line.number): \(error)")
        output.writeLine(line.text)
      }
      output.flush()
    }
    if malformed > 0 {
      throw ToolError(.badInput, "\(malformed) lines were malformed or not valid UTF-8")
    }
  }
}
