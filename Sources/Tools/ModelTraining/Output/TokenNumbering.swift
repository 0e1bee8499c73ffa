/// How the words of a vocabulary are numbered in an image: those that are typed alike side by side, so
/// that what is looked up together stands together. Special words keep their numbers.
package struct TokenNumbering: Sendable {
  /// The token of each word, by its number in the vocabulary.
  package let tokens: [UInt32]
  /// The number in the vocabulary of each token.
  package let words: [UInt32]

  /// The numbers of the vocabulary as they are.
  package init(keeping vocabulary: Vocabulary) {
    tokens = (0..<UInt32(vocabulary.count)).map { $0 }
    words = tokens
  }

  /// Words by their readings, syllables separated by spaces: those of few syllables first, then in the
  /// order of the readings; of one reading the most frequent first.
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

  /// The words of a vocabulary in the order of their tokens.
  package func ordered(_ vocabulary: Vocabulary) -> [(word: String, count: UInt64)] {
    words.dropFirst(Int(Vocabulary.firstWord)).map {
      let index = Int($0 - Vocabulary.firstWord)
      return (vocabulary.words[index], vocabulary.counts[index])
    }
  }
}
