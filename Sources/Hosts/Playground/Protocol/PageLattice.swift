import InputCore

/// The words considered for a composition and the best sentences among them, for the page.
package struct PageLattice: Encodable, Hashable, Sendable {
  /// A word over the columns `start ..< end`.
  package struct Word: Encodable, Hashable, Sendable {
    package var text: String
    package var reading: String
    package var start: Int
    package var end: Int
    /// The cost of the word by itself, in thousandths of a nat.
    package var cost: Int
    /// The cost by which the cheapest way through the word exceeds the cheapest way to its end.
    package var excess: Int
    package var parts: [ExplainedSentence.Part]
  }

  /// A sentence as the indices of its words.
  package struct Path: Encodable, Hashable, Sendable {
    package var words: [Int]
    package var sentence: ExplainedSentence
  }

  /// The keys of each column.
  package var columns: [String]
  package var words: [Word]
  /// The sentences, best first.
  package var paths: [Path]

  init(_ lattice: WordLattice) {
    columns = lattice.columns
    words = lattice.words.map { word in
      Word(
        text: word.text, reading: word.reading, start: word.start, end: word.end, cost: word.cost,
        excess: word.excess, parts: word.parts.map(ExplainedSentence.Part.init))
    }
    paths = lattice.sentences.map {
      Path(words: $0.words, sentence: ExplainedSentence($0.explanation))
    }
  }
}
