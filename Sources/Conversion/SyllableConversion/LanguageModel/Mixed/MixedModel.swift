import DictionaryImage
import NGrams

/// The language model of an image: n-grams of words and of characters, mixed log-linearly.
///
/// ```
/// cost(word | before) = α · -ln P(word | words before) + β · -ln P(characters | characters before)
///                       + γ · -ln P(word)
/// ```
///
/// Words tell what belongs together, characters what follows where words are rare: the model of
/// characters knows something of every pair of neighbours. Where both are of text in another variety of
/// the language, the frequencies of its own say which words it uses; elsewhere γ is 0.
public struct MixedModel: LanguageModel {
  /// How much each of the two models counts.
  public struct Weights: Equatable, Sendable {
    /// α, in 256ths.
    public var words: Int32 = 200
    /// β, in 256ths.
    public var characters: Int32 = 125
    /// What a word that is too rare for the model of words costs more than its frequency says, in
    /// thousandths of a nat.
    public var rareWord: Cost = 1_000
    /// γ, in 256ths: how much the frequency of a word by itself counts beside both models, where their
    /// text is of another variety of the language.
    public var frequency: Int32 = 0

    /// The usual weights.
    public init() {}
  }

  let lexicon: Lexicon
  private(set) var weights = Weights()
  let words: NGramTables
  let characters: NGramTables
  /// The n-grams that end a sentence.
  private let wordEnd: NGramBlock
  private let characterEnd: NGramBlock
  private let traits: BitArray
  private let widths: WordTraitWidths
  /// The n-grams, by far the most of an image.
  private nonisolated(unsafe) let blocks: UnsafeRawBufferPointer

  /// The n-grams that are given back while so much of them is touched; about half of it stays in
  /// memory, what half a sentence refers to. The rest of the image is used with every key.
  private static let residentBytes = 15 << 20

  /// The model in the image of `lexicon`; nil where it has none.
  public init?(lexicon: Lexicon) throws(ImageError) {
    let image = lexicon.image
    guard image.sections.contains(where: { $0.name == ModelSections.traits }) else { return nil }
    self.lexicon = lexicon
    let numbers = try image.column(ModelSections.weights, of: UInt32.self)
    weights.words = Int32(truncatingIfNeeded: numbers[0])
    weights.characters = Int32(truncatingIfNeeded: numbers[1])
    weights.rareWord = Cost(truncatingIfNeeded: numbers[2])
    weights.frequency = Int32(truncatingIfNeeded: numbers[3])
    words = try NGramTables(image: image, prefix: NGramSections.words)
    characters = try NGramTables(image: image, prefix: NGramSections.characters)
    wordEnd = words.block(of: NGramTables.sentenceEnd)
    characterEnd = characters.block(of: NGramTables.sentenceEnd)
    traits = BitArray(try image.bytes(of: ModelSections.traits))
    widths = WordTraitWidths(words: words, characters: characters)
    blocks = try NGramTables.blocks(
      of: image, from: NGramSections.words, through: NGramSections.characters)
    guard lexicon.wordCount <= MixedContext.wordLimit, widths.areReadable,
      max(words.contextCount, characters.contextCount) <= MixedContext.contextLimit
    else {
      throw .malformedSection(
        path: image.path, name: ModelSections.traits,
        reason: "there are more words or contexts than a state of the model can number")
    }
  }

  /// The start of a sentence.
  public var start: LanguageModelState { MixedContext(lastWord: MixedContext.sentenceStart).state }

  /// A scorer that remembers.
  public func makeScorer() -> any LanguageModelScorer { MixedScorer(self) }

  /// Gives pages of n-grams back that typing has gone past.
  public func limitResidency() {
    lexicon.image.limitResidency(of: blocks, to: Self.residentBytes)
  }

  /// The cost of the sentence ending after the state.
  public func endCost(after state: LanguageModelState) -> Cost {
    let history = MixedContext(state)
    let wordCost = words.score(wordEnd, after: wordContext(history)).cost
    let characterCost = characters.score(characterEnd, after: characterContext(history)).cost
    return mixed(words: wordCost, characters: characterCost)
  }

  /// The state in which only an unknown word is known.
  public func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState {
    MixedContext(lastWord: MixedContext.unknown).state
  }

  /// The last word, which is part of every state.
  public func lastWord(in state: LanguageModelState) -> WordID? {
    let word = MixedContext(state).lastWord
    return Int(word) < lexicon.wordCount ? word : nil
  }

  /// The two costs, weighted.
  func mixed(words: Cost, characters: Cost) -> Cost {
    (words &* weights.words &+ characters &* weights.characters) >> 8
  }

  /// What a word costs by its frequency alone, weighted.
  @inline(__always)
  func frequencyCost(of word: WordID) -> Cost {
    weights.frequency == 0 ? 0 : (lexicon.frequencyCost(of: word) &* weights.frequency) >> 8
  }

  // MARK: Words

  /// What is known of a word.
  @inline(__always)
  func traits(of word: WordID) -> WordTraits {
    widths.traits(at: Int(word) &* widths.all, in: traits)
  }

  /// What scoring words after a history needs.
  func wordContext(_ history: MixedContext) -> NGramTables.Prepared {
    let last =
      switch history.lastWord {
      case MixedContext.sentenceStart: NGramTables.sentenceStart
      case MixedContext.unknown: NGramTables.unknown
      default: traits(of: history.lastWord).token
      }
    return words.prepare(NGramTables.Context(node: history.wordNode, last: last))
  }

  /// What a word that is too rare for the model of words costs by it.
  func rareCost(of word: WordID, after context: NGramTables.Prepared) -> Cost {
    context.backoffCost &+ lexicon.frequencyCost(of: word) &+ weights.rareWord
  }

  /// What a word that begins with letters costs by the model of words, given that such a word stands
  /// there. Words in letters are one unknown token of the training text, which says where they stand.
  func costAmongWordsInLetters(of word: WordID) -> Cost {
    lexicon.frequencyCost(of: word) &- words.unigramCost(of: NGramTables.unknown)
  }

  // MARK: Characters

  /// The last character before.
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
