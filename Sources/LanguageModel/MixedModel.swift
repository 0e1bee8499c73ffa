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

  /// A state holds what both models remember: the number of the context of words, the last word and
  /// the number of the context of characters.
  private struct History {
    var wordNode: UInt32
    var lastWord: WordID
    var characterNode: UInt32

    static let nodeBits: UInt64 = 22
    static let wordBits: UInt64 = 20
    static let sentenceStart = WordID(1 << wordBits - 1)
    static let unknown = WordID(1 << wordBits - 2)

    init(wordNode: UInt32 = 0, lastWord: WordID, characterNode: UInt32 = 0) {
      self.wordNode = wordNode
      self.lastWord = lastWord
      self.characterNode = characterNode
    }

    init(_ state: LanguageModelState) {
      let key = state.key
      wordNode = UInt32(truncatingIfNeeded: key >> (Self.wordBits + Self.nodeBits))
      lastWord = WordID(
        truncatingIfNeeded: key >> Self.nodeBits & (1 << Self.wordBits - 1))
      characterNode = UInt32(truncatingIfNeeded: key & (1 << Self.nodeBits - 1))
    }

    var state: LanguageModelState {
      LanguageModelState(
        key: UInt64(wordNode) << (Self.wordBits + Self.nodeBits)
          | UInt64(lastWord) << Self.nodeBits | UInt64(characterNode))
    }
  }

  private let lexicon: Lexicon
  private let weights: Weights
  private let words: NGramTables
  private let characters: NGramTables
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
  public var start: LanguageModelState { History(lastWord: History.sentenceStart).state }

  /// The cost of the word after the state by both models, and the state after it.
  public func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState) {
    let history = History(state)
    var next = History(lastWord: word)
    let context = wordContext(history)
    let token = tokens[Int(word)]
    var wordCost: Cost
    if token == 0 {
      wordCost = context.backoffCost &+ lexicon.frequencyCost(of: word) &+ weights.rareWord
    } else {
      let scored = words.score(token, after: context)
      wordCost = scored.cost
      next.wordNode = scored.next.node
    }
    var (characterCost, after) = characters.score(
      UInt32(firstCharacters[Int(word)]), after: characterContext(history))
    next.characterNode = after.node
    let second = secondCharacters[Int(word)]
    if second != ModelSections.noCharacter {
      characterCost &+=
        characters.score(UInt32(second), after: characters.prepare(after)).cost
        &+ Cost(innerCosts[Int(word)])
      next.characterNode = lastContexts[Int(word)]
    }
    return (mixed(words: wordCost, characters: characterCost), next.state)
  }

  /// The cost of the sentence ending after the state.
  public func endCost(after state: LanguageModelState) -> Cost {
    let history = History(state)
    let wordCost = words.score(NGramTables.sentenceEnd, after: wordContext(history)).cost
    let characterCost =
      characters.score(NGramTables.sentenceEnd, after: characterContext(history)).cost
    return mixed(words: wordCost, characters: characterCost)
  }

  /// The state in which only an unknown word is known.
  public func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState {
    History(lastWord: History.unknown).state
  }

  private func mixed(words: Cost, characters: Cost) -> Cost {
    (words &* weights.words &+ characters &* weights.characters) >> 8
  }

  private func wordContext(_ history: History) -> NGramTables.Prepared {
    words.prepare(
      NGramTables.Context(node: history.wordNode, last: token(of: history.lastWord)))
  }

  private func characterContext(_ history: History) -> NGramTables.Prepared {
    characters.prepare(
      NGramTables.Context(
        node: history.characterNode, last: lastCharacter(of: history.lastWord)))
  }

  private func token(of word: WordID) -> UInt32 {
    switch word {
    case History.sentenceStart: NGramTables.sentenceStart
    case History.unknown: NGramTables.unknown
    default: tokens[Int(word)]
    }
  }

  private func lastCharacter(of word: WordID) -> UInt32 {
    switch word {
    case History.sentenceStart: NGramTables.sentenceStart
    case History.unknown: NGramTables.unknown
    default: UInt32(lastCharacters[Int(word)])
    }
  }
}
