/// Text around an insertion point: all of a document, or as much of it as a host gives.
///
/// Two contexts are equal when their text is the same to a reader; compare the UTF-8 where the
/// normalization form matters.
public struct TextContext: Hashable, Sendable {
  /// The text before the selection.
  public internal(set) var before: String
  /// The selected text; empty where there is only an insertion point.
  public internal(set) var selected: String
  /// The text after the selection.
  public internal(set) var after: String

  /// Text around an insertion point or a selection.
  public init(before: String = "", selected: String = "", after: String = "") {
    self.before = before
    self.selected = selected
    self.after = after
  }

  /// The whole text.
  public var text: String { selected.isEmpty ? before + after : before + selected + after }

  /// The selection in UTF-8 bytes from the start of the text.
  public var selectedUTF8: Range<Int> {
    let start = before.utf8.count
    return start..<start + selected.utf8.count
  }

  /// The selection in a unit, from the start of the text. Clusters are counted in the text before
  /// it and in the selected text apart.
  public func selectedRange(in unit: CountingUnit) -> Range<Int> {
    let start = before.length(in: unit)
    return start..<start + selected.length(in: unit)
  }

  /// The same text with the insertion point before the selection, or after it.
  func collapsed(toEnd: Bool) -> TextContext {
    guard !selected.isEmpty else { return self }
    return toEnd
      ? TextContext(before: before + selected, after: after)
      : TextContext(before: before, after: selected + after)
  }

  /// Selects a range of UTF-8 bytes counted from the start; one beyond the text is cut off, one
  /// inside a code point begins at its start. O(n).
  mutating func select(utf8 range: Range<Int>) {
    let whole = text
    let scalars = whole.unicodeScalars
    let start = scalars.index(roundingDown: whole.index(utf8Offset: range.lowerBound))
    let end = scalars.index(roundingDown: whole.index(utf8Offset: range.upperBound))
    before = String(whole[..<start])
    selected = String(whole[start..<end])
    after = String(whole[end...])
  }
}
