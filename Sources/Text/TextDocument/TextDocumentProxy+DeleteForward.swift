/// The result of a forward deletion.
public enum ForwardDeletion: Hashable, Sendable {
  /// The selection, or the character after the insertion point, was deleted.
  case deleted
  /// The insertion point is at the end of the document: nothing was deleted.
  case atEnd
  /// The host does not give the text after the insertion point: nothing was deleted. If the step
  /// forward had no effect, the deletion would hit the character before.
  case unknown
}

extension TextDocumentProxy {
  /// Deletes the selection, or the character after the insertion point.
  ///
  /// Moves the insertion point over the character, then calls `deleteBackward()` until it is gone.
  /// Never splits a surrogate pair or cluster: with the insertion point inside a cluster, the whole
  /// cluster is deleted. Call it only without marked text.
  @discardableResult
  public mutating func deleteForward() -> ForwardDeletion {
    if let selectedText, !selectedText.isEmpty {
      deleteBackward()
      return .deleted
    }
    guard let after = documentContextAfterInput else { return .unknown }
    guard !after.isEmpty else { return .atEnd }
    let context = TextContext(before: documentContextBeforeInput ?? "", after: after)
    guard case .position(let end) = context.landing(1, in: .characters),
      let steps = try? context.count(to: end, in: countingUnit)
    else { return .unknown }
    adjustTextPosition(byCharacterOffset: steps)
    let moved = TextContext(before: context.before + after.prefix(utf8Count: end))
    guard let last = moved.before.last else { return .unknown }
    let count = deletionUnit == .characters ? 1 : last.unicodeScalars.count
    for _ in 0..<count { deleteBackward() }
    return .deleted
  }
}

extension String {
  func prefix(utf8Count: Int) -> Substring { self[..<index(utf8Offset: utf8Count)] }
}
