import InputCore

/// Why the candidates of the letters typed last are in their order.
extension TransliterationWorkspace {
  /// Returns the candidates with the parts of their costs, in their order. Earlier choices move a
  /// candidate up whatever it costs.
  func explanations(limit: Int) -> [CandidateExplanation] {
    candidates.prefix(limit).compactMap(costed(_:)).map { costed in
      let piece = CandidateExplanation.Piece(
        text: costed.text, reading: typed ?? "", parts: costed.parts)
      return CandidateExplanation(pieces: [piece], end: [], cost: costed.total)
    }
  }

  /// Returns the reason why a text is not the first candidate; nil without words.
  func reason(against text: String) -> CandidateReason? {
    guard let words, !candidates.isEmpty else { return nil }
    var reason = CandidateReason(of: text, among: candidates)
    guard candidates.contains(text) else {
      let isWord = !words.lexicon.words(spelled: text).isEmpty
      reason.reason =
        isWord
        ? "the letters differ: these keys are hardly read as '\(text)'"
        : "not in the dictionary: \(text)"
      return reason
    }
    guard let first = candidates.first, first != text else { return reason }
    let compared = [first, text].compactMap(costed(_:))
    guard compared.count > 1 else { return reason }
    reason.rows =
      [["candidate", "letters", "word", "in all"]]
      + compared.map {
        [$0.text, "\($0.letters)", "\($0.total - $0.letters)", "\($0.total)"]
      }
    return reason
  }

  /// Returns a candidate with its costs; nil for digits alone, which have none.
  private func costed(_ text: String) -> CostedText? { costed.first { $0.text == text } }
}
