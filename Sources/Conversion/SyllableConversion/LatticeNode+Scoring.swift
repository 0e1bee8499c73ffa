import NGrams
import UserHistory

extension LatticeNode {
  /// What the node costs by a model and by what was typed before, and the state after it. A literal
  /// costs nothing here; after it only the word that it is read as is known, where it is read as one.
  ///
  /// - Parameter context: what was typed after the word that the state ends with.
  @inline(__always)
  func score(
    after state: LanguageModelState, in context: KnownContext,
    model: borrowing any LanguageModel, scorer: any LanguageModelScorer, learned: BorrowedCosts?
  ) -> (cost: Cost, next: LanguageModelState) {
    guard isLiteral else {
      var scored = scorer.score(word, after: state)
      if let learned {
        scored.cost &+= self.learned
        if evidence != Self.noEvidence {
          scored.cost &+= learned.gain(ofKnown: evidence, in: context, on: scored.cost)
        }
      }
      return scored
    }
    guard literalWord != LatticeNode.literal else {
      return (0, model.state(afterUnknownIn: state))
    }
    return (0, scorer.score(literalWord, after: state).next)
  }

  /// The same where the context is not at hand.
  func score(
    after state: LanguageModelState, model: borrowing any LanguageModel,
    scorer: any LanguageModelScorer, learned: LearnedCosts?
  ) -> (cost: Cost, next: LanguageModelState) {
    score(
      after: state, in: learned?.context(after: model.lastWord(in: state)) ?? .none, model: model,
      scorer: scorer, learned: learned.map(BorrowedCosts.init))
  }
}
