// A full stop after a name stays in the composition until the keys after it tell an address from the
// end of a sentence.
extension MultistageMethod {
  /// Returns the index of a full stop in the converted range that ends a sentence if a character
  /// follows; nil if there is none or the caret is not at the end.
  ///
  /// - Parameter character: The next character; nil if none follows.
  func sentenceEnd(
    in composition: Composition, before character: Character? = nil, using converter: Converter
  ) -> Int? {
    guard composition.caret == composition.keystrokeCount else { return nil }
    var keystrokes = composition.keystrokes(in: composition.convertedRange)
    if let character { keystrokes.append(character) }
    return converter.sentenceEnd(in: keystrokes, isFinal: character == nil)
  }

  /// Commits the keystrokes before a full stop, with it, as if it had ended the composition when it
  /// was typed. The keystrokes after it are a new composition.
  ///
  /// ```
  /// women.n    我们.n|
  /// i          我们。 is committed, ni| is composed
  /// ```
  func commitSentence(
    endingAt mark: Int, of composition: inout Composition, then character: Character? = nil,
    using converter: inout Converter, context: InputContext
  ) -> [Effect] {
    let start = composition.chosenCount + mark
    let typed = composition.keystrokes(in: start + 1..<composition.keystrokeCount)
    var sentence = composition
    sentence.removeKeystrokes(in: start..<sentence.keystrokeCount)
    let whole = wholeText(of: sentence, using: &converter)
    let before = (context.documentContextBeforeInput ?? "") + whole.text
    let stop = self.mark(for: ".", after: before, in: context.modes)
    let effects = commit(whole.text + stop, learning: whole.words, clearing: &composition)
    guard let character else { return effects }
    composition = Composition(after: before + stop)
    for keystroke in typed.unicodeScalars { composition.insert(keystroke) }
    var context = context
    context.documentContextBeforeInput = before + stop
    let more = insert(character, into: &composition, using: &converter, context: context)
    // A character that the method leaves to the host would arrive before the sentence.
    return effects + (more.isEmpty ? [.insertText(String(character))] : more)
  }
}
