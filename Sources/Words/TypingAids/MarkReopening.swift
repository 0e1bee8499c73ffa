import TextDocument

extension TypingAids {
  /// Returns the change that takes back a typographic mark, because the letter directly after it shows
  /// that the mark is no dash and no quotation mark; nil if none does.
  ///
  /// ```
  /// the flag is —|  + n     the flag is --n|      the option of a program
  /// —Hola —|        + d     stays: dashes of speech, as at the start of the line
  /// דו”|            + ח     דו"ח|                 a mark inside a word
  /// ‚Wie geht‘|     + s     ‚Wie geht’s|          an apostrophe, which closed no quotation
  /// ```
  ///
  /// - Parameters:
  ///   - change: the change by the last key.
  ///   - text: the text typed now.
  ///   - before: the text before the insertion point.
  package func reopening(
    _ change: AutomaticChange, with text: String, after before: String
  ) -> AidedInsertion? {
    guard let next = text.first, text.count == 1, next.isLetter,
      before.hasSuffix(change.replacement)
    else { return nil }
    let earlier = before.dropLast(change.replacement.count)
    let isReopened =
      switch change.typed {
      case Self.hyphens: beginsOption(after: earlier, dash: change.replacement)
      case "\"", "'": change.replacement != locale.apostrophe && earlier.last?.isLetter ?? false
      default: false
      }
    guard isReopened else { return nil }
    let typed = change.typed == "'" ? locale.apostrophe ?? "'" : change.typed
    return AidedInsertion(removed: change.replacement, inserted: typed + text)
  }

  /// Whether a change made a dash of two hyphens. The letter that takes it back may be typed on another
  /// keyboard: options of programs have Latin letters.
  package func isDash(_ change: AutomaticChange) -> Bool { change.typed == Self.hyphens }

  private static var hyphens: String { "--" }

  /// Whether two hyphens after a text begin the option of a program: after a space within a line that
  /// has no dash of speech at its start.
  private func beginsOption(after text: Substring, dash: String) -> Bool {
    guard text.last == " " else { return false }
    let line = text.reversed().prefix { !$0.isNewline }.reversed().drop { $0 == " " }
    return !line.isEmpty && !String(line).hasPrefix(dash)
  }
}
