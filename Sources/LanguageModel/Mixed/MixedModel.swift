import DictionaryFormat
import Lexicon

/// The language model of an image: n-grams of words and of characters, mixed log-linearly.
///
/// ```
/// cost(word | before) = α · -ln P(word | words before) + β · -ln P(characters | characters before)
/// ```
///
/// Words tell what belongs together, characters what follows where words are rare: the model of
/// characters knows something of every pair of neighbours.
public struct MixedModel: LanguageModel {
  /// How much each of the two models counts, in 256ths.
  public struct Weights: Sendable {
    /// α.
    public var words: Int32
    /// β.
    public var characters: Int32
    /// What a word that is too rare for the model of words costs more than its frequency says, in
    /// thousandths of a nat.
    public var rareWord: Cost

    /// Weights, in 256ths, and the cost of a rare word.
    public init(words: Int32 = 256, characters: Int32 = 140, rareWord: Cost = 1_000) {
      self.words = words
      self.characters = characters
      self.rareWord = rareWord
    }
  }

  private let lexicon: Lexicon
  private let weights: Weights
  let words: NGramTables
  let characters: NGramTables
  private let tokens: ImageColumn<UInt32>
  private let firstCharacters: ImageColumn<UInt16>
  private let secondCharacters: ImageColumn<UInt16>
  private let lastCharacters: ImageColumn<UInt16>
  private let innerCosts: ImageColumn<UInt16>
  private let lastContexts: ImageColumn<UInt32>

  /// The model in the image of `lexicon`; nil where it has none.
  public init?(lexicon: Lexicon, weights: Weights = Weights()) throws(ImageError) {
    let image = lexicon.image
    guard image.sections.contains(where: { $0.name == ModelSections.tokens }) else { return nil }
    self.lexicon = lexicon
    self.weights = weights
    words = try NGramTables(image: image, prefix: NGramSections.words)
    characters = try NGramTables(image: image, prefix: NGramSections.characters)
    tokens = try image.column(ModelSections.tokens, of: UInt32.self)
    firstCharacters = try image.column(ModelSections.firstCharacters, of: UInt16.self)
    secondCharacters = try image.column(ModelSections.secondCharacters, of: UInt16.self)
    lastCharacters = try image.column(ModelSections.lastCharacters, of: UInt16.self)
    innerCosts = try image.column(ModelSections.innerCosts, of: UInt16.self)
    lastContexts = try image.column(ModelSections.lastContexts, of: UInt32.self)
  }

  /// The start of a sentence.
  public var start: LanguageModelState { MixedHistory(lastWord: MixedHistory.sentenceStart).state }

  /// A scorer that remembers.
  public func makeScorer() -> any LanguageModelScorer { MixedScorer(self) }

  /// The cost of the sentence ending after the state.
  public func endCost(after state: LanguageModelState) -> Cost {
    let history = MixedHistory(state)
    let wordCost = words.score(NGramTables.sentenceEnd, after: wordContext(history)).cost
    let characterCost =
      characters.score(NGramTables.sentenceEnd, after: characterContext(history)).cost
    return mixed(words: wordCost, characters: characterCost)
  }

  /// The state in which only an unknown word is known.
  public func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState {
    MixedHistory(lastWord: MixedHistory.unknown).state
  }

  /// The two costs, weighted.
  func mixed(words: Cost, characters: Cost) -> Cost {
    (words &* weights.words &+ characters &* weights.characters) >> 8
  }

  // MARK: Words

  /// What scoring words after a history needs.
  func wordContext(_ history: MixedHistory) -> NGramTables.Prepared {
    let last =
      switch history.lastWord {
      case MixedHistory.sentenceStart: NGramTables.sentenceStart
      case MixedHistory.unknown: NGramTables.unknown
      default: tokens[Int(history.lastWord)]
      }
    return words.prepare(NGramTables.Context(node: history.wordNode, last: last))
  }

  /// What a word costs by the model of words, and the context after it.
  func score(_ word: WordID, after context: NGramTables.Prepared) -> (cost: Cost, node: UInt32) {
    let token = tokens[Int(word)]
    guard token != NGramTables.unknown else {
      return (context.backoffCost &+ lexicon.frequencyCost(of: word) &+ weights.rareWord, 0)
    }
    let (cost, next) = words.score(token, after: context)
    return (cost, next.node)
  }

  // MARK: Characters

  /// The characters of a word, as far as scoring them needs.
  struct Spelling {
    let first: UInt32
    let second: UInt32?
    /// What the third and further characters cost.
    let innerCost: Cost
    /// The context of the last two.
    let lastContext: UInt32
  }

  /// The characters of a word.
  func spelling(of word: WordID) -> Spelling {
    let word = Int(word)
    let second = secondCharacters[word]
    return Spelling(
      first: UInt32(firstCharacters[word]),
      second: second == ModelSections.noCharacter ? nil : UInt32(second),
      innerCost: Cost(innerCosts[word]), lastContext: lastContexts[word])
  }

  /// The last character before.
  func lastCharacter(_ history: MixedHistory) -> UInt32 {
    switch history.lastWord {
    case MixedHistory.sentenceStart: NGramTables.sentenceStart
    case MixedHistory.unknown: NGramTables.unknown
    default: UInt32(lastCharacters[Int(history.lastWord)])
    }
  }

  private func characterContext(_ history: MixedHistory) -> NGramTables.Prepared {
    characters.prepare(
      NGramTables.Context(node: history.characterNode, last: lastCharacter(history)))
  }
}
