import InputCore

/// A sentence of the composition with the parts of its cost, for the page.
package struct ExplainedSentence: Encodable, Hashable, Sendable {
  /// A part of a cost, in thousandths of a nat.
  package struct Part: Encodable, Hashable, Sendable {
    package var kind: String
    package var name: String
    package var cost: Int

    init(_ part: CandidateExplanation.Part) {
      (kind, name, cost) = (part.kind, part.name, part.cost)
    }
  }

  /// A word with its reading.
  package struct Word: Encodable, Hashable, Sendable {
    package var text: String
    package var reading: String
    package var parts: [Part]
  }

  package var text: String
  package var cost: Int
  package var words: [Word]
  /// The parts of the cost of the sentence as a whole.
  package var end: [Part]

  init(_ explanation: CandidateExplanation) {
    text = explanation.text
    cost = explanation.cost
    words = explanation.pieces.map {
      Word(text: $0.text, reading: $0.reading, parts: $0.parts.map(Part.init))
    }
    end = explanation.end.map(Part.init)
  }
}

/// The reason why a text is not the first candidate, for the page.
package struct ExplainedReason: Encodable, Hashable, Sendable {
  package var text: String
  package var reason: String
  package var details: [String]
  /// A table, its headings first.
  package var rows: [[String]]
  package var advice: String

  init(_ reason: CandidateReason, of text: String) {
    self.text = text
    self.reason = reason.reason
    details = reason.details
    rows = reason.rows
    advice = reason.advice
  }
}
