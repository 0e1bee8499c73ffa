import DictionaryImage

/// The sections of a model image (`.imemodel`): what `train` writes and `build` joins with a lexicon.
///
/// It holds the n-gram models as `NGramSections` describes them, and their vocabularies.
enum ModelImageSections {
  /// UTF-8 lines `key TAB value`: what the model was trained on.
  static let about = "model.about"
  /// The key of `about` that states the licence of the statistics.
  static let licenceKey = "licence"
  /// UTF-8 lines `word TAB count`: the words, the most frequent first. Those from token 3 on come
  /// first; words too rare for the model follow.
  static let vocabulary = "model.vocabulary"
  /// UTF-8 lines: the characters from token 3 on.
  static let characters = "model.characters"

  /// The lines of `about`; none where an image has none.
  static func about(of image: Image) throws(ImageError) -> [(key: String, value: String)] {
    guard image.sections.contains(where: { $0.name == about }) else { return [] }
    return try image.text(of: about).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 1)
      return (String(fields[0]), fields.count > 1 ? String(fields[1]) : "")
    }
  }

  /// The words of `vocabulary` with their counts.
  static func words(of image: Image) throws(ImageError) -> [(word: String, count: UInt64)] {
    var words: [(word: String, count: UInt64)] = []
    for line in try image.text(of: vocabulary).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let count = UInt64(fields[1]) else {
        throw .malformedSection(
          path: image.path, name: vocabulary, reason: "'\(line)' is no word and count")
      }
      words.append((String(fields[0]), count))
    }
    return words
  }
}
