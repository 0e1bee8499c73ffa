import TypingAids

/// The space directly before the caret: when it was typed, or that a suggestion inserted it.
package struct PrecedingSpace: Hashable, Sendable {
  /// The time at which it was typed, in milliseconds.
  private var time: UInt64?
  /// Whether a suggestion inserted it.
  private var isOfSuggestion = false

  /// Creates the state without a preceding space.
  package init() {}

  /// Records that a text is typed.
  ///
  /// - Returns: milliseconds since a space was typed directly before; nil if none was. If the clock
  ///   ran backwards, `UInt64.max`.
  package mutating func type(_ text: String, at now: UInt64) -> UInt64? {
    defer { time = text == " " ? now : nil }
    return time.map { now >= $0 ? now - $0 : .max }
  }

  /// Records that a space that ended a word now precedes the caret.
  package mutating func didEndWord(at now: UInt64) { time = now }

  /// Records that the typed space was replaced, so that it is not the first of two.
  package mutating func didChange() { time = nil }

  /// Records that a suggestion was inserted with a trailing space.
  ///
  /// - Parameter now: the time of the choice; nil if the space is not the first of two.
  package mutating func didPickSuggestion(at now: UInt64? = nil) {
    isOfSuggestion = true
    time = now
  }

  /// Replaces the space that a suggestion inserted by a mark. Any other text turns it into an
  /// ordinary space.
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
      let replacement = locale.spaceBefore[mark].map({ $0 + text })
        ?? (locale.closesUp.contains(mark) ? text : nil)
    else { return nil }
    return AidedInsertion(
      removed: " ", inserted: replacement,
      change: AutomaticChange(typed: " " + text, replacement: replacement))
  }
}
