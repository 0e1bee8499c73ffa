import SyllableConversion

/// The counts of a training text in the place of those of the sources: what a model says of a word
/// and what its frequency says have to be of the same text.
struct TrainingCounts: Sendable {
  let counts: [String: UInt64]
  /// The count of a single character that the text does not have. Longer words are then left out;
  /// a character has to stay, or there would be text that cannot be typed.
  let floor: Double
  /// What stands for the text among the sources.
  let source: OriginSet

  /// The count of a word of `table` and what it rests on; nil where it is left out. Training texts are
  /// made of Han characters: a word with letters keeps the count of its list.
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
