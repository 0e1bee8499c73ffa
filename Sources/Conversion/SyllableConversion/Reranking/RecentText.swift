import Decoding
import DictionaryImage

/// The text before a composition, to look up which words it has. Names and terms come again in a
/// text, and their homophones do not.
///
/// Each text has an object of its own, which is dropped with it.
final class RecentText {
  /// The number of bytes read: about 300 characters of Chinese.
  private static let bytesRead = 900
  /// The fewest bytes of a word that is looked up: two characters. Most texts have any one of the
  /// most frequent characters.
  private static let shortestWord = 6

  private let bytes: [UInt8]
  private var known = LookupTable<Bool>()

  /// Reads the end of a text.
  init(_ text: String = "") { bytes = Array(text.utf8.suffix(Self.bytesRead)) }

  /// Returns whether the text contains a word of two or more characters.
  func contains(_ word: WordID, of lexicon: Lexicon) -> Bool {
    guard !bytes.isEmpty else { return false }
    if let isThere = known[UInt64(word)] { return isThere }
    let text = lexicon.utf8(of: word)
    let isThere =
      text.count >= Self.shortestWord && bytes.withUnsafeBytes { $0.containsBytes(of: text) }
    known.set(isThere, for: UInt64(word))
    return isThere
  }
}
