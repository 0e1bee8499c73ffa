import DictionaryImage
import NGrams

/// The language model of an image: a log-linear mixture of word and character n-grams.
///
/// ```
/// cost(word | before) = α · -ln P(word | words before) + β · -ln P(characters | characters before)
///                       + γ · -ln P(word)
/// ```
///
/// Word n-grams model which words belong together. Character n-grams cover rare words: the
/// character model has seen nearly every pair of characters. If both were trained on little text or on
/// another variety of the language, the frequencies of words add which of them are used at all;
/// otherwise γ is 0.
public final class MixedModel: LanguageModel {
  /// The weights of the mixture.
  public struct Weights: Equatable, Sendable {
    /// α, in 256ths.
    public var words: Int32 = 200
    /// β, in 256ths.
    public var characters: Int32 = 125
    /// The extra cost of a word too rare for the word model, on top of its frequency cost (nats ×
    /// 1000).
    public var rareWord: Cost = 1_000
    /// γ, in 256ths: the weight of a word's frequency by itself, for models trained on little text or on
    /// another variety of the language.
    public var frequency: Int32 = 0

    /// Creates the default weights.
    public init() {}
  }

  let lexicon: Lexicon
  let weights: Weights
  let words: NGramTables
  let characters: NGramTables
  private let traits: BitArray
  private let widths: WordTraitWidths

  /// Opens the model in the image of `lexicon`; nil if the image has none.
  ///
  /// - Throws: `ImageError` if a section is missing or malformed, or if the model has more words or
  ///   contexts than a state can number.
  public init?(lexicon: Lexicon) throws(ImageError) {
    let image = lexicon.image
    guard image.sections.contains(where: { $0.name == ModelSections.traits }) else { return nil }
    self.lexicon = lexicon
    let numbers = try image.column(ModelSections.weights, of: UInt32.self)
    var weights = Weights()
    weights.words = Int32(truncatingIfNeeded: numbers[0])
    weights.characters = Int32(truncatingIfNeeded: numbers[1])
    weights.rareWord = Cost(truncatingIfNeeded: numbers[2])
    weights.frequency = Int32(truncatingIfNeeded: numbers[3])
    self.weights = weights
    words = try NGramTables(image: image, prefix: NGramSections.words)
    characters = try NGramTables(image: image, prefix: NGramSections.characters)
    traits = BitArray(try image.bytes(of: ModelSections.traits))
    widths = WordTraitWidths(words: words, characters: characters)
    guard lexicon.wordCount <= MixedContext.wordLimit, widths.areReadable,
      max(words.contextCount, characters.contextCount) <= MixedContext.contextLimit
    else {
      throw .malformedSection(
        path: image.path, name: ModelSections.traits,
        reason: "it has more words or contexts than a model state can number")
    }
  }

  /// The start of a sentence.
  public var start: LanguageModelState { MixedContext(lastWord: MixedContext.sentenceStart).state }

  /// Returns a scorer that caches lookups.
  public func makeScorer() -> any LanguageModelScorer { MixedScorer(self) }

  /// Returns the state after an unknown word, with no other context.
  public func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState {
    MixedContext(lastWord: MixedContext.unknown).state
  }

  /// Returns the last word, which is part of every state; nil at the start of a sentence and after
  /// an unknown word.
  public func lastWord(in state: LanguageModelState) -> WordID? {
    let word = MixedContext(state).lastWord
    return Int(word) < lexicon.wordCount ? word : nil
  }

  /// Returns the weighted sum of the two costs.
  func mixed(words: Cost, characters: Cost) -> Cost {
    (words &* weights.words &+ characters &* weights.characters) >> 8
  }

  /// Returns the weighted cost of a word's frequency.
  @inline(__always)
  func frequencyCost(of word: WordID) -> Cost {
    weights.frequency == 0 ? 0 : (lexicon.frequencyCost(of: word) &* weights.frequency) >> 8
  }

  // MARK: Words

  /// Returns the traits of a word.
  @inline(__always)
  func traits(of word: WordID) -> WordTraits {
    widths.traits(at: Int(word) &* widths.all, in: traits)
  }

  /// Looks up the word context of a state for scoring.
  func wordContext(_ history: MixedContext) -> NGramTables.Prepared {
    let last =
      switch history.lastWord {
      case MixedContext.sentenceStart: NGramTables.sentenceStart
      case MixedContext.unknown: NGramTables.unknown
      default: traits(of: history.lastWord).token
      }
    return words.prepare(NGramTables.Context(node: history.wordNode, last: last))
  }

  /// Returns the cost by the word model of a word too rare for it.
  func rareCost(of word: WordID, after context: NGramTables.Prepared) -> Cost {
    context.backoffCost &+ lexicon.frequencyCost(of: word) &+ weights.rareWord
  }

  /// Returns the cost of a word that begins with letters, given that some such word occurs. The
  /// training text replaces words in letters by the unknown token, whose n-grams say where they
  /// occur.
  func costAmongWordsInLetters(of word: WordID) -> Cost {
    lexicon.frequencyCost(of: word) &- words.unigramCost(of: NGramTables.unknown)
  }

  // MARK: Characters

  /// Returns the last character before the next word.
  func lastCharacter(_ history: MixedContext) -> NGramTables.Token {
    switch history.lastWord {
    case MixedContext.sentenceStart: NGramTables.sentenceStart
    case MixedContext.unknown: NGramTables.unknown
    default: traits(of: history.lastWord).last
    }
  }

  func characterContext(_ history: MixedContext) -> NGramTables.Prepared {
    characters.prepare(
      NGramTables.Context(node: history.characterNode, last: lastCharacter(history)))
  }
}
