import TextDocument

extension InputSession {
  /// Answers what happened to the field. The effects are for that same field, in order.
  ///
  /// ```
  /// ni hao|   the text was changed, marked text kept        insertText nihao
  /// ni hao|   the host made the marked text part of it      the composition ends, nothing twice
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
    case .becameOpen:
      isSecure = false
      return []
    }
  }

  /// The composition ends by the policy. Text that the host has made its own already is there: to
  /// commit it again would double it.
  private mutating func interrupt(markedText fate: MarkedTextFate) -> [Effect] {
    guard isComposing else { return [] }
    guard fate == .unmarked else { return resolve(by: resolution) }
    composition = method.emptyComposition
    return [.hideCandidates]
  }

  /// Nothing of the composition may get into a secure field, and nothing is kept of it: the
  /// workspace goes too, since it remembers the last reading.
  private mutating func becomeSecure() -> [Effect] {
    let effects = discard()
    composition = method.emptyComposition
    workspace = method.makeWorkspace()
    isSecure = true
    return effects
  }
}
