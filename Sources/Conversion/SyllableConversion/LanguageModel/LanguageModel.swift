import Decoding
import NGrams

/// The state of a language model, which stands for the preceding words: nothing for frequencies
/// alone, the last two words for a trigram. Word sequences with the same state are equal to the
/// model, and the decoder keeps only the cheapest path to each state.
public struct LanguageModelState: BitwiseCopyable, Hashable, Sendable {
  /// An identifier that the model chooses for the state.
  public let key: UInt64

  /// Creates the state with the identifier `key`.
  public init(key: UInt64) { self.key = key }
}

/// A language model: the cost of a word after the preceding words.
public protocol LanguageModel: AnyObject, Sendable {
  /// The state at the start of a sentence.
  var start: LanguageModelState { get }

  /// Returns a scorer of this model, for one decoder.
  func makeScorer() -> any LanguageModelScorer

  /// Returns the state after text that is no word of the lexicon, such as letters or digits.
  func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState

  /// Returns the word that a state ends with; nil if there is none or the model does not record it.
  func lastWord(in state: LanguageModelState) -> WordID?

  /// Returns the parts of a scorer's cost of a word. They add up to it exactly.
  func explain(_ word: WordID, after state: LanguageModelState) -> [CostPart]

  /// Returns the parts of a scorer's cost of the end of a sentence. They add up to it exactly.
  func explainEnd(after state: LanguageModelState) -> [CostPart]
}

extension LanguageModel {
  /// Returns nil: the model does not record the last word.
  public func lastWord(in state: LanguageModelState) -> WordID? { nil }
}

/// A scorer of words, which may cache lookups: each further keystroke asks for most of them again.
/// It belongs to one decoder and must be used on one thread at a time.
public protocol LanguageModelScorer: AnyObject {
  /// Returns `-ln P(word | state)` in nats × 1000, and the state after the word.
  func score(
    _ word: WordID, after state: LanguageModelState
  ) -> (cost: Cost, next: LanguageModelState)

  /// Returns `-ln P(end of the sentence | state)` in nats × 1000.
  func endCost(after state: LanguageModelState) -> Cost
}
