import DictionaryImage

/// The emoji, symbols and kaomoji that have a word as their name or keyword.
public struct WordAnnotations: Sendable {
  private let emoji: PhraseTable
  private let symbols: PhraseTable
  private let categories: PhraseTable
  private let kaomoji: PhraseTable
  private let names: PhraseTable

  /// Opens the annotations in the tables of an image.
  ///
  /// - Throws: an `ImageError` if the image lacks one of them.
  public init(tables: PhraseTableSet) throws(ImageError) {
    emoji = try tables.table("emoji")
    symbols = try tables.table("symbols")
    categories = try tables.table("categories")
    kaomoji = try tables.table("kaomoji")
    names = try tables.table("names")
  }

  /// Returns the emoji of a word, those named by it first, in the default skin tone.
  public func emoji(of word: String) -> [String] { emoji.texts(of: word) }

  /// Returns the symbols with a name or keyword, those named by it first.
  public func symbols(named word: String) -> [String] { symbols.texts(of: word) }

  /// Returns the symbols whose name is not a word of the dictionary, by its pinyin without tones or
  /// spaces: `youjiantou` for 右箭头.
  public func symbols(spelled letters: String) -> [String] { names.texts(of: letters) }

  /// Returns the symbols of a kind: 箭头, 数学, 单位.
  public func symbols(ofKind word: String) -> [String] { categories.texts(of: word) }

  /// Returns the kaomoji that express a word: (^_^) for 开心. For 颜文字, one of each kind.
  public func kaomoji(of word: String) -> [String] { kaomoji.texts(of: word) }
}
