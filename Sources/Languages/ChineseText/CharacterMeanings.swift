import DictionaryImage

/// The meanings of Chinese characters in English, for people who learn the language or hear candidates
/// in English.
///
/// ```
/// 是   indeed, yes, right; to be
/// 事   affair, matter, business
/// ```
public struct CharacterMeanings: Sendable {
  private let meanings: PhraseTable

  /// Opens the meanings in the tables of an image.
  ///
  /// - Throws: an `ImageError` if the image lacks the table.
  public init(tables: PhraseTableSet) throws(ImageError) {
    meanings = try tables.table("meanings")
  }

  /// Opens the meanings in an image of tables.
  ///
  /// - Throws: an `ImageError` if it cannot be read, or lacks the table.
  public init(path: String) throws(ImageError) {
    try self.init(tables: PhraseTableSet(path: path))
  }

  /// Returns the first senses of a character; nil for words, whose meaning is not that of their
  /// characters, and for characters without an entry.
  public func meaning(of text: String) -> String? {
    guard text.unicodeScalars.count == 1 else { return nil }
    let meaning = meanings.value(of: text)
    return meaning.isEmpty ? nil : meaning
  }
}
