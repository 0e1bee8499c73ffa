import Decoding
import NGrams

/// A unigram language model: the cost of a word depends on its frequency alone, not on the
/// preceding words.
public final class FrequencyModel: LanguageModel {
  private let lexicon: Lexicon

  /// Creates the model of the frequencies recorded in `lexicon`.
  public init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// The only state: the model has no context.
  public var start: LanguageModelState { LanguageModelState(key: 0) }

  /// Returns a scorer that looks frequencies up.
  public func makeScorer() -> any LanguageModelScorer { Scorer(lexicon: lexicon) }

  /// Returns the only state.
  public func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState { state }

  /// Returns the frequency of the word as the only part.
  public func explain(_ word: WordID, after state: LanguageModelState) -> [CostPart] {
    [CostPart(.words, "frequency", lexicon.frequencyCost(of: word))]
  }

  /// Returns an empty array: the end of a sentence costs nothing.
  public func explainEnd(after state: LanguageModelState) -> [CostPart] { [] }

  private final class Scorer: LanguageModelScorer {
    private let lexicon: Lexicon

    init(lexicon: Lexicon) {
      self.lexicon = lexicon
    }

    func score(
      _ word: WordID, after state: LanguageModelState
    ) -> (cost: Cost, next: LanguageModelState) {
      (lexicon.frequencyCost(of: word), state)
    }

    /// Returns 0: frequencies say nothing about the end of a sentence.
    func endCost(after state: LanguageModelState) -> Cost { 0 }
  }
}
