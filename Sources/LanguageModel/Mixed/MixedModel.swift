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
  /// How much each of the two models counts.
  public struct Weights: Equatable, Sendable {
    /// α, in 256ths.
    public var words: Int32 = 200
    /// β, in 256ths.
    public var characters: Int32 = 125
    /// What a word that is too rare for the model of words costs more than its frequency says, in
    /// thousandths of a nat.
    public var rareWord: Cost = 1_000

    /// The usual weights.
    public init() {}
  }

  let lexicon: Lexicon
  private(set) var weights = Weights()
  let words: NGramTables
  let characters: NGramTables
  let tokens: ImageColumn<UInt32>
  private let characterTokens: ImageColumn<UInt16>
  private let innerCosts: ImageColumn<UInt16>
  private let lastContexts: ImageColumn<UInt32>

  /// The model in the image of `lexicon`; nil where it has none.
  public init?(lexicon: Lexicon) throws(ImageError) {
    let image = lexicon.image
    guard image.sections.contains(where: { $0.name == ModelSections.tokens }) else { return nil }
    self.lexicon = lexicon
    let numbers = try image.column(ModelSections.weights, of: UInt32.self)
    weights.words = Int32(truncatingIfNeeded: numbers[0])
    weights.characters = Int32(truncatingIfNeeded: numbers[1])
    weights.rareWord = Cost(truncatingIfNeeded: numbers[2])
    words = try NGramTables(image: image, prefix: NGramSections.words)
    characters = try NGramTables(image: image, prefix: NGramSections.characters)
    tokens = try image.column(ModelSections.tokens, of: UInt32.self)
    characterTokens = try image.column(ModelSections.characterTokens, of: UInt16.self)
    innerCosts = try image.column(ModelSections.innerCosts, of: UInt16.self)
    lastContexts = try image.column(ModelSections.lastContexts, of: UInt32.self)
    guard lexicon.wordCount <= MixedHistory.wordLimit,
      max(words.contextCount, characters.contextCount) <= MixedHistory.contextLimit
    else {
      throw .malformedSection(
        path: image.path, name: ModelSections.tokens,
        reason: "there are more words or contexts than a state of the model can number")
    }
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

  /// The last word, which is part of every state.
  public func lastWord(in state: LanguageModelState) -> WordID? {
    let word = MixedHistory(state).lastWord
    return Int(word) < lexicon.wordCount ? word : nil
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

  /// What a word that is too rare for the model of words costs by it.
  func rareCost(of word: WordID, after context: NGramTables.Prepared) -> Cost {
    context.backoffCost &+ lexicon.frequencyCost(of: word) &+ weights.rareWord
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
    let text = lexicon.utf8(of: word)
    let (first, end) = token(in: text, at: 0)
    return Spelling(
      first: first, second: end < text.count ? token(in: text, at: end).token : nil,
      innerCost: Cost(innerCosts[Int(word)]), lastContext: lastContexts[Int(word)])
  }

  /// The last character before.
  func lastCharacter(_ history: MixedHistory) -> UInt32 {
    switch history.lastWord {
    case MixedHistory.sentenceStart: return NGramTables.sentenceStart
    case MixedHistory.unknown: return NGramTables.unknown
    default:
      let text = lexicon.utf8(of: history.lastWord)
      var start = text.count - 1
      while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
      return token(in: text, at: max(start, 0)).token
    }
  }

  /// The token of the character at a place in UTF-8, and where the next one begins. All characters
  /// that have tokens take three bytes.
  private func token(
    in text: UnsafeRawBufferPointer, at start: Int
  ) -> (token: UInt32, end: Int) {
    guard start < text.count else { return (NGramTables.unknown, start) }
    guard start + 2 < text.count, text[start] & 0xF0 == 0xE0 else {
      return (NGramTables.unknown, start + 4)
    }
    let scalar =
      UInt32(text[start] & 0xF) << 12 | UInt32(text[start + 1] & 0x3F) << 6
      | UInt32(text[start + 2] & 0x3F)
    guard ModelSections.characterRange.contains(scalar) else {
      return (NGramTables.unknown, start + 3)
    }
    let index = Int(scalar - ModelSections.characterRange.lowerBound)
    return (UInt32(characterTokens[index]), start + 3)
  }

  func characterContext(_ history: MixedHistory) -> NGramTables.Prepared {
    characters.prepare(
      NGramTables.Context(node: history.characterNode, last: lastCharacter(history)))
  }
}
