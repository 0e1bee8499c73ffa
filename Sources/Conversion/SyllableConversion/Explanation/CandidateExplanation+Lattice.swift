import InputCore

extension CandidateExplanation {
  /// Creates the explanation of a sentence without the numbers of its words.
  init(_ explanation: Explanation) {
    self.init(
      pieces: explanation.pieces.map { piece in
        Piece(
          text: piece.segment.text, reading: piece.syllables.joined(separator: " "),
          parts: piece.parts.map(Part.init))
      }, end: explanation.end.map(Part.init), cost: Int(explanation.cost))
  }
}

extension CandidateExplanation.Part {
  init(_ part: CostPart) {
    self.init(kind: part.kind.rawValue, name: part.name, cost: Int(part.cost))
  }
}

extension LatticeConverter {
  /// Explains the sentences of the first `limit` ranks, for people.
  public func candidateExplanations(limit: Int) -> [CandidateExplanation] {
    explainedSentences(limit: limit).map(CandidateExplanation.init)
  }
}
