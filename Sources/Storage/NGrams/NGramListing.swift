import DictionaryImage

/// Lists all n-grams of a model, for tools. Costs and backoffs are in nats × 1000. A damaged image
/// gives odd tokens and never a trap.
extension NGramTables {
  /// A bigram with its cost and its backoff as a context.
  package struct Bigram: Sendable {
    package let first: Token
    package let second: Token
    package let cost: Cost
    package let backoff: Cost
  }

  /// A trigram with its cost.
  package struct Trigram: Sendable {
    package let first: Token
    package let second: Token
    package let third: Token
    package let cost: Cost
  }

  /// Returns the backoff of a token as a context.
  package func unigramBackoff(of token: Token) -> Cost {
    Self.signed(unigramBackoffs[Int(token)])
  }

  /// The number of bigrams. Reads the head of each block.
  package var bigramCount: Int {
    (0..<Token(truncatingIfNeeded: tokenCount)).reduce(0) { sum, token in
      let block = block(of: token)
      return sum &+ block.contexts.count &+ block.bigrams.count
    }
  }

  /// Returns all bigrams in ascending order, 16 bytes each.
  package func bigrams() -> [Bigram] {
    var found: [Bigram] = []
    for token in 0..<Token(truncatingIfNeeded: tokenCount) {
      let block = block(of: token)
      func append(_ first: Int, _ code: UInt64, _ backoff: Cost) {
        let code = Int(truncatingIfNeeded: code & (1 &<< UInt64(bigramCodeWidth) &- 1))
        found.append(
          Bigram(
            first: Token(truncatingIfNeeded: first), second: token,
            cost: Cost(bigramCodes[code]), backoff: backoff))
      }
      block.contexts.forEach { append($0, $1, contextBackoff($1)) }
      block.bigrams.forEach { append($0, $1, 0) }
    }
    found.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    return found
  }

  /// Returns all trigrams in ascending order, 16 bytes each.
  package func trigrams() -> [Trigram] {
    let tokens = 0..<Token(truncatingIfNeeded: tokenCount)
    var contexts: [(first: Token, second: Token)] = []
    for token in tokens {
      block(of: token).contexts.forEach { first, _ in
        contexts.append((Token(truncatingIfNeeded: first), token))
      }
    }
    var found: [Trigram] = []
    for token in tokens {
      block(of: token).trigrams.forEach { number, code in
        guard contexts.indices.contains(number) else { return }
        found.append(
          Trigram(
            first: contexts[number].first, second: contexts[number].second, third: token,
            cost: Cost(trigramCodes[Int(truncatingIfNeeded: code)])))
      }
    }
    found.sort { ($0.first, $0.second, $0.third) < ($1.first, $1.second, $1.third) }
    return found
  }
}
