/// What became of a forward deletion.
public enum ForwardDeletion: Hashable, Sendable {
  /// The selection, or the character at the insertion point, is gone.
  case deleted
  /// The insertion point is at the end of the document: nothing was done.
  case atEnd
  /// The host does not tell what follows: nothing was done, since a step forward that leads
  /// nowhere would make the deletion hit the character before.
  case unknown
}

extension TextDocumentProxy {
  /// Deletes the selection, or the character after the insertion point: a step forward over it,
  /// then `deleteBackward()` until it is gone. A surrogate pair or a cluster is never split; an
  /// insertion point inside a cluster deletes that cluster.
  ///
  /// Marked text is the composition's matter: this is for a keyboard that composes nothing.
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
