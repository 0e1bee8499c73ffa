import DictionaryImage

/// The emoji of a language by their one-word names.
struct EmojiNames: Sendable {
  private let lines: SortedLines

  /// Opens the names in an image; nil if it has none.
  init?(_ image: Image) throws(ImageError) {
    guard let lines = try SortedLines(image, section: WordLexiconSections.emoji) else {
      return nil
    }
    self.lines = lines
  }

  /// Returns the most common emoji with this name; nil if there is none.
  func emoji(named name: String) -> String? { lines.value(of: name.utf8) }
}
