extension LatticeConverter {
  /// Longer texts are not made keys again.
  private static let longestText = 32
  /// Longer than any word that is looked for.
  private static let longestWord = 16

  /// The longest word of the lexicon that a text ends with; nil where there is none. Letters are not cut:
  /// `gle` is no word of Google.
  public func lastWord(of text: String) -> String? {
    let end = Array(text.suffix(Self.longestWord))
    for start in end.indices where !Self.isInLetters(start, of: end) {
      let part = String(end[start...])
      if lexicon.word(spelled: part) != nil { return part }
    }
    return nil
  }

  /// Whether a letter stands on both sides of a place.
  private static func isInLetters(_ position: Int, of characters: [Character]) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isASCII && characters[index].isLetter
    }
    return isLetter(position - 1) && isLetter(position)
  }

  /// The syllables of a text, word by word, the longest first, each with its likeliest reading. Nil
  /// where a part is no word. It looks through the whole lexicon: some milliseconds.
  public func syllables(of text: String) -> [String]? {
    let characters = Array(text)
    guard isUsable, !characters.isEmpty, characters.count <= Self.longestText else { return nil }
    var words: [WordID] = []
    var start = 0
    while start < characters.count {
      let ends = stride(from: min(start + Self.longestWord, characters.count), to: start, by: -1)
      let next = ends.lazy.filter { !Self.isInLetters($0, of: characters) }.compactMap { end in
        lexicon.word(spelled: String(characters[start..<end])).map { (end: end, word: $0) }
      }.first
      guard let next else { return nil }
      words.append(next.word)
      start = next.end
    }
    let readings = lexicon.readings(of: Set(words))
    var syllables: [String] = []
    for word in words {
      guard let reading = readings[word]?.first else { return nil }
      syllables += spellings(of: reading.syllables)
    }
    return syllables
  }
}
