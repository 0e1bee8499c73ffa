import NGrams

/// A lexicon entry with its context-free costs.
///
/// The user model keeps the entries of words typed before: even the rarest of them is considered
/// each time its reading occurs, and the lexicon is not searched again.
struct WordEntry {
  var entry: Int
  var word: WordID
  /// The cost of the reading, given the word, and the cost of the word by its frequency.
  var readingCost: Cost
  var frequencyCost: Cost

  /// The total cost of the entry without any context.
  var cost: Cost { readingCost &+ frequencyCost }

  /// Reads an entry of a lexicon.
  init(_ entry: Int, in lexicon: Lexicon) {
    self.entry = entry
    word = lexicon.word(ofEntry: entry)
    readingCost = lexicon.readingCost(ofEntry: entry)
    frequencyCost = lexicon.frequencyCost(of: word)
  }
}
