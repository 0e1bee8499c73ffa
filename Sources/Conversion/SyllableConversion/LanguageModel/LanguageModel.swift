import Decoding
import NGrams

/// What a language model remembers of the words before: nothing for frequencies alone, the last
/// two words for a trigram. Two histories of the same state are the same to the model, and the
/// decoder keeps only the better path to them.
public struct LanguageModelState: Hashable, Sendable {
  /// The model's own name for the history.
  public let key: UInt64

  /// The state a model calls `key`.
  public init(key: UInt64) { self.key = key }
}

/// How likely a word is after the words before it.
public protocol LanguageModel: Sendable {
  /// The state at the start of a sentence.
  var start: LanguageModelState { get }

  /// A scorer of this model, for one decoder.
  func makeScorer() -> any LanguageModelScorer

  /// `-ln P(end of the sentence | state)`.
  func endCost(after state: LanguageModelState) -> Cost

  /// The state after a piece of text that is no word of the lexicon: letters, digits.
  func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState

  /// The word that a state ends with; nil where the model does not know it, or it is none.
  func lastWord(in state: LanguageModelState) -> WordID?

  /// Keeps what is resident of the model within its bounds, where it has any. Asked once a key.
  func limitResidency()

  /// What a scorer's cost of a word is made of. The parts add up to it exactly.
  func explain(_ word: WordID, after state: LanguageModelState) -> [CostPart]

  /// What `endCost(after:)` is made of, exactly.
  func explainEnd(after state: LanguageModelState) -> [CostPart]
}

extension LanguageModel {
  /// Nothing is given back.
  public func limitResidency() {}

  /// The model does not know it.
  public func lastWord(in state: LanguageModelState) -> WordID? { nil }
}

/// Scores words, and may remember what it has looked up: typing on asks for most of it again. It
/// belongs to one decoder, and so to one thread at a time.
public protocol LanguageModelScorer: AnyObject {
  /// `-ln P(word | state)`, and the state after the word.
  func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState)
}
