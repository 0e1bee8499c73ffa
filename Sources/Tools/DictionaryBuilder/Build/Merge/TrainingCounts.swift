import SyllableConversion

/// The word counts of a training text, which replace those of the sources. The model's probability
/// of a word and the word's frequency have to be of the same text.
///
/// Longer words that the text lacks are left out, unless a source keeps them: set phrases are rare
/// in any text, and new words are younger than the text. A kept word has the count that the keeping
/// source decided, as an estimate of its occurrences in the text; otherwise that source's minimum.
struct TrainingCounts: Sendable {
  let counts: [String: UInt64]
  /// The count of a single character that the text does not contain. Longer words are left out; a
  /// character has to stay, or text with it could not be typed.
  let floor: Double
  /// The source number of the text.
  let source: OriginSet
  /// The sources that keep words, in order of priority.
  let keeping: [KeptWords]

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
    let length = text.unicodeScalars.count
    guard length > 1 else {
      set.count = []
      return (floor, set)
    }
    guard let kept = keeping.first(where: { $0.keeps(set, length: length) }) else { return nil }
    if set.count.isDisjoint(with: kept.sources) {
      set.count = kept.sources.intersection(set.listed)
      return (kept.minimumCount, set)
    }
    return (table.counts[word], set)
  }
}
