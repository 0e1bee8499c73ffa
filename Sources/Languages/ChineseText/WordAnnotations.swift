import DictionaryImage

/// The emoji and symbols that have a word as their name or a keyword.
public struct WordAnnotations: Sendable {
  private let emoji: PhraseTable
  private let symbols: PhraseTable
  private let categories: PhraseTable
  private let names: PhraseTable

  /// The annotations in the tables of an image. Throws where it lacks one of them.
  public init(tables: PhraseTableSet) throws(ImageError) {
    emoji = try tables.table("emoji")
    symbols = try tables.table("symbols")
    categories = try tables.table("categories")
    names = try tables.table("names")
  }

  /// The emoji of a word, those with the name first. Skin tones are the default ones.
  public func emoji(of word: String) -> [String] { emoji.texts(of: word) }

  /// The symbols with a name or keyword, those with the name first.
  public func symbols(named word: String) -> [String] { symbols.texts(of: word) }

  /// The symbols with a name that is no word of the dictionary, by its pinyin without tones or
  /// spaces: `youjiantou` for 右箭头.
  public func symbols(spelled letters: String) -> [String] { names.texts(of: letters) }

  /// The symbols of a kind: 箭头, 数学, 单位.
  public func symbols(ofKind word: String) -> [String] { categories.texts(of: word) }
}
