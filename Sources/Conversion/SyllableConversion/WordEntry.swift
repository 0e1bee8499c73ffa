import NGrams

/// An entry of a lexicon with what it costs by itself. Of those that were typed before it is kept: the
/// rarest are met each time that their reading is, and the lexicon is not asked again.
struct WordEntry {
  var entry: Int
  var word: WordID
  /// How unlikely the reading is, given the word, and how rare the word.
  var readingCost: Cost
  var frequencyCost: Cost

  /// What the entry costs where nothing is known of its neighbours.
  var cost: Cost { readingCost &+ frequencyCost }

  /// An entry of a lexicon.
  init(_ entry: Int, in lexicon: Lexicon) {
    self.entry = entry
    word = lexicon.word(ofEntry: entry)
    readingCost = lexicon.readingCost(ofEntry: entry)
    frequencyCost = lexicon.frequencyCost(of: word)
  }
}
