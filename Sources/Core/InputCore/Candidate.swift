/// A text offered for the first keystrokes that are not yet chosen.
public struct Candidate: Hashable, Sendable {
  /// What choosing it makes of those keystrokes.
  public var segment: Segment
  /// What it means, in a few words, where that helps to choose; shown beside the text.
  public var gloss: String?
  /// What of the text the insertion point is to stand before when it is committed last: `》` of 《》.
  public var textAfterCaret = ""

  /// A candidate that becomes `segment` when it is chosen.
  public init(_ segment: Segment, gloss: String? = nil, textAfterCaret: String = "") {
    self.segment = segment
    self.gloss = gloss
    self.textAfterCaret = textAfterCaret
  }

  /// The text offered.
  public var text: String { segment.text }
  /// How many keystrokes it covers; choosing it leaves the rest to be converted.
  public var keystrokeCount: Int { segment.keystrokeCount }
}

/// The candidates shown at one time.
public struct CandidatePage: Hashable, Sendable {
  /// The candidates, at most as many as a page holds.
  public var candidates: [Candidate]
  /// The highlighted one, as an index into `candidates`.
  public var highlighted: Int
  /// The number of this page; 0 is the first.
  public var number: Int
  /// Whether another page follows.
  public var hasNext: Bool
  /// The readings that the first syllable can have, where its keystrokes have several: `ni`, `mi`
  /// for 64. `Command.selectReading` chooses one.
  public var readings: [String]

  /// A page of candidates.
  public init(
    candidates: [Candidate], highlighted: Int, number: Int, hasNext: Bool, readings: [String] = []
  ) {
    self.candidates = candidates
    self.highlighted = highlighted
    self.number = number
    self.hasNext = hasNext
    self.readings = readings
  }
}
