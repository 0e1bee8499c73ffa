/// All words of a lexicon inside a text: 上, 海 and 上海 in 上海.
struct TargetWords {
  /// A word at `start ..< end` of the text's characters.
  struct Occurrence {
    let start: Int
    let end: Int
    let word: WordID
  }

  /// The maximum length of a word in characters.
  private static let maximumWordLength = 32

  /// The text, one string per Unicode scalar.
  let characters: [String]
  /// The words by their end index.
  let occurrences: [[Occurrence]]

  init(_ text: String, lexicon: Lexicon) {
    characters = text.unicodeScalars.map { String($0) }
    var occurrences: [[Occurrence]] = Array(repeating: [], count: characters.count + 1)
    for end in occurrences.indices.dropFirst() {
      for start in max(0, end - Self.maximumWordLength)..<end {
        guard let word = lexicon.word(spelled: characters[start..<end].joined()) else { continue }
        occurrences[end].append(Occurrence(start: start, end: end, word: word))
      }
    }
    self.occurrences = occurrences
  }

  /// The distinct words.
  var words: Set<WordID> { Set(occurrences.joined().map { $0.word }) }

  /// The text split from left to right into the longest words. The word is nil for a character that
  /// begins none.
  var pieces: [(text: String, word: WordID?)] {
    var pieces: [(text: String, word: WordID?)] = []
    var start = 0
    while start < characters.count {
      let longest = occurrences.joined().last { $0.start == start }
      let end = longest?.end ?? start + 1
      pieces.append((characters[start..<end].joined(), longest?.word))
      start = end
    }
    return pieces
  }
}
