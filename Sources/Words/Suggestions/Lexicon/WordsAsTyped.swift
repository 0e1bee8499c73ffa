import DictionaryImage

/// Words that stay as they are typed and are never suggested: chat words, abbreviations, names of
/// programs, and words of other languages.
///
/// ```
/// idk, bff, npm, danke
/// ```
struct WordsAsTyped: Sendable {
  private let lines: SortedLines
  private let folding: WordFolding

  /// Opens the words in a section of an image; nil if it has none.
  init?(
    _ image: Image, section: String = WordLexiconSections.asTyped, folding: WordFolding
  ) throws(ImageError) {
    guard let lines = try SortedLines(image, section: section) else { return nil }
    self.lines = lines
    self.folding = folding
  }

  /// Returns whether a word is one of them, ignoring case.
  func contains(_ word: some StringProtocol) -> Bool {
    lines.contains(folding.spelling(of: word).utf8)
  }
}
