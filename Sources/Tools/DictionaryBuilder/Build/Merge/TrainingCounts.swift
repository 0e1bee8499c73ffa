import SyllableConversion

/// The word counts of a training text, which replace those of the sources. The model's probability
/// of a word and the word's frequency have to be of the same text.
struct TrainingCounts: Sendable {
  let counts: [String: UInt64]
  /// The count of a single character that the text does not contain. Longer words are left out; a
  /// character has to stay, or text with it could not be typed.
  let floor: Double
  /// The source number of the text.
  let source: OriginSet

  /// Returns the count and sources of a word of `table`; nil if the word is left out. Training
  /// texts consist of Han characters: a word with letters keeps the count of its list.
  func count(of word: Int, in table: WordTable) -> (count: Double, set: SourceSet)? {
    let text = table.word(word)
    var set = table.set(word)
    if let count = counts[text] {
      set.count = source
      set.listed.formUnion(source)
      return (Double(count), set)
    }
    if text.utf8.contains(where: SyllableTable.isLatin) { return (table.counts[word], set) }
    guard text.unicodeScalars.count == 1 else { return nil }
    set.count = []
    return (floor, set)
  }
}
