import InputCore

/// Keys typed in a language whose candidates have no costs, or costs without a lattice of words.
struct TypedLine {
  private let keys: String
  private var engine: any InputEngine

  /// Types keys in a new session.
  init(_ keys: String, in session: any InputEngine) {
    self.keys = keys
    engine = session
    for character in keys { _ = engine.handle(KeyEvent(character)) }
  }

  /// Explains the candidates; those without costs have no parts.
  mutating func explanations(limit: Int) -> [CandidateExplanation] {
    let costed = engine.explanations(limit: limit)
    guard costed.isEmpty, !keys.isEmpty else { return costed }
    return engine.texts(forLine: keys, after: "", limit: limit).map { text in
      let piece = CandidateExplanation.Piece(text: text, reading: keys, parts: [])
      return CandidateExplanation(pieces: [piece], end: [], cost: 0)
    }
  }

  /// Returns the reason why a text is not the first candidate.
  mutating func reason(against text: String) -> CandidateReason {
    if let reason = engine.reason(against: text) { return reason }
    let texts = engine.texts(forLine: keys, after: "", limit: CandidateReason.maximumListLength)
    return CandidateReason(of: text, among: texts)
  }
}
