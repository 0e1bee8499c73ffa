import LanguageModel
import Lexicon

extension LanguageModel {
  /// What a node costs by the model, and the state after it. A literal costs nothing here; after it
  /// only the word that it is read as is known, where it is read as one.
  @inline(__always)
  func score(
    _ node: LatticeNode, after state: LanguageModelState, with scorer: any LanguageModelScorer
  ) -> (cost: Cost, next: LanguageModelState) {
    guard node.isLiteral else { return scorer.score(node.word, after: state) }
    guard node.literalWord != LatticeNode.literal else {
      return (0, self.state(afterUnknownIn: state))
    }
    return (0, scorer.score(node.literalWord, after: state).next)
  }
}
