import TextDocument

// Actions of others on the field. Each method returns the event for the session.
extension SimulatedHost {
  /// Changes the text from outside.
  ///
  /// - Throws: `TextEdit.Refusal` if the edit does not fit; nothing changes then.
  public mutating func changeFromOutside(
    _ edit: TextEdit, markedText fate: MarkedTextFate
  ) throws(TextEdit.Refusal) -> HostEvent {
    var content = document
    Self.settle(fate, in: &content)
    try content.apply(edit)
    change(by: .host) { $0 = content }
    return .textChanged(fate)
  }

  /// Moves the caret inside the marked text, to an offset in UTF-16 code units.
  public mutating func moveCaret(inMarkedText offset: Int) -> HostEvent {
    change(by: .host) { $0.moveMarkedSelection(to: offset..<offset) }
    return .caretMoved(inMarkedText: document.markedSelection.lowerBound)
  }

  /// Moves the caret elsewhere, by a distance in the host's unit. If the marked text is kept, the
  /// caret moves at the end of the batch, after the session has reacted.
  public mutating func moveCaretAway(
    by offset: Int, markedText fate: MarkedTextFate
  ) -> HostEvent {
    let move = TextEdit(.move(by: offset), in: profile.countingUnit)
    if fate == .kept, !document.markedText.isEmpty {
      deferredMove = move
    } else {
      change(by: .host) {
        Self.settle(fate, in: &$0)
        try? $0.apply(move)
      }
    }
    return .caretLeft(fate)
  }

  /// Selects a range from the start of the text, in the host's unit.
  public mutating func select(_ range: Range<Int>) throws(TextEdit.Refusal) -> HostEvent {
    var next = document
    try next.select(range, in: profile.countingUnit)
    change(by: .host) { $0 = next }
    return .caretLeft(.unmarked)
  }

  /// Takes the focus away.
  public mutating func loseFocus(markedText fate: MarkedTextFate) -> HostEvent {
    hasFocus = false
    change(by: .host) { Self.settle(fate, in: &$0) }
    return .focusLost(fate)
  }

  /// Changes the traits of the field.
  public mutating func becomeField(
    with traits: InputTraits, markedText fate: MarkedTextFate
  ) -> HostEvent {
    self.traits = traits
    change(by: .host) { Self.settle(fate, in: &$0) }
    return .traitsChanged(traits, fate)
  }

  /// Makes the field secure. Pending requests are dropped and the log is cleared.
  public mutating func becomeSecure() -> HostEvent {
    isSecure = true
    forget()
    return .becameSecure
  }

  /// Makes the field not secure.
  public mutating func becomeOpen() -> HostEvent {
    isSecure = false
    return .secureInputEnded
  }

  private static func settle(_ fate: MarkedTextFate, in document: inout InMemoryDocument) {
    switch fate {
    case .kept: break
    case .unmarked: document.unmarkText()
    case .removed: document.setMarkedText("", selectedRange: 0..<0)
    }
  }
}
