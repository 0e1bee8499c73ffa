import TextDocument

/// An instruction to the host, the result of a command. The host applies effects in order.
///
/// Large and rare payloads are `indirect`, so that the effects of an ordinary key stay small.
public enum Effect: Hashable, Sendable {
  /// Show this marked text instead of the previous one. An empty preedit clears it.
  case setMarkedText(Preedit)
  /// Insert text into the document, replacing the marked text.
  case insertText(String)
  /// Replace exactly this text, which ends at the insertion point, with other text.
  case replaceText(String, with: String)
  /// Move the insertion point to the left over this text, which ends there.
  case moveCaretBack(over: String)
  /// Show these candidates.
  indirect case showCandidates(CandidatePage)
  /// Hide the candidates.
  case hideCandidates
  /// Learn this lesson, off the key path. The host drops it if the field or the user forbids
  /// learning.
  indirect case learn(Lesson)
  /// Undo the learning of this lesson, the latest of its kind.
  indirect case unlearn(Lesson)
  /// Forget these texts, off the key path.
  indirect case forget(Forgetting)
  /// Show the new modes.
  case showModes(InputModes)
  /// Let the host handle the key: it is not for the input method.
  case passThrough(KeyEvent)
  /// Signal that the command could not be carried out, for example with a sound.
  case alert(Alert)

  /// The reason why a command had no effect.
  public enum Alert: String, Hashable, Sendable {
    /// The caret, candidate or page is already the last one.
    case edge
    /// The user pressed a number that no candidate has.
    case noSuchCandidate
    /// Nothing can have been learned about the candidate: it is one of the user's own phrases, or a
    /// date.
    case nothingToForget
    /// The character cannot follow the text before it by the rules of its script.
    case outOfSequence
    /// The dictionary file was truncated while in use. Letters stay unconverted until the
    /// dictionary is opened again.
    case dictionaryLost
  }
}

extension Effect {
  /// Whether the effect is a lesson.
  var isLesson: Bool { if case .learn = self { true } else { false } }
}

extension TextDocumentProxy {
  /// Applies an effect to the document. Effects about candidates, lessons, modes and alerts do not
  /// change the document and are ignored. A passed-through key does what it does in a plain text
  /// field.
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

  /// Replaces text that ends at the insertion point.
  ///
  /// The host deletes in its own unit, and `old` may be only a part of one, such as a combining
  /// mark. All units that `old` touches are deleted, and the part of them before `old` is inserted
  /// again. If the host shows other text before the insertion point, nothing changes.
  ///
  /// ```
  /// cafe + ◌́|   replaceText(◌́, with: ◌̀)     deletes the cluster é, inserts e◌̀
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
      .hanja, .henkan, .muhenkan, .hiraganaKatakana, .zenkakuHankaku:
      break
    }
  }
}

extension String {
  /// Returns how many deletions remove the text. Hosts that count bytes or UTF-16 code units still
  /// delete whole code points.
  fileprivate func deletions(by unit: CountingUnit) -> Int {
    length(in: unit == .characters ? .characters : .scalars)
  }

  /// Returns the nearest unit boundary at or before `index`. Only clusters can contain an index
  /// between code points.
  fileprivate func startOfUnit(_ unit: CountingUnit, around index: Index) -> Index {
    guard unit == .characters else { return index }
    var start = endIndex
    while start > index { start = self.index(before: start) }
    return start
  }
}
