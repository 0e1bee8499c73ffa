import DictionaryImage
import NGrams
import SyllableConversion

/// A model that is part of another one (`.imepart`): one bit per n-gram of the whole that says
/// whether the part keeps it. The probabilities are those of the whole and determine the back-off
/// weights, so a part of millions of n-grams takes only as many bits.
///
/// ```
/// model.about    lines 'key TAB value': of the recipe, and 'whole', 'wholeStamp', 'minimumCount'
/// words.2 words.3 chars.2 chars.3    bits: the bigrams and trigrams in ascending order
/// ```
struct ModelPart {
  private enum Key {
    static let whole = "whole"
    static let stamp = "wholeStamp"
    static let minimumCount = "minimumCount"
    static let codeWidth = "codeWidth"
  }

  private let image: Image
  private let about: [(key: String, value: String)]
  private let whole: String

  /// Returns the name of the section with the bits of an order.
  static func section(_ prefix: String, order: Int) -> String { "\(prefix).\(order)" }

  /// Returns the lines of `about` that tie a part to its whole.
  ///
  /// - Parameters:
  ///   - whole: The file name of the whole, which must be in the folder of the part.
  ///   - bytes: The bytes of the whole.
  ///   - minimumCount: The minimum count of a word that is too rare for n-grams but kept in the
  ///     part.
  ///   - codeWidth: Bits per quantized cost of the expanded image.
  static func about(
    whole: String, bytes: [UInt8], minimumCount: UInt64, codeWidth: Int
  ) -> String {
    let stamp = bytes.withUnsafeBytes { TextStamp(bytes: $0).hash }
    return "\(Key.whole)\t\(whole)\n\(Key.stamp)\t\(stamp)\n"
      + "\(Key.minimumCount)\t\(minimumCount)\n\(Key.codeWidth)\t\(codeWidth)\n"
  }

  /// Reads the part in an image. Returns nil if the image is a whole model.
  init?(image: Image) throws(ImageError) {
    let about = try ModelImageSections.about(of: image)
    guard let whole = about.first(where: { $0.key == Key.whole })?.value else { return nil }
    self.image = image
    self.about = about
    self.whole = whole
  }

  private func value(_ key: String) -> String? { about.first { $0.key == key }?.value }

  private func malformed(_ reason: String) -> ImageError {
    .malformedSection(path: image.path, name: ModelImageSections.about, reason: reason)
  }

  /// Opens the image of the whole. Throws if it is not the image from which the part was made.
  func openWhole() throws(ImageError) -> Image {
    guard !whole.contains("/") else {
      throw malformed("'\(whole)' is not a file in the same folder")
    }
    let folder = image.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = (folder + [whole[...]]).joined(separator: "/")
    let file = try MappedFile(path: path)
    let stamp = TextStamp(bytes: file.bytes).hash
    guard value(Key.stamp) == String(stamp) else {
      throw malformed("the part was made from another \(path); train both again")
    }
    return try Image(path: path)
  }

  /// Returns the bytes of a model image with the n-grams of the whole that the part keeps.
  func expanded(from whole: ModelContents) throws(ImageError) -> [UInt8] {
    guard let minimum = value(Key.minimumCount).flatMap({ UInt64($0) }),
      let codeWidth = value(Key.codeWidth).flatMap({ Int($0) }), (4...8).contains(codeWidth)
    else {
      throw malformed("'minimumCount' or 'codeWidth' is missing or invalid; train the part again")
    }
    var writer = ImageWriter()
    writer.add(ModelImageSections.about, text: about.map { "\($0.key)\t\($0.value)\n" }.joined())
    let known = whole.wordVocabulary
    let words = whole.words
    let rare = words.dropFirst(known.words.count).filter { $0.count >= minimum }
    let vocabulary = words.prefix(known.words.count) + rare
    writer.add(
      ModelImageSections.vocabulary, text: vocabulary.map { "\($0.word)\t\($0.count)\n" }.joined())
    writer.add(
      ModelImageSections.characters, text: whole.characters.map { $0 + "\n" }.joined())
    for (prefix, tables, vocabulary) in [
      (NGramSections.words, whole.wordTables, known),
      (NGramSections.characters, whole.characterTables, whole.characterVocabulary),
    ] {
      let model = try model(prefix, tables, vocabulary)
      NGramImageWriter(model, prefix: prefix, codeWidth: codeWidth).add(to: &writer)
    }
    return writer.serialized()
  }

  /// Returns one of the models with the kept n-grams and normalized back-off weights.
  private func model(
    _ prefix: String, _ tables: NGramTables, _ vocabulary: Vocabulary
  ) throws(ImageError) -> BackoffModel {
    guard let packing = NGramPacking(order: 3, vocabularySize: tables.tokenCount) else {
      throw malformed("the whole has too many words")
    }
    let bits = UInt64(packing.bitsPerWord)
    var unigrams = BackoffModel.Level()
    for token in 0..<UInt32(tables.tokenCount) {
      unigrams.keys.append(UInt64(token))
      unigrams.logProbabilities.append(logarithm(tables.unigramCost(of: token)))
      unigrams.logBackoffs.append(0)
    }
    let pairs = try kept(tables.bigrams(), prefix, order: 2) {
      (UInt64($0.first) << bits | UInt64($0.second), $0.cost)
    }
    let triples = try kept(tables.trigrams(), prefix, order: 3) {
      ((UInt64($0.first) << bits | UInt64($0.second)) << bits | UInt64($0.third), $0.cost)
    }
    var model = BackoffModel(
      vocabulary: vocabulary, bitsPerWord: packing.bitsPerWord, levels: [unigrams, pairs, triples])
    model.normalizeBackoffs()
    return model
  }

  private func kept<NGram>(
    _ ngrams: [NGram], _ prefix: String, order: Int,
    _ entry: (NGram) -> (key: UInt64, cost: Int32)
  ) throws(ImageError) -> BackoffModel.Level {
    let flags = BitArray(try image.bytes(of: Self.section(prefix, order: order)))
    guard flags.count >= ngrams.count else {
      throw malformed("the part has fewer bits than the whole has \(order)-grams")
    }
    var level = BackoffModel.Level()
    for (index, ngram) in ngrams.enumerated() where flags.integer(at: index, width: 1) == 1 {
      let (key, cost) = entry(ngram)
      level.keys.append(key)
      level.logProbabilities.append(logarithm(cost))
      level.logBackoffs.append(0)
    }
    return level
  }

  private func logarithm(_ cost: Int32) -> Float { -Float(cost) / 1000 }
}
