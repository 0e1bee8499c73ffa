/// The sections of an image that tie its n-gram models to its lexicon: columns by `WordID`.
///
/// The n-gram models themselves are in the sections of `NGramSections`; a lexicon has more words
/// than the model of words, and characters have numbers of their own.
package enum ModelSections {
  /// `UInt32` a word: its token in the model of words, 0 for a word too rare to have one.
  package static let tokens = "model.tokens"
  /// `UInt16` a word: what its third and further characters cost after those before them, in
  /// thousandths of a nat.
  package static let innerCosts = "model.chars.inner"
  /// `UInt32` a word: the context of its last two characters in the model of characters
  /// (`NGramTables.Context.node`); 0 where it has one character.
  package static let lastContexts = "model.chars.context"
  /// `UInt16` a code point of `characterRange`: its token in the model of characters. This one
  /// is no column by `WordID`.
  package static let characterTokens = "model.chars.tokens"

  /// `UInt32`: α, β and the cost of a rare word (`MixedModel.Weights`).
  package static let weights = "model.weights"

  /// The code points that `characterTokens` covers: the unified ideographs of the basic plane.
  package static let characterRange: Range<UInt32> = 0x3400..<0xA000
}
