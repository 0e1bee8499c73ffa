import DictionaryImage
import NGrams
import SyllableConversion

/// Converts between model images (`.imemodel`) and ARPA files, the text format that all
/// language-model tools read.
///
/// ```swift
/// try ARPAModel.export(.words, ofImageAt: "zh-Hans.imemodel", to: "zh-Hans.arpa")
/// ```
package enum ARPAModel {
  /// The tokens of an n-gram model: a model image has one model of each.
  package enum Unit: Sendable {
    case words
    case characters
  }

  /// Writes the word or character model of a model image to an ARPA file.
  ///
  /// - Parameters:
  ///   - unit: The model of the image to write.
  ///   - path: The model image.
  ///   - output: The ARPA file to write. An existing file is replaced when the new one is complete.
  /// - Throws: `DictionaryError` if the image cannot be read, is damaged or lacks a section, or the
  ///   output cannot be written.
  package static func export(
    _ unit: Unit, ofImageAt path: String, to output: String
  ) throws(DictionaryError) {
    let contents: ModelContents
    do throws(ImageError) {
      contents = try ModelContents(path: path)
      try contents.image.verify()
    } catch {
      if case .unreadable(_, let code) = error { throw .unreadable(path: path, code: code) }
      if case .missingSection = error {
        throw .malformed(
          path: path, line: nil,
          reason: "\(error.description); give a model made by 'ime-dict train' (.imemodel)")
      }
      throw .malformed(path: path, line: nil, reason: error.description)
    }
    switch unit {
    case .words:
      try ARPAWriter(contents.wordTables, vocabulary: contents.wordVocabulary).write(to: output)
    case .characters:
      try ARPAWriter(contents.characterTables, vocabulary: contents.characterVocabulary)
        .write(to: output)
    }
  }

  /// Builds a model image from ARPA files.
  ///
  /// The word counts of the image, with which a lexicon is built, are the unigram probabilities ×
  /// 10⁹.
  ///
  /// - Parameters:
  ///   - words: The word model.
  ///   - characters: The character model; each of its words must be a single character. With nil
  ///     the image gets a model in which every character has probability 1.
  ///   - codeWidth: Bits per quantized cost, 4 to 8.
  /// - Returns: The bytes of the image, and the number of n-grams of each order in both models.
  /// - Throws: `DictionaryError` if a file cannot be read, is not in ARPA format, or has too many
  ///   words or characters.
  package static func image(
    words: ImportInput, characters: ImportInput?, codeWidth: Int = 8
  ) throws(DictionaryError) -> (image: [UInt8], words: [Int], characters: [Int]) {
    var wordReader = ARPAReader(words)
    let wordModel = try wordReader.read()
    var characterModel = certain
    if let characters {
      var reader = ARPAReader(characters)
      characterModel = try reader.read()
      try check(characterModel.vocabulary, of: characters)
    }
    let vocabulary = wordModel.vocabulary
    var writer = ImageWriter()
    writer.add(ModelImageSections.about, text: "from\t\(words.name)\n")
    writer.add(
      ModelImageSections.vocabulary,
      text: zip(vocabulary.words, vocabulary.counts).map { "\($0)\t\($1)\n" }.joined())
    writer.add(
      ModelImageSections.characters,
      text: characterModel.vocabulary.words.map { $0 + "\n" }.joined())
    NGramImageWriter(wordModel, prefix: NGramSections.words, codeWidth: codeWidth).add(to: &writer)
    NGramImageWriter(characterModel, prefix: NGramSections.characters, codeWidth: codeWidth)
      .add(to: &writer)
    return (
      writer.serialized(), wordModel.levels.map(\.count), characterModel.levels.map(\.count)
    )
  }

  /// Character numbers take 16 bits in an image. One of the values means no character.
  static let maximumCharacters = 65_535

  private static func check(
    _ vocabulary: Vocabulary, of input: ImportInput
  ) throws(DictionaryError) {
    for word in vocabulary.words where word.unicodeScalars.count != 1 {
      throw .malformed(
        path: input.name, line: nil,
        reason: "'\(word)' is not a single character; give a model of characters")
    }
    guard vocabulary.count <= maximumCharacters else { throw .tooMany(what: "characters") }
  }

  /// A model with no characters. Every character is the unknown token, whose cost is 0.
  private static var certain: BackoffModel {
    let count = Int(Vocabulary.firstWord)
    return BackoffModel(
      vocabulary: Vocabulary([]), bitsPerWord: 2,
      levels: [
        BackoffModel.Level(
          keys: (0..<UInt64(count)).map { $0 },
          logProbabilities: [Float](repeating: 0, count: count),
          logBackoffs: [Float](repeating: 0, count: count))
      ])
  }
}
