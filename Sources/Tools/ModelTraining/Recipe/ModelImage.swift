import DictionaryImage

/// The sections of a model image (`.imemodel`), which `train` writes and `build` joins with a
/// lexicon.
///
/// The image contains the n-gram models in the format that `NGramSections` documents, and their
/// vocabularies.
enum ModelImageSections {
  /// UTF-8 lines `key TAB value`: the texts and options of the training.
  static let about = "model.about"
  /// The key of `about` that states the licence of the statistics.
  static let licenceKey = "licence"
  /// UTF-8 lines `word TAB count`. The words with tokens come first, in token order from token 3
  /// on; words too rare for the model follow.
  static let vocabulary = "model.vocabulary"
  /// UTF-8 lines: the characters in token order, from token 3 on.
  static let characters = "model.characters"

  /// Returns the keys and values of `about`; empty if the image lacks the section.
  static func about(of image: Image) throws(ImageError) -> [(key: String, value: String)] {
    guard image.sections.contains(where: { $0.name == about }) else { return [] }
    return try image.text(of: about).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 1)
      return (String(fields[0]), fields.count > 1 ? String(fields[1]) : "")
    }
  }

  /// Returns the words of `vocabulary` with their counts.
  static func words(of image: Image) throws(ImageError) -> [(word: String, count: UInt64)] {
    var words: [(word: String, count: UInt64)] = []
    for line in try image.text(of: vocabulary).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let count = UInt64(fields[1]) else {
        throw .malformedSection(
          path: image.path, name: vocabulary, reason: "'\(line)' is not a word and a count")
      }
      words.append((String(fields[0]), count))
    }
    return words
  }
}
