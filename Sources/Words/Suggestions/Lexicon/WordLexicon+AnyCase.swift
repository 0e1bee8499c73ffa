extension WordLexicon {
  /// The cost of leaving out or adding a diacritic: `fur` is hardly für.
  private static let otherMarks: Int32 = 3_000

  /// Returns the cost of a word in any case, or of one with other diacritics; nil if the lexicon has
  /// neither.
  package func costInAnyCase(of word: some StringProtocol) -> Int32? {
    let small = word.lowercased()
    return words(spelled: word).map { number in
      cost(of: number) + (text(of: number).lowercased() == small ? 0 : Self.otherMarks)
    }.min()
  }
}
