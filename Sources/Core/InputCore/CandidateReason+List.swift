extension CandidateReason {
  /// The number of candidates among which a text is searched.
  public static let maximumListLength = 1_000
  /// The number of candidates before the text that are shown.
  private static let shownBefore = 5

  /// Creates the reason by the place of a text in a list, for candidates that have no costs.
  ///
  /// ```
  /// lower: candidate 3 of 12
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text that is not first.
  ///   - candidates: the candidates of the keys, the first one first.
  ///   - keys: the keys that type the text; nil if they are not known.
  public init(of text: String, among candidates: [String], typedBy keys: String? = nil) {
    switch candidates.firstIndex(of: text) {
    case 0?:
      self.init(
        reason: "it is the first candidate", details: [], rows: [],
        advice: "nothing to do, it is already first")
    case let index?:
      let rows = candidates.prefix(index).prefix(Self.shownBefore).enumerated().map {
        ["\($0.offset + 1)", $0.element]
      }
      self.init(
        reason: "lower: candidate \(index + 1) of \(candidates.count)", details: [],
        rows: [["", "candidate"]] + rows + [["\(index + 1)", text]],
        advice: "choose candidate \(index + 1); where choices are learned, it moves up")
    case nil:
      self.init(
        reason: Self.absence(from: candidates, typedBy: keys),
        details: candidates.first.map { ["the first candidate: \($0)"] } ?? [], rows: [],
        advice: keys.map { "type \($0)" } ?? "type other keys, or add a phrase of your own")
    }
  }

  private static func absence(from candidates: [String], typedBy keys: String?) -> String {
    if let keys { return "the keys differ: it is typed \(keys)" }
    switch candidates.count {
    case 0: return "these keys have no candidates"
    case 1: return "these keys have no other candidate"
    default: return "not among the \(candidates.count) candidates of these keys"
    }
  }
}
