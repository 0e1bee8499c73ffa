import Mandarin
import SyllableConversion

/// The sources of the words of a dictionary: per word if the image records them, otherwise the
/// sources of all words.
struct WordOrigins {
  /// The sources of all words on one line; nil if they are recorded per word or not at all.
  let summary: String?
  private let sources: WordSources?

  init(_ lexicon: Lexicon) {
    sources = try? WordSources(lexicon)
    let names = lexicon.about.filter { $0.key == "source" }.compactMap {
      $0.value.split(separator: "\t").first.map(String.init)
    }
    summary =
      sources != nil || names.isEmpty
      ? nil : "Sources of the words: " + names.joined(separator: ", ")
  }

  /// Returns the sources that list a word; empty if they are not recorded per word.
  func names(of word: WordID) -> String {
    guard let sources, let set = sources.set(of: word) else { return "" }
    return sources.names(set.listed)
  }
}
