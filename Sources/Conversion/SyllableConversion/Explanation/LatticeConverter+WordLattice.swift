import InputCore

extension LatticeConverter {
  /// Returns the words considered for the current keystrokes, with the best sentences; nil if there
  /// are no keystrokes or the dictionary file was truncated.
  public func wordLattice(within limits: WordLattice.Limits) -> WordLattice? {
    guard isUsable, lattice.end > 0 else { return nil }
    var builder = WordLatticeBuilder(
      lattice: lattice, decoder: decoder, typed: typed, explainer: explainer)
    for (nodes, explanation) in explainedPaths(limit: limits.sentences) {
      builder.appendSentence(of: nodes, explanation)
    }
    builder.appendWords(within: limits)
    return builder.wordLattice
  }
}
