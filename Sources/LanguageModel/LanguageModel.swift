import Lexicon

/// What a language model remembers of the words before: nothing for frequencies alone, the last
/// two words for a trigram. Two histories with the same `key` are the same to the model, and the
/// decoder keeps only the better path to them.
public protocol LanguageModelState: Sendable {
  /// Equal exactly when the model treats two histories alike.
  var key: UInt64 { get }
}

/// How likely a word is after the words before it.
public protocol LanguageModel: Sendable {
  associatedtype State: LanguageModelState

  /// The state at the start of a sentence.
  var start: State { get }

  /// `-ln P(word | state)`, and the state after the word.
  func score(_ word: WordID, after state: State) -> (cost: Cost, next: State)

  /// The state after a piece of text that is no word of the lexicon: letters, digits.
  func state(afterUnknownIn state: State) -> State
}
