/// A record of one edit of a text, which can be undone and redone. Offsets are in UTF-8 bytes from
/// the start of the text.
public struct TextChange: Hashable, Sendable {
  /// The offset of the change.
  public let offset: Int
  /// The text that was removed at `offset`.
  public let removed: String
  /// The text that was inserted at `offset`.
  public let inserted: String
  /// The selection before the change.
  public let selectionBefore: Range<Int>
  /// The selection after the change.
  public let selectionAfter: Range<Int>

  /// Whether the change alters any byte of the text. If false, it only moves the selection.
  public var isTextual: Bool { !removed.utf8.elementsEqual(inserted.utf8) }

  /// The change that undoes this one.
  public var inverse: TextChange {
    TextChange(
      offset: offset, removed: inserted, inserted: removed, selectionBefore: selectionAfter,
      selectionAfter: selectionBefore)
  }
}

extension TextContext {
  /// Applies a recorded change again. O(n).
  ///
  /// - Returns: false if the text differs from the recorded one; nothing is changed then.
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
