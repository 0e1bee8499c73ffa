/// Text around an insertion point or selection: a whole document, or the part that a host gives.
///
/// Two contexts are equal if their texts are canonically equivalent. Compare the UTF-8 bytes if the
/// normalization form matters.
public struct TextContext: Hashable, Sendable {
  /// The text before the selection.
  public internal(set) var before: String
  /// The selected text; empty for an insertion point.
  public internal(set) var selected: String
  /// The text after the selection.
  public internal(set) var after: String

  /// Creates a context from the text before, inside and after the selection.
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

  /// Returns the selection in a unit from the start of the text. Clusters are counted separately in
  /// the text before the selection and in the selected text.
  public func selectedRange(in unit: CountingUnit) -> Range<Int> {
    let start = before.length(in: unit)
    return start..<start + selected.length(in: unit)
  }

  /// Returns the context with the insertion point at the start or the end of the selection.
  func collapsed(toEnd: Bool) -> TextContext {
    guard !selected.isEmpty else { return self }
    return toEnd
      ? TextContext(before: before + selected, after: after)
      : TextContext(before: before, after: selected + after)
  }

  /// Selects a range in UTF-8 bytes from the start of the text. The range is clamped to the text,
  /// and bounds inside a code point move to its start. O(n).
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
