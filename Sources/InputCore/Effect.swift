import TextDocument

/// What a command brought about: instructions to the host, in order, as values.
public enum Effect: Hashable, Sendable {
  /// Show this marked text in place of the one shown before; an empty one takes it away.
  case setMarkedText(Preedit)
  /// Insert text for good, in place of the marked text.
  case insertText(String)
  /// Show these candidates.
  case showCandidates(CandidatePage)
  /// Show no candidates.
  case hideCandidates
  /// The key is not for the input method: let the host do what it does with it.
  case passThrough(KeyEvent)
  /// Nothing could be done, and the user may want to hear of it.
  case alert(Alert)

  /// Why nothing could be done.
  public enum Alert: String, Hashable, Sendable {
    /// The caret, the candidate or the page is the last one already.
    case edge
    /// No candidate has that number.
    case noSuchCandidate
    /// The dictionary's file was cut short while it was in use: letters stay letters until it is
    /// opened again.
    case dictionaryLost
  }
}

extension TextDocumentProxy {
  /// Applies an effect to the document. Candidates and alerts are no matter of the document. A key
  /// passed through does what it does in a plain text field.
  public mutating func apply(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit):
      let caret = preedit.caretInUTF16
      setMarkedText(preedit.text, selectedRange: caret..<caret)
    case .insertText(let text):
      insertText(text)
    case .passThrough(let event):
      applyPlainKey(event)
    case .showCandidates, .hideCandidates, .alert:
      break
    }
  }

  private mutating func applyPlainKey(_ event: KeyEvent) {
    if let character = event.typedCharacter { return insertText(String(character)) }
    guard case .named(let key) = event.key, event.modifiers.isEmpty else { return }
    switch key {
    case .return: insertText("\n")
    case .tab: insertText("\t")
    case .backspace: deleteBackward()
    case .left: adjustTextPosition(byCharacterOffset: -1)
    case .right: adjustTextPosition(byCharacterOffset: 1)
    case .delete: deleteForward()
    case .escape, .up, .down, .home, .end, .pageUp, .pageDown: break
    }
  }
}
