import LanguageModel
import Lexicon

extension LatticeNode {
  /// What the node costs by a model, and the state after it. A literal costs nothing here; after it
  /// only the word that it is read as is known, where it is read as one.
  @inline(__always)
  func score(
    after state: LanguageModelState, model: borrowing any LanguageModel,
    scorer: any LanguageModelScorer
  ) -> (cost: Cost, next: LanguageModelState) {
    guard isLiteral else { return scorer.score(word, after: state) }
    guard literalWord != LatticeNode.literal else {
      return (0, model.state(afterUnknownIn: state))
    }
    return (0, scorer.score(literalWord, after: state).next)
  }
}
