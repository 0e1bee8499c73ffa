/// The unit that one press of a delete key removes.
public enum DeleteUnit: String, CaseIterable, Hashable, Sendable {
  /// A cluster or a code point, by the delete policy of the script.
  case character
  /// White space and a word, or a run of punctuation.
  case word
  /// White space and a part of a word: `Token` of `CSSToken`, `bar` of `foo_bar`.
  case subword
  /// A sentence, at most to the edge of its paragraph.
  case sentence
  /// Everything to the start or end of the line.
  case line
  /// Everything to the start or end of the paragraph.
  case paragraph
  /// White space, then everything up to the next white space.
  case whitespace
}

/// The direction of a deletion.
public enum DeleteDirection: String, CaseIterable, Hashable, Sendable {
  /// Towards the start of the text, like Backspace.
  case backward
  /// Towards the end of the text.
  case forward
}
