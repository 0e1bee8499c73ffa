import Lexicon

extension NGramTables {
  /// What a cost of `score` is made of.
  struct Breakdown {
    /// 1 to 3: the longest n-gram that the model has of the context and the token.
    let order: Int
    /// What backing off to it costs.
    let backoff: Cost
    /// What it costs itself.
    let cost: Cost
    /// The context after the token.
    let next: Context

    /// `unigram`, `bigram` or `trigram`.
    var name: String { ["unigram", "bigram", "trigram"][order - 1] }
  }

  /// The same as `score`, in its parts: `backoff &+ cost` is the cost.
  func breakdown(of token: Token, after context: Prepared) -> Breakdown {
    let (total, next) = score(token, after: context)
    func breakdown(order: Int, backoff: Cost) -> Breakdown {
      Breakdown(order: order, backoff: backoff, cost: total &- backoff, next: next)
    }
    guard let bigram = bigrams.index(of: bigramNumber(context.last, token)) else {
      return breakdown(order: 1, backoff: context.backoffCost)
    }
    let place = UInt64(truncatingIfNeeded: bigram &- context.firstBigram)
    let hasTrigram =
      context.trigramCount > 0 && trigramCost(place: place, after: context) != nil
    return hasTrigram
      ? breakdown(order: 3, backoff: 0) : breakdown(order: 2, backoff: context.contextBackoff)
  }
}
