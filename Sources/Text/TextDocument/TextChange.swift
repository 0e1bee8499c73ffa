/// What an edit did to a text, as a value: enough to do it again and to undo it. Offsets are UTF-8
/// bytes from the start of the text.
public struct TextChange: Hashable, Sendable {
  /// Where the text changed.
  public let offset: Int
  /// What stood there before.
  public let removed: String
  /// What stands there now.
  public let inserted: String
  /// The selection before the change.
  public let selectionBefore: Range<Int>
  /// The selection after it.
  public let selectionAfter: Range<Int>

  /// Whether the text is the same, byte for byte; the selection may still have moved.
  public var isTextual: Bool { !removed.utf8.elementsEqual(inserted.utf8) }

  /// The change that undoes this one.
  public var inverse: TextChange {
    TextChange(
      offset: offset, removed: inserted, inserted: removed, selectionBefore: selectionAfter,
      selectionAfter: selectionBefore)
  }
}

extension TextContext {
  /// Carries out a change made on the same text earlier. Answers false, and does nothing, where
  /// the text is another one. O(n).
  mutating func perform(_ change: TextChange) -> Bool {
    var whole = text
    let end = change.offset + change.removed.utf8.count
    guard change.offset >= 0, end <= whole.utf8.count else { return false }
    let range = whole.index(utf8Offset: change.offset)..<whole.index(utf8Offset: end)
    guard whole.utf8[range].elementsEqual(change.removed.utf8) else { return false }
    whole.replaceSubrange(range, with: change.inserted)
    self = TextContext(after: whole)
    select(utf8: change.selectionAfter)
    return true
  }
}
