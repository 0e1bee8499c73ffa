import InputCore

/// A text that keys may stand for, with the parts of its cost (nats × 1000).
struct CostedText: Hashable, Sendable {
  /// The text.
  var text: String
  /// The cost of reading the keys as its letters.
  var letters: Int
  /// The cost of the word by its frequency.
  var word: Int
  /// The cost of the ending as a word of its own; 0 without one.
  var ending: Int
  /// The cost of a text that no dictionary has; 0 for a word.
  var unlisted: Int

  /// The sum of all parts.
  var total: Int { letters + word + ending + unlisted }

  /// The parts that are not 0.
  var parts: [CandidateExplanation.Part] {
    [
      ("typing", "keys read as its letters", letters), ("words", "frequency", word),
      ("words", "its ending", ending), ("words", "not in the dictionary", unlisted),
    ]
    .filter { $0.2 != 0 }
    .map { CandidateExplanation.Part(kind: $0.0, name: $0.1, cost: $0.2) }
  }
}

extension CostedText {
  /// Creates the text of a word that was found.
  init(_ match: RomanisedWordSearch.Match, text: String) {
    self.init(
      text: text, letters: Int(match.ruleCost), word: Int(match.total) - Int(match.ruleCost),
      ending: 0, unlisted: 0)
  }
}
