import Lexicon

/// Reading all n-grams of a model one after the other, for tools. Costs and backoffs are in thousandths
/// of a nat; a damaged image gives odd tokens and never a trap.
extension NGramTables {
  /// What backing off from a token costs.
  package func unigramBackoff(of token: Token) -> Cost {
    Self.signed(unigramBackoffs[Int(token)])
  }

  /// How many bigrams are contexts: trigrams follow them, or backing off from them costs something.
  package var contextCount: Int { max(contextOffsets.count - 1, 0) }

  /// Calls `body` with each bigram in ascending order.
  package func forEachBigram(
    _ body: (_ first: Token, _ second: Token, _ cost: Cost, _ backoff: Cost) -> Void
  ) {
    for index in 0..<bigrams.count {
      let (first, second) = bigram(at: index)
      let code = bigramCosts.integer(at: index &* bigramCodeWidth, width: bigramCodeWidth)
      var backoff: Cost = 0
      if let node = contexts.rank(ofSet: index) {
        let code = contextBackoffs.integer(at: node &* contextCodeWidth, width: contextCodeWidth)
        backoff = Self.signed(contextCodes[Int(code)])
      }
      body(first, second, Cost(bigramCodes[Int(code)]), backoff)
    }
  }

  /// Calls `body` with each trigram in ascending order.
  package func forEachTrigram(
    _ body: (_ first: Token, _ second: Token, _ third: Token, _ cost: Cost) -> Void
  ) {
    for index in 0..<bigrams.count {
      guard let node = contexts.rank(ofSet: index) else { continue }
      let (first, second) = bigram(at: index)
      let context = prepare(Context(node: UInt32(truncatingIfNeeded: node &+ 1), last: second))
      let record = context.placeWidth &+ trigramCodeWidth
      for number in 0..<context.trigramCount {
        let bit = context.trigramStart &+ number &* record
        let place = trigrams.integer(at: bit, width: context.placeWidth)
        let code = trigrams.integer(at: bit &+ context.placeWidth, width: trigramCodeWidth)
        let third = bigram(at: context.firstBigram &+ Int(truncatingIfNeeded: place)).1
        body(first, second, third, Cost(trigramCodes[Int(code)]))
      }
    }
  }

  private func bigram(at index: Int) -> (Token, Token) {
    let count = UInt64(max(tokenCount, 1))
    let number = bigrams[index]
    return (
      Token(truncatingIfNeeded: number / count), Token(truncatingIfNeeded: number % count)
    )
  }
}
