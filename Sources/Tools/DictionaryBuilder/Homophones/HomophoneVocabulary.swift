import SyllableConversion

/// The words of a homophone model, in the order of their vectors: the most frequent first.
struct HomophoneVocabulary {
  struct Word {
    let text: String
    let reading: String
    let count: UInt64
  }

  let words: [Word]
  /// The numbers of the first and of the last character of each token, beginning with the tokens
  /// that are no words. Characters are numbered as they occur, after the numbers of those tokens.
  let characters: [UInt16]
  let characterCount: Int

  /// Reads lines `word TAB reading TAB count`. A vector belongs to each line, so all must be right.
  init(_ source: SourceText) throws(DictionaryError) {
    var words: [Word] = []
    var known: Set<String> = []
    for line in source.lines where !line.isWhitespace {
      let fields = line.text?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
      guard fields.count == 3, let count = UInt64(fields[2]), count < 1 << 48, !fields[0].isEmpty
      else {
        throw .malformed(
          path: source.name, line: line.number, reason: "it is not 'word TAB reading TAB count'")
      }
      let text = String(fields[0])
      guard known.insert(text).inserted else {
        throw .malformed(
          path: source.name, line: line.number, reason: "the word '\(text)' is listed twice")
      }
      words.append(Word(text: text, reading: String(fields[1]), count: count))
    }
    guard !words.isEmpty else {
      throw .malformed(path: source.name, line: nil, reason: "it contains no words")
    }
    self.words = words
    (characters, characterCount) = try Self.numbered(words)
  }

  private static func numbered(
    _ words: [Word]
  ) throws(DictionaryError) -> (characters: [UInt16], count: Int) {
    let special = HomophoneSections.firstWord
    var numbers: [Unicode.Scalar: UInt16] = [:]
    var characters = (0..<UInt16(special)).flatMap { [$0, $0] }
    for word in words {
      for scalar in [word.text.unicodeScalars.first, word.text.unicodeScalars.last] {
        guard let scalar else { continue }
        let number = numbers[scalar] ?? UInt16(clamping: special + numbers.count)
        numbers[scalar] = number
        characters.append(number)
      }
    }
    guard special + numbers.count < UInt16.max else { throw .tooMany(what: "characters") }
    return (characters, special + numbers.count)
  }

  /// The words of each reading that compete, as indices, most frequent first; only readings with
  /// several words. The sets are in the order of their first words.
  var sets: [[Int]] {
    Dictionary(grouping: words.indices) { words[$0].reading }
      .map { $0.value.sorted { (words[$1].count, $0) < (words[$0].count, $1) } }
      .map { Array($0.prefix(HomophoneModel.homophones)) }
      .filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }
  }
}
