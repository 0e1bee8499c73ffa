import Suggestions

/// The words of files that stay as they are typed, one word a line. Lines that begin with `#` are
/// comments.
struct AsTypedFile {
  private let folding: WordFolding
  private var spellings: Set<String> = []

  /// Creates an empty set of words of a language.
  init(language: String) { folding = WordFolding(language: language) }

  /// Adds the words of a file.
  mutating func add(_ source: SourceText, report: inout RejectionReport) {
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      guard let text = line.text else { throw .invalidUTF8 }
      guard !text.contains(where: \.isWhitespace) else {
        throw .malformed("expected one word")
      }
      spellings.insert(folding.spelling(of: text))
    }
  }

  /// The folded spellings, ascending by their bytes.
  var lines: [String] {
    spellings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
