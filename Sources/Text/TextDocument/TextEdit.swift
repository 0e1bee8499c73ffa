/// An edit that a keyboard requests from a host, as a value. Offsets count from the start of the
/// selection, or from the insertion point; negative offsets are before it.
///
/// ```
/// in 'ab|cd'    .replace(-1..<1, with: "x")   ax|d
///               .delete(before: 2, after: 0)  |cd
///               .move(by: 1)                  abc|d
/// ```
public struct TextEdit: Hashable, Sendable {
  /// A kind of edit with its numbers.
  public enum Change: Hashable, Sendable {
    /// Replaces a range with text. If the range touches the selection, the insertion point is after
    /// the new text afterwards. Otherwise the selection stays on its text.
    case replace(Range<Int>, with: String)
    /// Deletes this many units before and after the selection. The selection itself stays.
    case delete(before: Int, after: Int)
    /// Moves the insertion point: to the left from the start of the selection, to the right from
    /// its end.
    case move(by: Int)
  }

  /// The reason why an edit cannot be applied. Nothing is changed then.
  public enum Refusal: Error, Hashable, Sendable {
    /// The edit reaches outside the text, or outside the known part of it.
    case outsideText
    /// The edit would split a surrogate pair or the UTF-8 bytes of a code point.
    case splitsScalar
    /// The edit would split a grapheme cluster, and the caller wants clusters kept whole.
    case splitsCharacter
    /// The number of units to delete is negative.
    case negativeCount
  }

  /// The edit to apply.
  public var change: Change
  /// The unit of its numbers.
  public var unit: CountingUnit

  /// Creates an edit.
  public init(_ change: Change, in unit: CountingUnit) {
    self.change = change
    self.unit = unit
  }
}
