import DictionaryImage
import NGrams
import SyllableConversion

/// A model image (`.imemodel`) opened for reading: its n-grams of words and of characters, and what
/// their tokens are called.
package struct ModelContents: Sendable {
  /// The image.
  package let image: Image
  /// The n-grams of words.
  package let wordTables: NGramTables
  /// The n-grams of characters.
  package let characterTables: NGramTables
  /// The words of the lexicon with their counts in the training text, the most frequent first. Those
  /// from token 3 on come first; words too rare for the model follow.
  package let words: [(word: String, count: UInt64)]
  /// The characters from token 3 on.
  package let characters: [String]
  /// What the model says about itself: key and value, in order.
  let about: [(key: String, value: String)]

  /// Opens the model at `path`, an image or a part of one (`ModelPart`). Throws where it is none, its
  /// vocabulary is malformed, or it is a part and the whole is not there.
  package init(path: String) throws(ImageError) {
    let image = try Image(path: path)
    guard let part = try ModelPart(image: image) else {
      try self.init(image: image)
      return
    }
    let whole = try ModelContents(image: try part.openWhole())
    try self.init(image: Image(bytes: part.expanded(from: whole), path: path))
  }

  /// Reads the model in an image.
  init(image: Image) throws(ImageError) {
    self.image = image
    wordTables = try NGramTables(image: image, prefix: NGramSections.words)
    characterTables = try NGramTables(image: image, prefix: NGramSections.characters)
    words = try ModelImageSections.words(of: image)
    about = try ModelImageSections.about(of: image)
    characters = try image.text(of: ModelImageSections.characters).split(separator: "\n")
      .map(String.init)
  }

  /// The licence of the statistics; nil where the recipe stated none.
  package var licence: String? {
    about.first { $0.key == ModelImageSections.licenceKey }?.value
  }

  /// The words that have tokens.
  package var wordVocabulary: Vocabulary {
    let known = words.prefix(max(wordTables.tokenCount - Int(Vocabulary.firstWord), 0))
    return Vocabulary(words: known.map(\.word), counts: known.map(\.count))
  }

  /// The characters as words of a vocabulary. Their counts are not in the image, and 1 here.
  package var characterVocabulary: Vocabulary {
    Vocabulary(words: characters, counts: characters.map { _ in 1 })
  }
}
