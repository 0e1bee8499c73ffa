extension WordLattice {
  /// A word over a range of keys, before the columns are known.
  package struct KeyedWord {
    /// The text of the word.
    package let text: String
    /// Its reading; empty for keys that stay as they are.
    package let reading: String
    /// Its keys.
    package let keys: Range<Int>
    /// The cost of the word by itself.
    package let cost: Int
    /// The cost by which the cheapest way through the word exceeds the cheapest way to its end.
    package let excess: Int
    /// The parts of the cost.
    package let parts: [CandidateExplanation.Part]

    /// Creates a word.
    package init(
      text: String, reading: String, keys: Range<Int>, cost: Int, excess: Int,
      parts: [CandidateExplanation.Part]
    ) {
      self.text = text
      self.reading = reading
      self.keys = keys
      self.cost = cost
      self.excess = excess
      self.parts = parts
    }
  }

  /// Creates a lattice with a column for the keys between any two places where words begin or end.
  ///
  /// - Parameters:
  ///   - keys: what each key shows.
  ///   - keyedWords: the words, in any order.
  ///   - paths: the sentences, best first; their words are indices of `keyedWords`.
  package init(keys: [String], keyedWords: [KeyedWord], paths: [Sentence]) {
    let points = Set(
      [0, keys.count] + keyedWords.flatMap { [$0.keys.lowerBound, $0.keys.upperBound] }
    ).sorted()
    var columns: [Int: Int] = [:]
    for (column, point) in points.enumerated() { columns[point] = column }
    let order = keyedWords.indices.sorted { a, b in
      let (a, b) = (keyedWords[a], keyedWords[b])
      return (a.keys.lowerBound, a.keys.upperBound, a.cost, a.text)
        < (b.keys.lowerBound, b.keys.upperBound, b.cost, b.text)
    }
    var places = keyedWords.map { _ in 0 }
    for (place, index) in order.enumerated() { places[index] = place }
    self.init(
      columns: zip(points, points.dropFirst()).map { keys[$0..<$1].joined() },
      words: order.map { index in
        let word = keyedWords[index]
        return Word(
          text: word.text, reading: word.reading, start: columns[word.keys.lowerBound] ?? 0,
          end: columns[word.keys.upperBound] ?? 0, cost: word.cost, excess: word.excess,
          parts: word.parts)
      },
      sentences: paths.map { sentence in
        Sentence(words: sentence.words.map { places[$0] }, explanation: sentence.explanation)
      })
  }
}
