import DictionaryImage
import LibC
import NGrams
import SyllableConversion

/// A trained model (`.imemodel`) to be added to the image of a dictionary.
package struct ModelFile {
  /// The share of the inner cost of a word that the word model lacks, in per cent. The first two
  /// characters of a long word nearly determine the others, but the character model has seldom seen
  /// them: with the full cost, 蒙脱石散 and rare idioms lose to shorter common words.
  private static let rareInnerPercent: Cost = 30

  /// The number of words in one work item.
  private static let pieceSize = 1 << 13

  private let image: Image
  /// The words that the lexicon keeps, with their counts in the training text.
  package let wordCounts: WordCounts
  /// The licence of the statistics; nil if the recipe states none.
  package let licence: String?
  /// The number of words with tokens, which come first in the index of `wordCounts`.
  private let tokenWordCount: Int
  /// The token of each character, by its code point; `unknown` for any other.
  private let characterTokens: [UInt32]
  private let words: NGramTables
  private let characters: NGramTables

  /// Returns a function that finds the file of a model name: `standard` becomes `standard.imemodel`
  /// or `standard.imepart` in `folder` if one of them exists. Any other name is taken as a path.
  package static func path(in folder: String) -> (_ name: String) -> String {
    { name in
      let files = ["imemodel", "imepart"].map { "\(folder)/\(name).\($0)" }
      return files.first { access($0, R_OK) == 0 } ?? name
    }
  }

  /// Opens a model image.
  package init(path: String) throws(ImageError) {
    let contents = try ModelContents(path: path)
    image = contents.image
    words = contents.wordTables
    characters = contents.characterTables
    licence = contents.licence
    wordCounts = WordCounts(WordIndex(contents.lexicon.words), contents.lexicon.counts)
    tokenWordCount = contents.tokenWordCount
    let scalars = contents.characters.map { Int($0.unicodeScalars.first?.value ?? 0) }
    var characterTokens = [UInt32](
      repeating: Vocabulary.unknown, count: (scalars.max() ?? 0) + 1)
    for (index, scalar) in scalars.enumerated() {
      characterTokens[scalar] = UInt32(index) + Vocabulary.firstWord
    }
    self.characterTokens = characterTokens
  }

  /// Returns the token of a word; nil if it has none.
  private func token(of word: UnsafeRawBufferPointer) -> UInt32? {
    guard let number = wordCounts.index.number(of: word), number < tokenWordCount else {
      return nil
    }
    return UInt32(number) + Vocabulary.firstWord
  }

  /// Returns the model's name for a word of another script: its most usual spelling that the model
  /// knows.
  func name(of word: String, in script: ModelScript) -> String {
    let spellings = script.spellings(of: word)
    let known = spellings.first { spelling in
      var spelling = spelling
      return spelling.withUTF8 { token(of: UnsafeRawBufferPointer($0)) } != nil
    }
    return known ?? spellings.first ?? word
  }

  /// Adds the sections of the model, and those that tie it to the words of a lexicon.
  ///
  /// - Parameters:
  ///   - words: The model's names of the words, in `WordID` order.
  ///   - weights: The weights of the mixed model.
  ///   - parallel: The threads to work with.
  ///   - writer: The image to add to.
  package func addSections(
    for words: ConcatenatedTexts, _ weights: MixedModel.Weights, _ parallel: Parallel,
    to writer: inout ImageWriter
  ) {
    let widths = WordTraitWidths(words: self.words, characters: characters)
    let pieces = parallel.map((words.count + Self.pieceSize - 1) / Self.pieceSize) { piece in
      var bits = BitArrayBuilder()
      for word in piece * Self.pieceSize..<min((piece + 1) * Self.pieceSize, words.count) {
        words.withText(word) { widths.append(traits(of: $0), to: &bits) }
      }
      return bits
    }
    var bits = BitArrayBuilder()
    for piece in pieces { bits.append(piece) }
    writer.add(ModelSections.traits, bytes: bits.padded)
    writer.add(
      ModelSections.weights,
      integers: [weights.words, weights.characters, weights.rareWord, weights.frequency].map {
        UInt32(truncatingIfNeeded: $0)
      })
    let own = [ModelImageSections.vocabulary, ModelImageSections.characters]
    for section in image.sections where !own.contains(section.name) {
      writer.add(section, of: image)
    }
  }

  private func traits(of word: UnsafeRawBufferPointer) -> WordTraits {
    let characters = characterTokens(of: word)
    let (cost, context) = inner(characters)
    let token = token(of: word)
    return WordTraits(
      token: token ?? Vocabulary.unknown,
      innerCost: token == nil ? cost &* Self.rareInnerPercent / 100 : cost, lastContext: context,
      first: characters.first ?? Vocabulary.unknown,
      second: characters.count > 1 ? characters[1] : WordTraits.noCharacter,
      last: characters.last ?? Vocabulary.unknown,
      isInLetters: word.first.map(SyllableTable.isLatin) ?? false)
  }

  /// Returns the character tokens of a word. A run of letters is one unknown character, as in the
  /// training text.
  private func characterTokens(of word: UnsafeRawBufferPointer) -> [UInt32] {
    var tokens: [UInt32] = []
    tokens.reserveCapacity(word.count / 3 + 1)
    var isInLetters = false
    var decoder = UTF8()
    var bytes = word.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      let isLetter = UInt8(exactly: scalar.value).map(SyllableTable.isLatin) ?? false
      if !isLetter || !isInLetters { tokens.append(characterToken(scalar)) }
      isInLetters = isLetter
    }
    return tokens
  }

  private func characterToken(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = Int(scalar.value)
    return value < characterTokens.count ? characterTokens[value] : Vocabulary.unknown
  }

  /// Returns the cost of the third and later characters of a word, and the context after its last
  /// two.
  private func inner(_ tokens: [UInt32]) -> (cost: Cost, node: UInt32) {
    guard tokens.count > 1 else { return (0, 0) }
    var context = characters.context(after: tokens[0])
    var cost: Cost = 0
    for (index, token) in tokens.enumerated().dropFirst() {
      let (next, after) = characters.score(token, after: characters.prepare(context))
      if index > 1 { cost = cost &+ next }
      context = after
    }
    return (cost, context.node)
  }
}
