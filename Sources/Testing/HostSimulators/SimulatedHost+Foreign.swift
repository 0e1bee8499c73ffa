import TextDocument

// What others do to the field. Each call answers the event that the session is to be told.
extension SimulatedHost {
  /// Changes the text from outside.
  public mutating func changeFromOutside(
    _ edit: TextEdit, markedText fate: MarkedTextFate
  ) throws(TextEdit.Refusal) -> HostEvent {
    var content = document
    Self.settle(fate, in: &content)
    try content.apply(edit)
    change(by: .host) { $0 = content }
    return .textChanged(fate)
  }

  /// Moves the caret inside the marked text, to an offset in UTF-16 units.
  public mutating func moveCaret(inMarkedText offset: Int) -> HostEvent {
    change(by: .host) { $0.moveMarkedSelection(to: offset..<offset) }
    return .caretMoved(inMarkedText: document.markedSelection.lowerBound)
  }

  /// Takes the caret elsewhere, by the host's units. Where the marked text is kept, the caret goes
  /// once the session has answered.
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

  /// Selects a range counted from the start of the text, in the host's unit.
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

  /// Makes the field one that asks for something else.
  public mutating func becomeField(
    with traits: InputTraits, markedText fate: MarkedTextFate
  ) -> HostEvent {
    self.traits = traits
    change(by: .host) { Self.settle(fate, in: &$0) }
    return .traitsChanged(traits, fate)
  }

  /// Makes the field secure: what was told and not yet done is dropped, the log is emptied.
  public mutating func becomeSecure() -> HostEvent {
    isSecure = true
    forget()
    return .becameSecure
  }

  /// Makes the field an ordinary one again.
  public mutating func becomeOpen() -> HostEvent {
    isSecure = false
    return .becameOpen
  }

  private static func settle(_ fate: MarkedTextFate, in document: inout InMemoryDocument) {
    switch fate {
    case .kept: break
    case .unmarked: document.unmarkText()
    case .removed: document.setMarkedText("", selectedRange: 0..<0)
    }
  }
}
