/// The undo history of a document: the changes that can be undone and redone, as values.
public struct EditHistory: Hashable, Sendable {
  /// The minimum number of changes kept. The oldest are dropped when there are twice as many.
  public static let depth = 1_000

  /// The changes made, the latest last.
  public private(set) var done: [TextChange] = []
  /// The changes undone, the next one to redo last.
  public private(set) var undone: [TextChange] = []

  /// Creates an empty history.
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
  /// Undoes the last change of the text and restores the selection before it.
  ///
  /// - Returns: false if there is nothing to undo, or while marked text is shown: a composition has
  ///   its own undo.
  @discardableResult
  public mutating func undo() -> Bool {
    guard markedText.isEmpty, let change = history.takeLastDone() else { return false }
    return content.perform(change.inverse)
  }

  /// Redoes the most recently undone change.
  ///
  /// - Returns: false if there is nothing to redo, or while marked text is shown.
  @discardableResult
  public mutating func redo() -> Bool {
    guard markedText.isEmpty, let change = history.takeLastUndone() else { return false }
    return content.perform(change)
  }

  /// Records a change of the text. Moves of the insertion point are not recorded.
  mutating func record(_ change: TextChange) {
    if change.isTextual { history.record(change) }
  }
}
