extension LatticeConverter {
  /// The maximum length of a text that is converted back to syllables, in characters.
  private static let maximumTextLength = 32
  /// The maximum length of a word searched for, in characters.
  private static let maximumWordLength = 16

  /// Returns the longest word of the lexicon that a text ends with; nil if there is none. Runs of
  /// letters are not split: `gle` is no word of Google.
  public func lastWord(of text: String) -> String? {
    let end = Array(text.suffix(Self.maximumWordLength))
    for start in end.indices where !Self.isInLetters(start, of: end) {
      let part = String(end[start...])
      if lexicon.word(spelled: part) != nil { return part }
    }
    return nil
  }

  /// Returns whether an index lies between two letters.
  private static func isInLetters(_ position: Int, of characters: [Character]) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isASCII && characters[index].isLetter
    }
    return isLetter(position - 1) && isLetter(position)
  }

  /// Returns the syllables of a text, split from left to right into the longest words, each with
  /// its likeliest reading. Scans the words of the whole lexicon, which takes half a millisecond.
  ///
  /// - Returns: nil if a part is no word, or the text is empty or longer than 32 characters.
  public func syllables(of text: String) -> [String]? { syllables(of: [text]).first ?? nil }

  /// Returns the syllables of each text, for the price of one.
  public func syllables(of texts: [String]) -> [[String]?] {
    let words = texts.map(words)
    let readings = lexicon.readings(of: Set(words.compactMap { $0 }.joined()))
    return words.map { words in
      guard let words else { return nil }
      var syllables: [String] = []
      for word in words {
        guard let reading = readings[word]?.first else { return nil }
        syllables += spellings(of: reading.syllables)
      }
      return syllables
    }
  }

  /// Splits a text from left to right into the longest words; nil if a part is no word.
  private func words(of text: String) -> [WordID]? {
    let characters = Array(text)
    guard isUsable, !characters.isEmpty, characters.count <= Self.maximumTextLength else {
      return nil
    }
    var words: [WordID] = []
    var start = 0
    while start < characters.count {
      let ends = stride(
        from: min(start + Self.maximumWordLength, characters.count), to: start, by: -1)
      let next = ends.lazy.filter { !Self.isInLetters($0, of: characters) }.compactMap { end in
        lexicon.word(spelled: String(characters[start..<end])).map { (end: end, word: $0) }
      }.first
      guard let next else { return nil }
      words.append(next.word)
      start = next.end
    }
    return words
  }
}
