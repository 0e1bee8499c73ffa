/// A text offered for the first keystrokes that have no chosen text yet.
public struct Candidate: Hashable, Sendable {
  /// The segment that the keystrokes become when the user chooses this candidate.
  public var segment: Segment
  /// A short translation or explanation, shown beside the text to help choosing. Nil if there is
  /// none.
  public var gloss: String?
  /// The end of `text` that the caret moves back over after the commit: `》` of 《》. Empty to leave
  /// the caret at the end. It has an effect only if this candidate is the last one of the commit.
  public var textAfterCaret = ""

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - segment: The segment that the candidate becomes when it is chosen.
  ///   - gloss: A short translation or explanation shown beside the text.
  ///   - textAfterCaret: The end of the text that the caret is placed before.
  public init(_ segment: Segment, gloss: String? = nil, textAfterCaret: String = "") {
    self.segment = segment
    self.gloss = gloss
    self.textAfterCaret = textAfterCaret
  }

  /// The candidate's text.
  public var text: String { segment.text }
  /// The number of keystrokes the candidate covers, in Unicode scalars. The keystrokes after them
  /// stay in the composition to be converted.
  public var keystrokeCount: Int { segment.keystrokeCount }
}

/// One page of candidates, as a candidate window shows it.
public struct CandidatePage: Hashable, Sendable {
  /// The candidates of the page, in order. At most as many as the method's page size.
  public var candidates: [Candidate]
  /// The index into `candidates` of the highlighted candidate.
  public var highlighted: Int
  /// The index of this page; the first page is 0.
  public var number: Int
  /// Whether another page follows.
  public var hasNext: Bool
  /// The readings the user can select for the first ambiguous syllable: `ni`, `mi` for 64 on nine
  /// keys. `Command.selectReading` selects one. Empty if the keystrokes are unambiguous.
  public var readings: [String]

  /// Creates a page of candidates.
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
