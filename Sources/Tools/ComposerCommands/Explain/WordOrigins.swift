import Mandarin
import SyllableConversion

/// Where the words of a dictionary come from. An image that does not record the sources of each word
/// tells those of all its words.
struct WordOrigins {
  /// The sources of all words, on one line, where they are not recorded word by word.
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

  /// The sources that list a word; empty where they are not recorded word by word.
  func names(of word: WordID) -> String {
    guard let sources, let set = sources.set(of: word) else { return "" }
    return sources.names(set.listed)
  }
}
