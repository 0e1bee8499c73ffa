import Suggestions

/// Files of common mistakes: lines `typed TAB meant`. Lines that begin with `#` are comments.
struct MistakesFile {
  private let folding: WordFolding
  private var meant: [String: String] = [:]

  /// Creates an empty table of a language.
  init(language: String) { folding = WordFolding(language: language) }

  /// Adds the lines of a file.
  mutating func add(_ source: SourceText, report: inout RejectionReport) {
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      guard let text = line.text else { throw .invalidUTF8 }
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2, !fields[0].isEmpty, !fields[1].isEmpty, fields[0] != fields[1],
        !fields[0].contains(" ")
      else { throw .malformed("expected 'typed TAB meant', the typed text one word") }
      // Parts of words are matched as they are written.
      let typed = fields[0].contains("*") ? String(fields[0]) : folding.spelling(of: fields[0])
      meant[typed] = String(fields[1])
    }
  }

  /// Lines `typed TAB meant`, ascending by the bytes of what is typed.
  var lines: [String] {
    meant.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.key)\t\($0.value)" }
  }
}
