/// How much one press of a delete key takes.
public enum DeleteUnit: String, CaseIterable, Hashable, Sendable {
  /// What the delete policy of the script says: a cluster or a code point.
  case character
  /// White space and a word, or a run of punctuation.
  case word
  /// White space and a part of a word: `Token` of `CSSToken`, `bar` of `foo_bar`.
  case subword
  /// A sentence, never more than its paragraph.
  case sentence
  /// To the start or end of the line.
  case line
  /// To the start or end of the paragraph.
  case paragraph
  /// White space, and then everything to the next white space.
  case whitespace
}

/// Where a delete key deletes to.
public enum DeleteDirection: String, CaseIterable, Hashable, Sendable {
  /// Towards the start of the text, as Backspace does.
  case backward
  /// Towards its end.
  case forward
}
