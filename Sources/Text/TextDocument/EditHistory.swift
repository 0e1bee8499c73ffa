/// The changes of a document that can be undone and done again, as values.
public struct EditHistory: Hashable, Sendable {
  /// How many changes are kept at the least before the oldest are forgotten.
  public static let depth = 1_000

  /// The changes made, the latest last.
  public private(set) var done: [TextChange] = []
  /// The changes undone, the one to do again last.
  public private(set) var undone: [TextChange] = []

  /// No changes.
  public init() {}

  mutating func record(_ change: TextChange) {
    undone = []
    done.append(change)
    if done.count >= 2 * Self.depth { done.removeFirst(Self.depth) }
  }

  mutating func takeLastDone() -> TextChange? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change
  }

  mutating func takeLastUndone() -> TextChange? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }
}

extension InMemoryDocument {
  /// Takes back the last change of the text, the selection with it. Answers false where there is
  /// none, or while marked text is shown: a composition has its own way back.
  @discardableResult
  public mutating func undo() -> Bool {
    guard markedText.isEmpty, let change = history.takeLastDone() else { return false }
    return content.perform(change.inverse)
  }

  /// Does the change undone last again. Answers false where there is none.
  @discardableResult
  public mutating func redo() -> Bool {
    guard markedText.isEmpty, let change = history.takeLastUndone() else { return false }
    return content.perform(change)
  }

  /// Remembers a change of the text. Moves alone are not remembered.
  mutating func record(_ change: TextChange) {
    if change.isTextual { history.record(change) }
  }
}
