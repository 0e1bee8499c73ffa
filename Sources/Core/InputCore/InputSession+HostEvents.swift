import TextDocument

extension InputSession {
  /// Reacts to a change of the field by the host. The effects are for that same field, in order.
  ///
  /// ```
  /// ni hao|   text changed, marked text kept               insertText nihao
  /// ni hao|   the host made the marked text part of it      the composition ends, no second insert
  /// ni hao|   the field became secure                       setMarkedText (empty)
  /// ```
  public mutating func handle(_ event: HostEvent) -> [Effect] {
    lastCommitted = nil
    forgetCommits()
    let closing = closePredictions()
    return closing + answer(event)
  }

  private mutating func answer(_ event: HostEvent) -> [Effect] {
    switch event {
    case .textChanged(let fate), .caretLeft(let fate), .focusLost(let fate),
      .traitsChanged(_, let fate):
      return interrupt(markedText: fate)
    case .caretMoved(let offset):
      guard isComposing, !isSecure else { return [] }
      return method.placeCaret(atMarkedOffset: offset, in: &composition, using: &workspace)
    case .becameSecure:
      return becomeSecure()
    case .secureInputEnded:
      isSecure = false
      return []
    }
  }

  /// Ends the composition according to the policy. If the host has already made the marked text
  /// part of the document, nothing is committed: that would insert the text twice.
  private mutating func interrupt(markedText fate: MarkedTextFate) -> [Effect] {
    guard isComposing else { return [] }
    guard fate == .unmarked else { return resolve(by: resolution) }
    composition = method.emptyComposition
    return [.hideCandidates]
  }

  /// Discards the composition, because none of it may enter a secure field. The workspace is
  /// replaced too, because it remembers the last reading.
  private mutating func becomeSecure() -> [Effect] {
    let effects = discard()
    composition = method.emptyComposition
    workspace = method.makeWorkspace()
    isSecure = true
    return effects
  }
}
