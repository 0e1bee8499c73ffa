import DictionaryImage
import NGrams
import SyllableConversion

/// A model image (`.imemodel`) opened for reading: its word and character n-grams, and the names of
/// their tokens.
package struct ModelContents: Sendable {
  /// The image.
  package let image: Image
  /// The word n-grams.
  package let wordTables: NGramTables
  /// The character n-grams.
  package let characterTables: NGramTables
  /// The words of the lexicon, and their counts in the training text. The words with tokens come
  /// first, in token order from token 3 on; words too rare for the model follow.
  let lexicon: (words: ConcatenatedTexts, counts: [UInt64])
  /// The characters in token order, from token 3 on.
  package let characters: [String]
  /// The keys and values that describe the origin of the model, in file order.
  let about: [(key: String, value: String)]

  /// Opens the model at `path`: a whole image or a part of one (`ModelPart`).
  ///
  /// - Throws: `ImageError` if the file is not a model, its vocabulary is malformed, or it is a
  ///   part whose whole is missing.
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
    lexicon = try ModelImageSections.lexicon(of: image)
    about = try ModelImageSections.about(of: image)
    characters = try image.text(of: ModelImageSections.characters).split(separator: "\n")
      .map(String.init)
  }

  /// The licence of the statistics; nil if the recipe states none.
  package var licence: String? {
    about.first { $0.key == ModelImageSections.licenceKey }?.value
  }

  /// The words of the lexicon with their counts, in the order of `lexicon`.
  package var words: [(word: String, count: UInt64)] {
    Array(zip(lexicon.words.strings, lexicon.counts).lazy.map { (word: $0, count: $1) })
  }

  /// The number of words that have tokens.
  var tokenWordCount: Int {
    min(max(wordTables.tokenCount - Int(Vocabulary.firstWord), 0), lexicon.counts.count)
  }

  /// The words that have tokens.
  package var wordVocabulary: Vocabulary {
    Vocabulary(
      words: Array(lexicon.words.strings.prefix(tokenWordCount)),
      counts: Array(lexicon.counts.prefix(tokenWordCount)))
  }

  /// The characters as a vocabulary. The image does not store their counts, so each count is 1.
  package var characterVocabulary: Vocabulary {
    Vocabulary(words: characters, counts: characters.map { _ in 1 })
  }
}
