import DictionaryBuilder
import DictionaryImage
import NGrams
import SyllableConversion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A trained model (`.imemodel`) to be added to the image of a dictionary.
package struct ModelFile {
  /// The share of the inner cost of a word that the word model lacks, in per cent. The first two
  /// characters of a long word nearly determine the others, but the character model has seldom seen
  /// them: with the full cost, 蒙脱石散 and rare idioms lose to shorter common words.
  private static let rareInnerPercent: Cost = 30

  private let image: Image
  /// The words that the lexicon keeps, with their counts in the training text.
  package let wordCounts: [String: UInt64]
  /// The licence of the statistics; nil if the recipe states none.
  package let licence: String?
  private let tokens: [String: UInt32]
  private let characterTokens: [Unicode.Scalar: UInt32]
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
    wordCounts = Dictionary(
      contents.words.map { ($0.word, $0.count) }, uniquingKeysWith: { first, _ in first })
    tokens = contents.wordVocabulary.numbers
    var characterTokens: [Unicode.Scalar: UInt32] = [:]
    for (index, character) in contents.characters.enumerated() {
      guard let scalar = character.unicodeScalars.first else { continue }
      characterTokens[scalar] = UInt32(index) + Vocabulary.firstWord
    }
    self.characterTokens = characterTokens
  }

  /// Returns the model's name for a word of another script: its most usual spelling that the model
  /// knows.
  func name(of word: String, in script: ModelScript) -> String {
    let spellings = script.spellings(of: word)
    return spellings.first { tokens[$0] != nil } ?? spellings.first ?? word
  }

  /// Adds the sections of the model, and those that tie it to the words of a lexicon.
  ///
  /// - Parameters:
  ///   - words: The model's names of the words, in `WordID` order.
  ///   - weights: The weights of the mixed model.
  ///   - writer: The image to add to.
  package func addSections(
    for words: [String], _ weights: MixedModel.Weights, to writer: inout ImageWriter
  ) throws(DictionaryError) {
    let widths = WordTraitWidths(words: self.words, characters: characters)
    var bits = BitArrayBuilder()
    for word in words { widths.append(traits(of: word), to: &bits) }
    writer.add(ModelSections.traits, bytes: bits.padded)
    writer.add(
      ModelSections.weights,
      integers: [weights.words, weights.characters, weights.rareWord, weights.frequency].map {
        UInt32(truncatingIfNeeded: $0)
      })
    let own = [ModelImageSections.vocabulary, ModelImageSections.characters]
    for section in image.sections where !own.contains(section.name) {
      do throws(ImageError) {
        writer.add(section.name, bytes: Array(try image.bytes(of: section.name)))
      } catch {
        throw .malformed(path: image.path, line: nil, reason: error.description)
      }
    }
  }

  private func traits(of word: String) -> WordTraits {
    let characters = characterTokens(of: word)
    let (cost, context) = inner(characters)
    let token = tokens[word]
    return WordTraits(
      token: token ?? Vocabulary.unknown,
      innerCost: token == nil ? cost &* Self.rareInnerPercent / 100 : cost, lastContext: context,
      first: characters.first ?? Vocabulary.unknown,
      second: characters.count > 1 ? characters[1] : WordTraits.noCharacter,
      last: characters.last ?? Vocabulary.unknown,
      isInLetters: word.utf8.first.map(SyllableTable.isLatin) ?? false)
  }

  /// Returns the character tokens of a word. A run of letters is one unknown character, as in the
  /// training text.
  private func characterTokens(of word: String) -> [UInt32] {
    var tokens: [UInt32] = []
    var isInLetters = false
    for scalar in word.unicodeScalars {
      let isLetter = UInt8(exactly: scalar.value).map(SyllableTable.isLatin) ?? false
      if !isLetter || !isInLetters { tokens.append(characterTokens[scalar] ?? Vocabulary.unknown) }
      isInLetters = isLetter
    }
    return tokens
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
