import SyllableConversion

/// The word counts of a training text, which replace those of the sources. The model's probability
/// of a word and the word's frequency have to be of the same text.
///
/// Longer words that the text lacks are left out, unless a source keeps them: set phrases are rare
/// in any text, and new words are younger than the text. A kept word has the count that the keeping
/// source decided, as an estimate of its occurrences in the text; otherwise that source's minimum.
struct TrainingCounts: Sendable {
  let counts: WordCounts
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
    table.withText(of: word) { count(of: $0, word, table) }
  }

  private func count(
    of text: UnsafeRawBufferPointer, _ word: Int, _ table: WordTable
  ) -> (count: Double, set: SourceSet)? {
    var set = table.set(word)
    if let count = counts.count(of: text) {
      set.count = source
      set.listed.formUnion(source)
      return (Double(count), set)
    }
    if text.contains(where: { $0 < 0x80 && SyllableTable.isLatin($0) }) {
      return (table.counts[word], set)
    }
    let length = text.count { $0 & 0xC0 != 0x80 }
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
