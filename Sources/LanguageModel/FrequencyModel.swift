import Lexicon

/// The language model of word frequencies: every word is as likely as it is frequent, whatever
/// stands before it.
public struct FrequencyModel: LanguageModel {
  /// Nothing is remembered.
  public struct State: LanguageModelState {
    @inlinable public init() {}
    @inlinable public var key: UInt64 { 0 }
  }

  @usableFromInline let lexicon: Lexicon

  /// The model of the frequencies recorded in `lexicon`.
  public init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  @inlinable public var start: State { State() }

  @inlinable public func score(_ word: WordID, after state: State) -> (cost: Cost, next: State) {
    (lexicon.frequencyCost(of: word), state)
  }

  @inlinable public func state(afterUnknownIn state: State) -> State { state }
}
