import TypingAids

/// The space right before the caret: when it was typed, or that it came with a suggestion.
package struct PrecedingSpace: Hashable, Sendable {
  /// When it was typed, in milliseconds.
  private var time: UInt64?
  /// Whether it came with a suggestion.
  private var isOfSuggestion = false

  /// Creates the state of a place without such a space.
  package init() {}

  /// A text is typed.
  ///
  /// - Returns: milliseconds since a space was typed right before it; nil if none was. The largest
  ///   number for a clock that ran back.
  package mutating func type(_ text: String, at now: UInt64) -> UInt64? {
    defer { time = text == " " ? now : nil }
    return time.map { now >= $0 ? now - $0 : .max }
  }

  /// A space now precedes the caret that ended a word.
  package mutating func didEndWord(at now: UInt64) { time = now }

  /// The typed space became something else: it is not the first of two.
  package mutating func didChange() { time = nil }

  /// A suggestion was inserted with the space that follows it.
  package mutating func didPickSuggestion() { isOfSuggestion = true }

  /// Makes a mark take the place of the space that came with a suggestion. Any other text makes the
  /// space an ordinary one.
  ///
  /// ```
  /// Hello |  + ,     Hello,|         Bonjour |  + !     Bonjour !|  with a narrow space, in French
  /// ```
  ///
  /// - Returns: nil if the text is typed after the space.
  package mutating func closeUp(
    _ text: String, after before: String, in locale: KeyboardLocale
  ) -> AidedInsertion? {
    defer { isOfSuggestion = false }
    guard isOfSuggestion, before.last == " ", text.count == 1, let mark = text.first,
      let standing = locale.spaceBefore[mark].map({ $0 + text })
        ?? (locale.closesUp.contains(mark) ? text : nil)
    else { return nil }
    return AidedInsertion(
      removed: " ", inserted: standing,
      change: AutomaticChange(typed: " " + text, standing: standing))
  }
}
