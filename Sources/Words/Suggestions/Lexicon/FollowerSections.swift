/// The sections of an n-gram model of words: which words follow which, and how likely. All of them may
/// be missing; frequencies decide then.
///
/// A pair is a word behind another, a triple a word behind a pair. The pairs of a first word stand
/// together, ascending by their second word, and so do the triples of a pair. The start of a sentence
/// counts as a first word: its number is the number of words. Costs are in `step` thousandths of a
/// nat.
///
/// P(w | u v) is that of the triple where there is one, else `pairBackoffs` of (u, v) plus
/// P(w | v), which is that of the pair, else `firstBackoffs` of v plus P(w), all as costs.
package enum FollowerSections {
  /// What a cost of one stands for, in thousandths of a nat.
  package static let step: Int32 = 64

  /// `UInt32` a first word that has pairs: its number, ascending.
  package static let firstWords = "pairs.first"
  /// `UInt32` a first word that has pairs and one more: its first pair.
  package static let pairOffsets = "pairs.offsets"
  /// `UInt32` a pair: its second word.
  package static let pairWords = "pairs.words"
  /// `UInt8` a pair: the cost of its second word behind the first.
  package static let pairCosts = "pairs.costs"
  /// `UInt8` a first word that has pairs: what a word costs more that is in none of them.
  package static let firstBackoffs = "pairs.backoffs"
  /// `UInt32` a pair and one more: its first triple.
  package static let tripleOffsets = "triples.offsets"
  /// `UInt32` a triple: its third word.
  package static let tripleWords = "triples.words"
  /// `UInt8` a triple: the cost of its third word.
  package static let tripleCosts = "triples.costs"
  /// `UInt8` a pair: what a word costs more that is in none of its triples.
  package static let pairBackoffs = "triples.backoffs"
}
