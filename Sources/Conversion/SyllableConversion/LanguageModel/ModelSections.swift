import NGrams

/// The sections of an image that tie its n-gram models to its lexicon.
///
/// The n-gram models themselves are in the sections of `NGramSections`; a lexicon has more words
/// than the model of words, and characters have numbers of their own.
package enum ModelSections {
  /// Bits: the `WordTraits` of each word, by `WordID`.
  package static let traits = "model.traits"

  /// `UInt32`: α, β, the cost of a rare word and γ (`MixedModel.Weights`).
  package static let weights = "model.weights"
}
