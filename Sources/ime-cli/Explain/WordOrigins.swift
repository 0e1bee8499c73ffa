import Lexicon
import Mandarin

/// Where the words of a dictionary come from. An image that does not record the sources of each word
/// tells those of all its words.
struct WordOrigins {
  /// The sources of all words, on one line; nil where the image names none.
  let summary: String?

  init(_ lexicon: Lexicon) {
    let names = lexicon.about.filter { $0.key == "source" }.compactMap {
      $0.value.split(separator: "\t").first.map(String.init)
    }
    summary = names.isEmpty ? nil : "Sources of the words: " + names.joined(separator: ", ")
  }

  /// The sources of a word; empty where they are not recorded word by word.
  func names(of word: WordID) -> String { "" }
}
