import ToolSupport

/// Lines with a caret from standard input, changed one by one, to standard output.
struct CaretLines {
  /// Changes every line. One that is no text with a caret is reported and passed on as it is; the
  /// program then ends with 65.
  func process(_ change: (inout CaretText) -> Void) throws {
    var output = StandardOutput()
    var refused = 0
    for line in LineReader() {
      do throws(CaretText.ParsingError) {
        var text = try CaretText(parsing: line.text)
        if let offset = line.invalidByteOffset {
          refused += 1
          StandardError.writeLine(
            "ime-cli: standard input:\(line.number): byte \(offset + 1) is not valid UTF-8; "
              + "replaced by U+FFFD")
        }
        change(&text)
        output.writeLine(text.line)
      } catch {
        refused += 1
        StandardError.writeLine("ime-cli: standard input:\(line.number): \(error)")
        output.writeLine(line.text)
      }
      output.flush()
    }
    if refused > 0 { throw ToolError(.badInput, "\(refused) lines were refused or mended") }
  }
}
