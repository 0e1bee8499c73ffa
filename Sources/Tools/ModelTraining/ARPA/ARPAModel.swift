import DictionaryBuilder
import DictionaryImage
import NGrams
import SyllableConversion

/// Models in ARPA form, the one that all language-model tools read, to and from model images.
package enum ARPAModel {
  /// What a model is of.
  package enum Unit: Sendable {
    case words
    case characters
  }

  /// Writes a model of the image at `path` to an ARPA file. Throws where the image is damaged.
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
          reason: "\(error.description); give a model that 'ime-dict train' made (.imemodel)")
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

  /// A model image from ARPA files of words and, where there is one, of characters. Costs are told in
  /// `codeWidth` bits, 4 to 8. Without characters the image has a model in which each is certain. The
  /// counts that a lexicon is built with are the probabilities of the words in thousand millionths.
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

  /// Numbers of characters take 16 bits in an image, of which one stands for none.
  static let maximumCharacters = 65_535

  private static func check(
    _ vocabulary: Vocabulary, of input: ImportInput
  ) throws(DictionaryError) {
    for word in vocabulary.words where word.unicodeScalars.count != 1 {
      throw .malformed(
        path: input.name, line: nil,
        reason: "'\(word)' is no single character; the file must be a model of characters")
    }
    guard vocabulary.count <= maximumCharacters else { throw .tooMany(what: "characters") }
  }

  /// A model without any character: all are unknown, and unknown ones cost nothing.
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
