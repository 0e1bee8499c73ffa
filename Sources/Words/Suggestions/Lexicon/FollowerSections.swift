/// The sections of an n-gram model of words. All of them are optional; without them unigram
/// frequencies decide.
///
/// A pair is a word after another, a triple a word after a pair. The pairs of a first word are
/// contiguous, ascending by their second word, and so are the triples of a pair. The start of a
/// sentence counts as a first word: its index is the number of words. Costs are in units of `step`
/// (nats × 1000).
///
/// The cost of w after u v is that of the triple if there is one, otherwise `pairBackoffs` of (u,
/// v) plus the cost of w after v. That is the cost of the pair if there is one, otherwise
/// `firstBackoffs` of v plus the unigram cost of w.
package enum FollowerSections {
  /// The size of one cost unit (nats × 1000).
  package static let step: Int32 = 64

  /// `UInt32` per first word with pairs: its index in the lexicon, ascending.
  package static let firstWords = "pairs.first"
  /// `UInt32` per first word with pairs, plus one: its first pair.
  package static let pairOffsets = "pairs.offsets"
  /// `UInt32` per pair: its second word.
  package static let pairWords = "pairs.words"
  /// `UInt8` per pair: the cost of its second word after the first.
  package static let pairCosts = "pairs.costs"
  /// `UInt8` per first word with pairs: the back-off cost of a word without a pair.
  package static let firstBackoffs = "pairs.backoffs"
  /// `UInt32` per pair, plus one: its first triple.
  package static let tripleOffsets = "triples.offsets"
  /// `UInt32` per triple: its third word.
  package static let tripleWords = "triples.words"
  /// `UInt8` per triple: the cost of its third word.
  package static let tripleCosts = "triples.costs"
  /// `UInt8` per pair: the back-off cost of a word without a triple.
  package static let pairBackoffs = "triples.backoffs"
}
