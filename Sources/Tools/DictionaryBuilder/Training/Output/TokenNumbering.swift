/// The numbering of the words of a vocabulary in an image. Words that are typed alike get
/// neighbouring tokens, so that data that is looked up together is stored together. Special words
/// keep their numbers.
package struct TokenNumbering: Sendable {
  /// The token of each word, indexed by its number in the vocabulary.
  package let tokens: [UInt32]
  /// The number in the vocabulary of each token.
  package let words: [UInt32]

  /// Keeps the numbers of the vocabulary.
  package init(keeping vocabulary: Vocabulary) {
    tokens = (0..<UInt32(vocabulary.count)).map { $0 }
    words = tokens
  }

  /// Numbers words by reading: first those of fewer syllables, then by reading, then the most
  /// frequent first.
  ///
  /// - Parameters:
  ///   - vocabulary: The words.
  ///   - readings: The reading of each word, syllables separated by spaces. A word without an entry
  ///     is its own reading.
  package init(_ vocabulary: Vocabulary, readings: [String: String]) {
    let special = 0..<Vocabulary.firstWord
    let ordered = vocabulary.words.enumerated().map { index, word in
      let reading = readings[word] ?? word
      return (
        syllables: reading.utf8.count { $0 == UInt8(ascii: " ") }, reading: reading,
        word: UInt32(index) + Vocabulary.firstWord
      )
    }.sorted { ($0.syllables, $0.reading, $0.word) < ($1.syllables, $1.reading, $1.word) }
    words = special.map { $0 } + ordered.map(\.word)
    var tokens = [UInt32](repeating: 0, count: words.count)
    for (token, word) in words.enumerated() { tokens[Int(word)] = UInt32(token) }
    self.tokens = tokens
  }

  /// Returns the words of a vocabulary in token order, without the special words.
  package func ordered(_ vocabulary: Vocabulary) -> [(word: String, count: UInt64)] {
    words.dropFirst(Int(Vocabulary.firstWord)).map {
      let index = Int($0 - Vocabulary.firstWord)
      return (vocabulary.words[index], vocabulary.counts[index])
    }
  }
}
