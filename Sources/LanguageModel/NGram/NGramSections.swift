/// The sections of an image that hold an n-gram model. There may be two of them, of words and of
/// characters, told apart by the first part of the names.
///
/// Tokens are numbered: 0 is an unknown one, 1 the start of a sentence, 2 its end, and the others
/// follow, the most frequent first. Costs are `-ln P` and backoffs `-ln` of the backoff weight, in
/// thousandths of a nat.
///
/// ```
/// bigram (v, w)     the i-th of the ascending numbers v · V + w, in Elias–Fano coding
/// trigram (u, v, w) stands behind its context, the bigram (u, v), as the place of (v, w) among the
///                   bigrams that begin with v: a small number, because few words follow v at all
/// ```
package enum NGramSections {
  /// The first part of the names for a model of words.
  package static let words = "words"
  /// The first part of the names for a model of characters.
  package static let characters = "chars"

  /// `UInt16` a token: its cost without context.
  package static let unigramCosts = "unigram.costs"
  /// `Int16` a token: what backing off from it as a context costs.
  package static let unigramBackoffs = "unigram.backoffs"
  /// `UInt32` a token and one more: the first bigram that begins with it.
  package static let firstBigrams = "bigram.first"
  /// `EliasFano`: the bigrams.
  package static let bigrams = "bigrams"
  /// Bits: the code of each bigram's cost.
  package static let bigramCosts = "bigram.costs"
  /// `UInt16` a code: the cost.
  package static let bigramCodes = "bigram.codes"
  /// `RankedBits`: the bigrams that trigrams follow or that cost something to back off from. They are
  /// the contexts, numbered in order.
  package static let contexts = "contexts"
  /// Bits: the code of each context's backoff.
  package static let contextBackoffs = "context.backoffs"
  /// `Int16` a code: the backoff.
  package static let contextCodes = "context.codes"
  /// `EliasFano`: the first bit of each context's trigrams, and where the last ends.
  package static let contextOffsets = "context.offsets"
  /// Bits: for each trigram the place of its bigram (v, w) among those of v, in as many bits as the
  /// largest needs, then the code of its cost. They ascend within a context.
  package static let trigrams = "trigrams"
  /// `UInt16` a code: the cost.
  package static let trigramCodes = "trigram.codes"

  /// How many bits a code of costs or backoffs takes: at least one, so that a record of a trigram is
  /// never empty.
  package static func codeWidth(codebookSize: Int) -> Int {
    max(1, Int.bitWidth - max(codebookSize - 1, 0).leadingZeroBitCount)
  }

  /// How many bits the place among `count` bigrams takes.
  package static func placeWidth(successors count: Int) -> Int {
    Int.bitWidth - max(count - 1, 0).leadingZeroBitCount
  }

  /// The full name of a section.
  package static func name(_ prefix: String, _ part: String) -> String { "\(prefix).\(part)" }
}
