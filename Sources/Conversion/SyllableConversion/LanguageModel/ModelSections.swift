import NGrams

/// The image sections that link the n-gram models to the lexicon.
///
/// The n-gram models themselves are in the sections of `NGramSections`. A lexicon has more words
/// than the word model, and characters have their own numbers.
package enum ModelSections {
  /// Bits: the `WordTraits` of each word, by `WordID`.
  package static let traits = "model.traits"

  /// `UInt32`: α, β, the cost of a rare word, and γ (`MixedModel.Weights`).
  package static let weights = "model.weights"
}
