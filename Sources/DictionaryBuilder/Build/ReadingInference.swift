import Lexicon

/// Makes up the reading of a word of which none is recorded: from the left, the longest known
/// sub-word (at least two characters, with a recorded reading) gives its most common reading; where
/// there is none, one character gives its own. 银行卡 without a reading is 银行 (yin hang) and 卡 (ka).
struct ReadingInference {
  /// Longer sub-words are not looked for.
  static let maximumLength = 8

  let merger: WordMerger

  /// The reading, nil where a character has none.
  func reading(of word: Word) -> [SyllableID]? {
    let offsets = word.characterOffsets
    let length = offsets.count - 1
    var reading: [SyllableID] = []
    var start = 0
    while start < length {
      guard let (part, end) = longest(word, offsets, from: start) else { return nil }
      reading += part
      start = end
    }
    return reading
  }

  private func longest(
    _ word: Word, _ offsets: [Int], from start: Int
  ) -> (reading: [SyllableID], end: Int)? {
    var end = min(start + Self.maximumLength, offsets.count - 1)
    while end > start {
      let part = Word(validated: word.utf8[offsets[start]..<offsets[end]])
      if let reading = merger.readings(of: part)?.mostCommon { return (reading, end) }
      end -= 1
    }
    return nil
  }
}
