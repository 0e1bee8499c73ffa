import InputCore
import NGrams

extension JapaneseExplanation {
  /// A kind of part of a cost, by its name in tables.
  enum Kind: String, CaseIterable {
    /// The classes of adjacent words.
    case connection
    /// The word in its class, with its reading.
    case word = "in its class"
    /// The word model.
    case model
    /// The words of the text before.
    case repetition = "repeated"
    /// The user model.
    case history
    /// The sentence end.
    case end
  }

  /// Returns the total cost of the parts of a kind.
  func cost(of kind: Kind) -> Cost {
    kind == .end ? end : words.reduce(0) { $0 &+ $1.cost(of: kind) }
  }
}

extension JapaneseExplanation.Word {
  fileprivate func cost(of kind: JapaneseExplanation.Kind) -> Cost {
    switch kind {
    case .connection: connection
    case .word: word
    case .model: model
    case .repetition: repetition
    case .history: history
    case .end: 0
    }
  }
}

extension CandidateExplanation {
  /// Creates the explanation of a Japanese sentence.
  package init(_ explanation: JapaneseExplanation) {
    self.init(
      pieces: explanation.words.map { word in
        let parts = [
          Part(kind: "connection", name: "after the word before", cost: Int(word.connection)),
          Part(kind: "reading", name: "in its class, as \(word.kana)", cost: Int(word.word)),
          Part(kind: "words", name: "by the words before", cost: Int(word.model)),
          Part(kind: "context", name: "in the text before", cost: Int(word.repetition)),
          Part(kind: "history", name: "typed before", cost: Int(word.history)),
        ]
        return Piece(
          text: word.text, reading: word.kana, parts: parts.filter { $0.cost != 0 })
      },
      end: [Part(kind: "words", name: "end", cost: Int(explanation.end))],
      cost: Int(explanation.cost))
  }
}
