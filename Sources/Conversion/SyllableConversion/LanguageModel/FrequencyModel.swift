import Decoding
import NGrams

/// The language model of word frequencies: every word is as likely as it is frequent, whatever
/// stands before it.
public struct FrequencyModel: LanguageModel {
  private let lexicon: Lexicon

  /// The model of the frequencies recorded in `lexicon`.
  public init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// The only state: nothing is remembered.
  public var start: LanguageModelState { LanguageModelState(key: 0) }

  /// A scorer that looks frequencies up.
  public func makeScorer() -> any LanguageModelScorer { Scorer(lexicon: lexicon) }

  /// Frequencies do not know where sentences end.
  public func endCost(after state: LanguageModelState) -> Cost { 0 }

  /// The only state.
  public func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState { state }

  /// The frequency of the word.
  public func explain(_ word: WordID, after state: LanguageModelState) -> [CostPart] {
    [CostPart(.words, "frequency", lexicon.frequencyCost(of: word))]
  }

  /// Nothing.
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
  }
}
