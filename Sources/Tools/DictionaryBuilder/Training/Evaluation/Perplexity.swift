import LibC

/// The sums from which the perplexity of a model on a text is computed.
///
/// As in other tools, an unknown word is not scored but serves as context for the next words. The
/// share of unknown words is reported beside the perplexity.
package struct Perplexity: Sendable, Equatable {
  /// The number of clauses. The end of each is scored.
  package internal(set) var clauses = 0
  /// The number of words, including unknown ones.
  package internal(set) var words = 0
  /// The number of words that the model does not know: characters that are not words, and words in
  /// other scripts.
  package internal(set) var unknownWords = 0
  /// The number of characters in the known words.
  package internal(set) var characters = 0
  /// The sum of `-ln P` of the known words and the ends of clauses, in nats × 1000.
  package internal(set) var cost = 0

  /// Creates empty sums.
  package init() {}

  /// The perplexity per word: `exp(-Σ ln P / (known words + clauses))`; 1 without text.
  package var perWord: Double { perplexity(words - unknownWords + clauses) }

  /// The perplexity per character: the same sum over characters and ends of clauses. It is
  /// comparable between models that segment text differently.
  package var perCharacter: Double { perplexity(characters + clauses) }

  /// The share of unknown words, 0 to 1.
  package var unknownShare: Double { words > 0 ? Double(unknownWords) / Double(words) : 0 }

  private func perplexity(_ count: Int) -> Double {
    count > 0 ? exp(Double(cost) / 1000 / Double(count)) : 1
  }
}
