import NGrams
import UserHistory

extension LatticeNode {
  /// Returns the node's cost by the language model and the user model, and the state after it.
  ///
  /// A literal costs nothing here. The state after it knows only the word that the literal is read
  /// as, if there is one.
  ///
  /// - Parameter context: the learned followers of the word that the state ends with.
  @inline(__always)
  func score(
    after state: LanguageModelState, in context: KnownContext,
    model: any LanguageModel, scorer: any LanguageModelScorer, learned: BorrowedCosts?
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

  /// Returns the node's cost and the state after it, after looking up the context.
  func score(
    after state: LanguageModelState, model: any LanguageModel,
    scorer: any LanguageModelScorer, learned: LearnedCosts?
  ) -> (cost: Cost, next: LanguageModelState) {
    score(
      after: state, in: learned?.context(after: model.lastWord(in: state)) ?? .none, model: model,
      scorer: scorer, learned: learned.map(BorrowedCosts.init))
  }
}
