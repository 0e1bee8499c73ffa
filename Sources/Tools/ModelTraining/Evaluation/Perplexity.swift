#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How well a model foresees a text: the sums that perplexity is made of.
///
/// Unknown words and the words after them as contexts count as in other tools: an unknown one is not
/// scored, and its share is told beside the perplexity.
package struct Perplexity: Sendable, Equatable {
  /// How many clauses there are; each has an end that is scored.
  package internal(set) var clauses = 0
  /// How many words there are, unknown ones included.
  package internal(set) var words = 0
  /// How many words the model does not know: characters that are no word, and words in other scripts.
  package internal(set) var unknownWords = 0
  /// How many characters the known words have.
  package internal(set) var characters = 0
  /// The sum of `-ln P` of the known words and the ends of clauses, in thousandths of a nat.
  package internal(set) var cost = 0

  /// Nothing seen yet.
  package init() {}

  /// The perplexity of a word: `exp(-Σ ln P / (known words + clauses))`; 1 without text.
  package var perWord: Double { perplexity(words - unknownWords + clauses) }

  /// The perplexity of a character: the same sum over characters and ends of clauses. Models that
  /// segment text differently can be compared by it.
  package var perCharacter: Double { perplexity(characters + clauses) }

  /// The share of words that are unknown, 0 to 1.
  package var unknownShare: Double { words > 0 ? Double(unknownWords) / Double(words) : 0 }

  private func perplexity(_ count: Int) -> Double {
    count > 0 ? exp(Double(cost) / 1000 / Double(count)) : 1
  }
}
