import TextDocument

/// What a command brought about: instructions to the host, in order, as values. What is large and rare
/// stands apart from them, so that those of every key are small.
public enum Effect: Hashable, Sendable {
  /// Show this marked text in place of the one shown before; an empty one takes it away.
  case setMarkedText(Preedit)
  /// Insert text for good, in place of the marked text.
  case insertText(String)
  /// Replace exactly this text, which ends at the insertion point, by another.
  case replaceText(String, with: String)
  /// Move the insertion point back over this text, which ends there.
  case moveCaretBack(over: String)
  /// Show these candidates.
  indirect case showCandidates(CandidatePage)
  /// Show no candidates.
  case hideCandidates
  /// Learn this, off the key path; nothing is to be learned where the field or the user forbids it.
  indirect case learn(Lesson)
  /// Take back what was learned by this lesson, the last of its kind.
  indirect case unlearn(Lesson)
  /// Forget this, off the key path.
  indirect case forget(Forgetting)
  /// The modes are now these.
  case showModes(InputModes)
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
    /// Of this candidate nothing can have been learned: it is a phrase of the user's own, or a date.
    case nothingToForget
    /// The character cannot follow the text before it, by the rules of its script.
    case outOfSequence
    /// The dictionary's file was cut short while it was in use: letters stay letters until it is
    /// opened again.
    case dictionaryLost
  }
}

extension Effect {
  /// Whether it is to be learned.
  var isLesson: Bool { if case .learn = self { true } else { false } }
}

extension TextDocumentProxy {
  /// Applies an effect to the document. Candidates, lessons, modes and alerts are no matter of the
  /// document. A key passed through does what it does in a plain text field.
  public mutating func apply(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit):
      let caret = preedit.caretInUTF16
      setMarkedText(preedit.text, selectedRange: caret..<caret)
    case .insertText(let text):
      insertText(text)
    case .replaceText(let old, let new):
      replaceText(old, with: new)
    case .moveCaretBack(let text):
      adjustTextPosition(byCharacterOffset: -text.length(in: countingUnit))
    case .passThrough(let event):
      applyPlainKey(event)
    case .showCandidates, .hideCandidates, .showModes, .alert, .learn, .unlearn, .forget:
      break
    }
  }

  /// The host deletes by units of its own, and a mark that goes may be only a part of one: all units
  /// that the text reaches into go, and what they had before it comes back. Where the host shows
  /// that other text stands there, nothing is done.
  ///
  /// ```
  /// cafe + ◌́|   replaceText(◌́, with: ◌̀)     the cluster é goes, e◌̀ comes
  /// ```
  private mutating func replaceText(_ old: String, with new: String) {
    guard !old.isEmpty else { return new.isEmpty ? () : insertText(new) }
    guard let before = documentContextBeforeInput else {
      for _ in 0..<old.deletions(by: deletionUnit) { deleteBackward() }
      return new.isEmpty ? () : insertText(new)
    }
    guard before.utf8.count >= old.utf8.count,
      before.utf8.suffix(old.utf8.count).elementsEqual(old.utf8)
    else { return }
    let start = before.utf8.index(before.endIndex, offsetBy: -old.utf8.count)
    let unitStart = before.startOfUnit(deletionUnit, around: start)
    if let selectedText, !selectedText.isEmpty { deleteBackward() }
    for _ in 0..<String(before[unitStart...]).deletions(by: deletionUnit) { deleteBackward() }
    let text = before[unitStart..<start] + new
    if !text.isEmpty { insertText(String(text)) }
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
    case .escape, .up, .down, .home, .end, .pageUp, .pageDown, .f6, .f7, .f8, .f9, .f10,
      .hanja:
      break
    }
  }
}

extension String {
  /// How many deletions take the text. Hosts that count bytes or UTF-16 units still delete whole
  /// code points.
  fileprivate func deletions(by unit: CountingUnit) -> Int {
    length(in: unit == .characters ? .characters : .scalars)
  }

  /// The nearest place at or before `index` between two units. Only clusters can be cut by a place
  /// between code points.
  fileprivate func startOfUnit(_ unit: CountingUnit, around index: Index) -> Index {
    guard unit == .characters else { return index }
    var start = endIndex
    while start > index { start = self.index(before: start) }
    return start
  }
}
